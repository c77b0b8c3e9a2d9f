import { useCallback, useMemo, useState } from 'react';
import type { MediaSort } from '@hatira/contract';
import { storeChoice, storedChoice } from '../../lib/stored-choice';

const STORAGE_KEY = 'media-order';

export interface MediaOrder {
  sort: MediaSort;
  choose: (sort: MediaSort) => void;
}

/** The visitor's order, remembered on the device. */
export function useMediaOrder(): MediaOrder {
  const [sort, setSort] = useState(stored);
  const choose = useCallback((chosen: MediaSort) => {
    storeChoice(STORAGE_KEY, chosen);
    setSort(chosen);
  }, []);
  return useMemo(() => ({ sort, choose }), [sort, choose]);
}

function stored(): MediaSort {
  return storedChoice(STORAGE_KEY) === 'moment' ? 'moment' : 'uploaded';
}
