import { useQuery } from '@tanstack/react-query';
import { usePanel } from '../providers/use-panel';

const SETTINGS_KEY = 'settings';
const DEFAULT_TRASH_DAYS = 30;

export function useSettings() {
  const panel = usePanel();
  return useQuery({
    queryKey: [SETTINGS_KEY],
    queryFn: ({ signal }) => panel.fetchSettings(signal),
    staleTime: 10_000,
  });
}

/** Returns the days that deleted items stay restorable. */
export function useTrashDays(): number {
  return useSettings().data?.trashDays.value ?? DEFAULT_TRASH_DAYS;
}
