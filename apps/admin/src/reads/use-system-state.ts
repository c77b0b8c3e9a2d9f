import { fetchSystemState } from '@hatira/api-client';
import type { SystemState } from '@hatira/contract';
import { useQuery } from '@tanstack/react-query';
import { useSessionGuard } from '../ui/feedback/use-session-guard';

const REFRESH_MS = 60_000;

export function useSystemState(): SystemState | undefined {
  const guard = useSessionGuard();
  const { data } = useQuery({
    queryKey: ['system'],
    queryFn: ({ signal }) => guard(fetchSystemState(signal)),
    refetchInterval: REFRESH_MS,
  });
  return data;
}
