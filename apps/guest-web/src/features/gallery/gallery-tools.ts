import { createContext, useContext } from 'react';
import type { MediaItem } from '@hatira/contract';
import type { IdSet } from './grid/id-set';
import type { LoadQueue } from './grid/load-queue';
import type { Masonry } from './grid/masonry/masonry';
import type { Selection } from './grid/selection';

/** What one can do with a single item. */
export interface ItemActions {
  remove: (item: MediaItem) => Promise<void>;
  download: (item: MediaItem) => Promise<void>;
}

/** What all parts of an open gallery share. */
export interface GalleryTools {
  masonry: Masonry;
  queue: LoadQueue;
  selection: Selection;
  /** Items with something under way. */
  busy: IdSet;
  /** Tells a picture's size once it is known: height by width, undefined for one that cannot be shown. */
  reportSize: (id: string, ratio: number | undefined) => void;
  actions: ItemActions;
  /** Whether the link may delete; relatives look and download. */
  canDelete: boolean;
}

export const GalleryToolsContext = createContext<GalleryTools | null>(null);

export function useGalleryTools(): GalleryTools {
  return useContext(GalleryToolsContext)!;
}
