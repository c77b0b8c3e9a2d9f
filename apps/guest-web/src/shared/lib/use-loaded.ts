import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError } from '@hatira/api-client';

interface View<T> {
  value?: T;
  error?: ApiError;
}

/**
 * Reads for a page, and again by `retry`. Loading while both `value` and `error`
 * are absent.
 * @param read stays the same until it reads something else
 * @param given returns the value in place of the first read, if it is there
 */
export function useLoaded<T>(
  read: (signal: AbortSignal) => Promise<T>,
  given?: () => T | undefined,
) {
  const [view, setView] = useState<View<T>>(() => viewOf(given?.()));
  const [attempt, setAttempt] = useState(0);
  const isThere = useRef(view.value !== undefined);

  useEffect(() => {
    if (isThere.current) {
      isThere.current = false;
      return undefined;
    }
    const abort = new AbortController();
    read(abort.signal).then(
      (value) => !abort.signal.aborted && setView({ value }),
      (error: unknown) =>
        !abort.signal.aborted &&
        error instanceof ApiError &&
        setView({ error }),
    );
    return () => abort.abort();
  }, [read, attempt]);

  const retry = useCallback(() => {
    setView({});
    setAttempt((before) => before + 1);
  }, []);
  /** Of a value that is loaded. */
  const change = useCallback(
    (changed: (value: T) => T) =>
      setView(({ value }) =>
        value === undefined ? {} : { value: changed(value) },
      ),
    [],
  );
  return { ...view, retry, change };
}

function viewOf<T>(value: T | undefined): View<T> {
  return value === undefined ? {} : { value };
}
