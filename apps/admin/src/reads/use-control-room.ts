import { useQuery } from '@tanstack/react-query';
import { usePanel } from '../providers/use-panel';

const REFRESH_MS = 10_000;

/** Rests while the page is hidden. */
export function useControlRoom() {
  const panel = usePanel();
  return useQuery({
    queryKey: ['control-room'],
    queryFn: ({ signal }) => panel.fetchControlRoom(signal),
    refetchInterval: REFRESH_MS,
  });
}
