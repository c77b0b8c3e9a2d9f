import type { WallView } from '@hatira/contract';
import type { Slide } from './slide';

export type Wedding = Pick<
  WallView['data'],
  'names' | 'titleFont' | 'uploadUrl'
>;

/** The state of the page; without a wedding it loads. */
export interface Show {
  hasEnded: boolean;
  wedding?: Wedding;
  isSealed: boolean;
  slide?: Slide | undefined;
  /** The slide below while the new one fades in. */
  before?: Slide | undefined;
}

export const NOTHING: Show = { hasEnded: false, isSealed: false };
