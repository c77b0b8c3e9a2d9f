import type { PanelSummary } from '@hatira/contract';
import { useQuery } from '@tanstack/react-query';
import { usePanelCall } from '../providers/use-panel-call';

export const SUMMARY_KEY = 'summary';
const REFRESH_MS = 60_000;

export function useSummary(): PanelSummary | undefined {
  const call = usePanelCall();
  const { data } = useQuery({
    queryKey: [SUMMARY_KEY],
    queryFn: ({ signal }) => call((panel) => panel.fetchPanelSummary(signal)),
    refetchInterval: REFRESH_MS,
  });
  return data;
}
