import { useQuery } from '@tanstack/react-query';
import { usePanelCall } from '../providers/use-panel-call';

const SETTINGS_KEY = 'settings';
const DEFAULT_TRASH_DAYS = 30;

export function useSettings() {
  const call = usePanelCall();
  return useQuery({
    queryKey: [SETTINGS_KEY],
    queryFn: ({ signal }) => call((panel) => panel.fetchSettings(signal)),
    staleTime: 10_000,
  });
}

/** Returns the days that deleted items can be restored. */
export function useTrashDays(): number {
  return useSettings().data?.trashDays.value ?? DEFAULT_TRASH_DAYS;
}
