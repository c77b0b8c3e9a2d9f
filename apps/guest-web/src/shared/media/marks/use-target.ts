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
