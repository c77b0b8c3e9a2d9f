import { useCallback, useState } from 'react';
import { SLIDE_SECONDS } from '@hatira/contract';
import { storeChoice, storedChoice } from '../../../lib/stored-choice';
import { ORDERS, type SlideOrder } from './slide-order';

const STORAGE_KEY = 'slideshow';
/** Seconds. */
export const PACES = [3, 5, 8, 15];

export interface SlideshowSettings {
  order: SlideOrder;
  /** For a photo; a video plays to its end. */
  paceSeconds: number;
  hasNotes: boolean;
  hasSound: boolean;
}

const DEFAULTS: SlideshowSettings = {
  order: 'moment',
  paceSeconds: SLIDE_SECONDS,
  hasNotes: true,
  hasSound: false,
};

/** Remembered on the device. */
export function useSlideshowSettings() {
  const [settings, setSettings] = useState(stored);
  const change = useCallback(
    (part: Partial<SlideshowSettings>) =>
      setSettings((before) => {
        const after = { ...before, ...part };
        storeChoice(STORAGE_KEY, JSON.stringify(after));
        return after;
      }),
    [],
  );
  return { settings, change };
}

function stored(): SlideshowSettings {
  try {
    const read = JSON.parse(
      storedChoice(STORAGE_KEY) ?? '{}',
    ) as Partial<SlideshowSettings>;
    const isKnown =
      ORDERS.includes(read.order ?? 'moment') &&
      PACES.includes(read.paceSeconds ?? DEFAULTS.paceSeconds);
    return isKnown ? { ...DEFAULTS, ...read } : DEFAULTS;
  } catch {
    return DEFAULTS;
  }
}
