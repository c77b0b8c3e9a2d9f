import type { MediaItem } from '@hatira/contract';
import type { GridShape } from './grid-shape';
import type { Breaks, MasonryLayout } from './masonry-layout';

export interface MasonryView {
  items: readonly MediaItem[];
  layout: MasonryLayout;
  shape: GridShape;
  /** Undefined: no headings. */
  breaks: Breaks | undefined;
  /** Near the window, in order. */
  shown: readonly number[];
  /** Movement of visible items; the page scrolls equally. */
  shift: number;
  /** Pictures wait for the sizes of the first window. */
  isSettled: boolean;
  /** The visitor flies over the items: pictures wait. */
  isPassing: boolean;
}

export interface Captions {
  /** Called with all items before `heightOf`. */
  prepare: (items: readonly MediaItem[], columnWidth: number) => void;
  /** Pixels. */
  heightOf: (item: MediaItem) => number;
}

export interface MasonryOptions {
  /** Pixels between the tiles. */
  gap: number;
  /** Chosen across; undefined: by the width. */
  columns?: number | undefined;
  captions: Captions;
  /** The captions of wide tiles. */
  wideCaptions: Captions;
}
