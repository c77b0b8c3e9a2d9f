import { fetchPanelSummary } from '@hatira/api-client';
import type { PanelSummary } from '@hatira/contract';
import { useQuery } from '@tanstack/react-query';
import { useSessionGuard } from '../ui/feedback/use-session-guard';

export const SUMMARY_KEY = 'summary';
const REFRESH_MS = 60_000;

export function useSummary(): PanelSummary | undefined {
  const guard = useSessionGuard();
  const { data } = useQuery({
    queryKey: [SUMMARY_KEY],
    queryFn: ({ signal }) => guard(fetchPanelSummary(signal)),
    refetchInterval: REFRESH_MS,
  });
  return data;
}
