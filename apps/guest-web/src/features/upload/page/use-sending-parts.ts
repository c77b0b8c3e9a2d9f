import { useEffect, useState } from 'react';
import { loadPart } from '../../../shared/i18n/i18n';
import { withJitter } from '../../../shared/lib/with-jitter';

type SendingParts = typeof import('./sending-parts');

const AGAIN_MS = 3_000;

/**
 * Loads the parts that show how the sending goes after the first paint, and repeats it until the
 * network works. Files are sent without them.
 */
export function useSendingParts(): SendingParts | undefined {
  const [parts, setParts] = useState<SendingParts>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let isMounted = true;
    const load = () => {
      Promise.all([import('./sending-parts'), loadPart('sending')]).then(
        ([loaded]) => isMounted && setParts(loaded),
        () => {
          if (isMounted) timer = setTimeout(load, withJitter(AGAIN_MS));
        },
      );
    };
    load();
    return () => {
      isMounted = false;
      clearTimeout(timer);
    };
  }, []);
  return parts;
}
