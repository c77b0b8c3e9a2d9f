import type { TFunction } from 'i18next';
import type { MediaFeed } from '../feed/media-feed';
import type { Toast } from '../../ui/dialog/toast';

/** The marks of a page on its items. The functions stay the same. */
export interface RemovalMarks {
  whileRemoving: (
    ids: readonly string[],
    work: () => Promise<void>,
  ) => Promise<void>;
  onRemoved: (ids: readonly string[]) => void;
}

/** The page that shows the items. */
export interface RemovalPage extends RemovalMarks {
  feed: MediaFeed;
  t: TFunction;
  toast: (toast: Toast) => void;
}
