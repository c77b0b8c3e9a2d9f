import { useEffect, useState } from 'react';

const STEP_MS = 60_000;
/** Steps until the names and the code change their side. */
const SIDE_STEPS = 15;

/** Where the fixed parts of the screen are. */
export interface Drift {
  /** -1 to 1 of the free space. */
  x: number;
  y: number;
  side: 'left' | 'right';
}

/** Returns the place after some steps; no two in a row are equal. */
export function driftAt(step: number): Drift {
  return {
    x: Math.sin(step * 0.9),
    y: Math.cos(step * 0.7),
    side: Math.floor(step / SIDE_STEPS) % 2 === 0 ? 'right' : 'left',
  };
}

/** Moves fixed parts slowly: the same picture for hours burns in. */
export function useDrift(): Drift {
  const [step, setStep] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setStep((now) => now + 1), STEP_MS);
    return () => clearInterval(timer);
  }, []);
  return driftAt(step);
}
