import type { WifiNetwork } from '@hatira/contract';
import { useQuery } from '@tanstack/react-query';
import { usePanel } from '../../providers/use-panel';

/** Null: none is known; undefined: not read yet. */
export function useWifi(hash: number): WifiNetwork | null | undefined {
  const panel = usePanel();
  return useQuery({
    queryKey: ['wifi', hash],
    queryFn: ({ signal }) => panel.fetchWifi(hash, signal),
  }).data;
}
