import type { ComponentType } from 'react';
import type { WeddingInfo } from '@hatira/contract';
import type { Listing } from '../../shared/media/feed/listing';
import type { MediaOrder } from '../../shared/media/order/use-media-order';
import type { MediaActions } from './actions/use-item-actions';
import type { Stacking } from './stacks/stacking';

/** A part over the gallery: the menu, what the couple passes on, or the culling. */
export interface PanelProps {
  hash: number;
  wedding: WeddingInfo;
  /** The listing without the filter. */
  whole: Listing;
  listing: Listing;
  order: MediaOrder;
  stacking: Stacking;
  /** Undefined: the link may not delete. */
  removeSelected: MediaActions['removeSelected'] | undefined;
  /** Opens the culling instead. */
  onCull: () => void;
  onClose: () => void;
}

export type Panel = ComponentType<PanelProps>;
