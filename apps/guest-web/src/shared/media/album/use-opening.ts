import { useEffect } from 'react';
import { withJitter } from '../../lib/with-jitter';

/** The page asks so long after the time that the server named: clocks differ. */
const OPENING_MS = 2_000;
/** It asks again for a clock that is ahead. */
const AGAIN_MS = 60_000;
/** Longer ones end with a visit. */
const LONGEST_WAIT_MS = 86_400_000;

/**
 * Reads a sealed album when its seal ends.
 * @param opensAt undefined: no seal
 */
export function useOpening(
  opensAt: string | undefined,
  read: () => Promise<void>,
): void {
  useEffect(() => {
    if (opensAt === undefined) return undefined;
    const leftMs = Date.parse(opensAt) - Date.now();
    if (leftMs >= LONGEST_WAIT_MS) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    let isOver = false;
    const wait = (ms: number) => {
      if (!isOver) timer = setTimeout(look, withJitter(ms));
    };
    const look = () => {
      const isVisible = document.visibilityState === 'visible';
      void (isVisible ? read() : Promise.resolve()).then(() => wait(AGAIN_MS));
    };
    timer = setTimeout(look, Math.max(0, leftMs) + withJitter(OPENING_MS));
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [opensAt, read]);
}
