import { createContext, useContext } from 'react';
import type { MediaItem, WeddingInfo } from '@hatira/contract';
import type { Moderation } from '../../../shared/media/exposure/use-moderation';
import type { Retry } from '../../../shared/media/retry/retry-context';
import type { IdSet } from './id-set';
import type { LoadQueue } from './load-queue';
import type { Masonry } from '../masonry/masonry';
import type { Selection } from './selection';

export interface ItemActions {
  /** @param below photos folded below it; undefined: those of its tile */
  remove: (item: MediaItem, below?: readonly MediaItem[]) => Promise<void>;
  download: (item: MediaItem) => Promise<void>;
}

export interface GalleryTools {
  hash: number;
  wedding: WeddingInfo;
  masonry: Masonry;
  queue: LoadQueue;
  selection: Selection;
  busy: IdSet;
  /** Stacks of equal pictures that show each. */
  open: IdSet;
  /** Height by width; undefined: cannot be shown. */
  reportSize: (id: string, ratio: number | undefined) => void;
  actions: ItemActions;
  /** True for the couple's link, false for the relatives'. */
  canDelete: boolean;
  /** Undefined: guests see no album. */
  moderation: Moderation | undefined;
  /** Undefined: the link may not start failed items again. */
  retry: Retry | undefined;
  /** Shows the item large, over the grid. */
  openItem: (id: string, tappedAtMs?: number) => void;
}

export const GalleryToolsContext = createContext<GalleryTools | null>(null);

export function useGalleryTools(): GalleryTools {
  return useContext(GalleryToolsContext)!;
}
