/* eslint-disable no-restricted-globals -- detected before use */
import { useEffect, useState } from 'react';

/**
 * Asks the other tabs on a channel, and loads a part when one speaks.
 * @param isNeeded loads it at once
 */
export function useTabPart<Part>(
  name: string,
  question: string,
  load: () => Promise<Part>,
  isNeeded = false,
): Part | undefined {
  const [part, setPart] = useState<Part>();
  useEffect(() => {
    const start = () =>
      void load().then(
        (loaded) => setPart(() => loaded),
        () => undefined,
      );
    if (isNeeded) return start();
    if (typeof BroadcastChannel === 'undefined') return undefined;
    const channel = new BroadcastChannel(name);
    channel.onmessage = start;
    channel.postMessage(question);
    return () => channel.close();
  }, [name, question, load, isNeeded]);
  return part;
}
