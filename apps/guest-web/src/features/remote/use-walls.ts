import { useCallback, useEffect, useState } from 'react';
import { ApiError, fetchWalls } from '@hatira/api-client';
import { API, type Wall } from '@hatira/contract';
import { followStream } from '../../shared/media/feed/follow-stream';

/** A wedding's walls as they change; undefined while they load. */
export function useWalls(hash: number) {
  const [walls, setWalls] = useState<readonly Wall[]>();
  const [error, setError] = useState<ApiError>();
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const abort = new AbortController();
    const { signal } = abort;
    const read = () =>
      fetchWalls(hash, signal).then(
        (found) => !signal.aborted && setWalls(found),
        (failure: unknown) =>
          !signal.aborted && failure instanceof ApiError && setError(failure),
      );
    const stop = followStream(API.galleryEvents(hash), {
      events: ['walls'],
      onGap: () => undefined,
      onOpen: (source) => {
        // A screen that goes off sends no event.
        for (const event of ['ready', 'beat', 'walls'])
          source.addEventListener(event, () => void read());
      },
    });
    void read();
    return () => {
      abort.abort();
      stop();
    };
  }, [hash, attempt]);

  const retry = useCallback(() => {
    setError(undefined);
    setAttempt((before) => before + 1);
  }, []);
  return { walls, error, retry };
}
