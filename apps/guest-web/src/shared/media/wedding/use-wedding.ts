import { useCallback } from 'react';
import { fetchWeddingInfo, type ApiError } from '@hatira/api-client';
import { API, type Success, type WeddingInfo } from '@hatira/contract';
import { givenAnswer } from '../../lib/given-answer';
import { useLoaded } from '../../lib/use-loaded';

/** Loading while both are absent. */
export interface WeddingView {
  wedding?: WeddingInfo | undefined;
  error?: ApiError | undefined;
  retry: () => void;
}

export function useWedding(hash: number): WeddingView {
  const read = useCallback(
    (signal: AbortSignal) => fetchWeddingInfo(hash, signal),
    [hash],
  );
  const {
    value: wedding,
    error,
    retry,
  } = useLoaded(
    read,
    () => givenAnswer<Success<WeddingInfo>>(API.weddingInfo(hash))?.body.data,
  );
  return { wedding, error, retry };
}
