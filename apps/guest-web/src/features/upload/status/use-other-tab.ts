/* eslint-disable no-restricted-globals -- detected before use */
import { useEffect, useState } from 'react';

type Part = typeof import('./other-tab');

/** Loads the line about another tab when one speaks. */
export function useOtherTab(): Part | undefined {
  const [part, setPart] = useState<Part>();
  useEffect(() => {
    if (typeof BroadcastChannel === 'undefined') return undefined;
    const channel = new BroadcastChannel('sending');
    channel.onmessage = () =>
      import('./other-tab').then(setPart, () => undefined);
    channel.postMessage('is anybody sending?');
    return () => channel.close();
  }, []);
  return part;
}
