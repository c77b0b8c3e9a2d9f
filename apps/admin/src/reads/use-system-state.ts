import type { SystemState } from '@hatira/contract';
import { useQuery } from '@tanstack/react-query';
import { usePanelCall } from '../providers/use-panel-call';

const REFRESH_MS = 60_000;

export function useSystemState(): SystemState | undefined {
  const call = usePanelCall();
  const { data } = useQuery({
    queryKey: ['system'],
    queryFn: ({ signal }) => call((panel) => panel.fetchSystemState(signal)),
    refetchInterval: REFRESH_MS,
  });
  return data;
}
