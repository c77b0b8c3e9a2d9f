import { useCallback, useEffect, useMemo, useReducer, useState } from 'react';
import type { MediaSort } from '@hatira/contract';
import { storeChoice, storedChoice } from '../../../shared/lib/stored-choice';
import type { StackMode, Stacking } from './stacking';

const STORAGE_KEY = 'gallery-stacks';

type StacksPart = typeof import('./stacks-part');

let part: StacksPart | undefined;

export async function loadStacks(): Promise<StacksPart> {
  const loaded = await import('./stacks-part');
  await loaded.loadChoices();
  return (part = loaded);
}

/**
 * The device's choice. Without one, bursts are stacked in the orders of moments;
 * in the order of uploads each new picture shows.
 */
export function useStacking(sort: MediaSort): Stacking {
  const [chosen, setChosen] = useState(stored);
  const [hasEnded, end] = useReducer(() => true, false);
  const mode = chosen ?? (sort === 'uploaded' ? 'off' : 'bursts');
  const isOn = mode !== 'off';
  useEffect(() => {
    // It may have come between the render and now.
    if (isOn) loadStacks().then(end, end);
  }, [isOn]);
  const choose = useCallback((next: StackMode) => {
    storeChoice(STORAGE_KEY, next);
    setChosen(next);
  }, []);
  const isAwaited = isOn && !part && !hasEnded;
  const loaded = isAwaited ? undefined : part;
  const stacker = useMemo(
    () => (mode === 'off' ? undefined : loaded?.stackerOf(mode)),
    [mode, loaded],
  );
  return useMemo(
    () => ({ mode, choose, stacker, isAwaited }),
    [mode, choose, stacker, isAwaited],
  );
}

function stored(): StackMode | undefined {
  const mode = storedChoice(STORAGE_KEY);
  return mode === 'off' || mode === 'bursts' || mode === 'moments'
    ? mode
    : undefined;
}
