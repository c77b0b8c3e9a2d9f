import type { TFunction } from 'i18next';
import type { MediaFeed } from '../feed/media-feed';
import type { Toast } from '../../ui/dialog/toast';

/** The page that shows the items, and marks them. */
export interface RemovalPage {
  feed: MediaFeed;
  t: TFunction;
  toast: (toast: Toast) => void;
  whileRemoving: (
    ids: readonly string[],
    work: () => Promise<void>,
  ) => Promise<void>;
  onRemoved: (ids: readonly string[]) => void;
}
