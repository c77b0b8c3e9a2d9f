import type { MediaExposure, MediaItem } from '@hatira/contract';

/** An act on photos, below which others may be folded. */
export interface Scope {
  act: 'delete' | MediaExposure;
  /** The items in sight. */
  chosen: readonly MediaItem[];
  /** Out of sight: copies, or similar ones. */
  below: readonly MediaItem[];
}
