import { useEffect, useState } from 'react';
import { fetchOwnItems } from '@hatira/api-client';
import type { OwnItems } from '@hatira/contract';
import { hasSentHere } from './sent-here';
import { currentUploadPath } from './upload-path';

/**
 * Asks the server once for the newest files that this phone sent before the page
 * opened, if it knows of something.
 * @returns addresses of the files; undefined until the answer
 */
export function useSentBefore(): ReadonlySet<string> | undefined {
  const [sent, setSent] = useState<ReadonlySet<string>>();
  useEffect(() => {
    if (!hasSentHere()) return undefined;
    const abort = new AbortController();
    fetchOwnItems(currentUploadPath(), { signal: abort.signal }).then(
      (answer) => setSent(beforeOpening(answer)),
      // The page works without it.
      () => undefined,
    );
    return () => abort.abort();
  }, []);
  return sent;
}

/** Compares ages: the phone's clock may be wrong. */
function beforeOpening({ data, now }: OwnItems): Set<string> {
  const openForMs = performance.now();
  const isOlder = (at: string) => Date.parse(now) - Date.parse(at) > openForMs;
  return new Set(
    data
      .filter(({ created_at: at }) => isOlder(at))
      .map(({ storage_url: url }) => url),
  );
}
