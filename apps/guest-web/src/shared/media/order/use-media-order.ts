import { useCallback, useMemo, useState } from 'react';
import type { MediaSort } from '@hatira/contract';
import { storeChoice, storedChoice } from '../../lib/stored-choice';

const SORTS = ['story', 'moment', 'uploaded'] as const;

export interface MediaOrder {
  sort: MediaSort;
  choose: (sort: MediaSort) => void;
}

export interface ChosenOrder {
  /** Undefined: the gallery opens in the order that the server names. */
  chosen: MediaSort | undefined;
  choose: (sort: MediaSort) => void;
}

/** The visitor's order of a gallery, remembered on the device. */
export function useChosenOrder(hash: number): ChosenOrder {
  const key = `media-order ${hash}`;
  const [chosen, setChosen] = useState(() => stored(key));
  const choose = useCallback(
    (sort: MediaSort) => {
      storeChoice(key, sort);
      setChosen(sort);
    },
    [key],
  );
  return useMemo(() => ({ chosen, choose }), [chosen, choose]);
}

function stored(key: string): MediaSort | undefined {
  const sort = storedChoice(key);
  return SORTS.find((known) => known === sort);
}
