import { useQuery } from '@tanstack/react-query';
import { usePanel } from '../providers/use-panel';

const REFRESH_MS = 15_000;

/** Rests while the page is hidden. */
export function useToday() {
  const panel = usePanel();
  return useQuery({
    queryKey: ['today'],
    queryFn: ({ signal }) => panel.fetchToday(signal),
    refetchInterval: REFRESH_MS,
  });
}
