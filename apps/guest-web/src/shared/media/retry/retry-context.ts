import { createContext } from 'react';
import type { MediaItem } from '@hatira/contract';

export interface Retry {
  /** Starts a failed item again. */
  start: (item: MediaItem) => Promise<void>;
  /** True until the outcome of a start by this view. */
  isWaiting: (item: MediaItem) => boolean;
  /** True after a start by this view that made no picture. */
  hasFailedAgain: (item: MediaItem) => boolean;
}

/** Undefined: the link may not. */
export const RetryContext = createContext<Retry | undefined>(undefined);
