import { useState } from 'react';
import type { MediaItem } from '@hatira/contract';

export interface SlideshowSwitch {
  isOn: boolean;
  /** The button gets the focus back. */
  hasEnded: boolean;
  start: () => void;
  /** @param id of the last shown item, which stays */
  end: (id: string) => void;
}

export function useSlideshow(
  items: readonly MediaItem[],
  show: (index: number) => void,
): SlideshowSwitch {
  const [state, setState] = useState({ isOn: false, hasEnded: false });
  return {
    ...state,
    start: () => setState({ isOn: true, hasEnded: false }),
    end: (id) => {
      const index = items.findIndex((item) => item.id === id);
      if (index >= 0) show(index);
      setState({ isOn: false, hasEnded: true });
    },
  };
}
