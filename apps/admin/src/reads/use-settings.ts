import { fetchSettings } from '@hatira/api-client';
import { useQuery } from '@tanstack/react-query';
import { useSessionGuard } from '../ui/feedback/use-session-guard';

const SETTINGS_KEY = 'settings';
const DEFAULT_TRASH_DAYS = 30;

export function useSettings() {
  const guard = useSessionGuard();
  return useQuery({
    queryKey: [SETTINGS_KEY],
    queryFn: ({ signal }) => guard(fetchSettings(signal)),
    staleTime: 10_000,
  });
}

/** Returns the days that deleted items can be restored. */
export function useTrashDays(): number {
  return useSettings().data?.trashDays.value ?? DEFAULT_TRASH_DAYS;
}
