import { useQuery } from '@tanstack/react-query';
import { usePanel } from '../providers/use-panel';

const REFRESH_MS = 60_000;

export function useOverview() {
  const panel = usePanel();
  return useQuery({
    queryKey: ['overview'],
    queryFn: ({ signal }) => panel.fetchOverview(signal),
    refetchInterval: REFRESH_MS,
  });
}
