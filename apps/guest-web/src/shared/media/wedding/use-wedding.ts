import { useCallback, useEffect, useState } from 'react';
import { ApiError, fetchWeddingInfo } from '@hatira/api-client';
import type { WeddingInfo } from '@hatira/contract';

/** Loading while both are absent. */
export interface WeddingView {
  wedding?: WeddingInfo;
  error?: ApiError;
  retry: () => void;
}

export function useWedding(hash: number): WeddingView {
  const [view, setView] = useState<Omit<WeddingView, 'retry'>>({});
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const abort = new AbortController();
    fetchWeddingInfo(hash, abort.signal).then(
      (wedding) => setView({ wedding }),
      (error: unknown) =>
        !abort.signal.aborted &&
        error instanceof ApiError &&
        setView({ error }),
    );
    return () => abort.abort();
  }, [hash, attempt]);

  const retry = useCallback(() => {
    setView({});
    setAttempt((before) => before + 1);
  }, []);
  return { ...view, retry };
}
