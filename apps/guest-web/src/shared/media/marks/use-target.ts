import { useSyncExternalStore } from 'react';
import { useMarks } from './marks-context';

const NEVER = () => () => undefined;
const UNKNOWN = () => undefined;

/** The number of favourites that the couple wants; undefined: any. */
export function useTarget(): number | undefined {
  const target = useMarks()?.target;
  return useSyncExternalStore(
    target?.subscribe ?? NEVER,
    target?.current ?? UNKNOWN,
  );
}

/**
 * Returns the number of favourites that the couple wants.
 * @returns undefined also for fewer than it has: the number is then said alone
 */
export function useOpenTarget(number: number): number | undefined {
  const target = useTarget();
  return target !== undefined && number > target ? undefined : target;
}
