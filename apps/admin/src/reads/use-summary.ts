import type { PanelSummary } from '@hatira/contract';
import { useQuery } from '@tanstack/react-query';
import { usePanel } from '../providers/use-panel';

export const SUMMARY_KEY = 'summary';
const REFRESH_MS = 60_000;

export function useSummary(): PanelSummary | undefined {
  const panel = usePanel();
  const { data } = useQuery({
    queryKey: [SUMMARY_KEY],
    queryFn: ({ signal }) => panel.fetchPanelSummary(signal),
    refetchInterval: REFRESH_MS,
  });
  return data;
}
