import type { MediaItem } from '@hatira/contract';
import type { MasonryLayout } from './masonry-layout';

export interface MasonryView {
  items: readonly MediaItem[];
  layout: MasonryLayout;
  /** The items near the window, in order. */
  shown: readonly number[];
  /** Movement of the visible items; the page scrolls by the same amount. */
  shift: number;
  /**
   * False until the first window's sizes are known; pictures are shown then.
   */
  isSettled: boolean;
}

export interface Captions {
  /** Called with all items before their heights are read. */
  prepare: (items: readonly MediaItem[], columnWidth: number) => void;
  /** Pixels. */
  heightOf: (item: MediaItem) => number;
}

export interface MasonryOptions {
  /** Pixels between the tiles. */
  gap: number;
  captions: Captions;
}
