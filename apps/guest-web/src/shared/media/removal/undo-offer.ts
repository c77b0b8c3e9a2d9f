import { restoreMedia } from '@hatira/api-client';
import type { MediaFeed } from '../feed/media-feed';
import type { Toast } from '../../ui/dialog/toast';
import { inParts } from './in-parts';
import type { RemovalPage } from './removal-page';

interface Offered {
  all: readonly string[];
  removed: readonly string[];
}

const NOTHING: Offered = { all: [], removed: [] };
const offers = new WeakMap<MediaFeed, Offered>();

/**
 * Offers to restore deleted items. One offer covers all deletions while it is
 * shown; a failed undo is offered again.
 * @param ids on an error they may still exist
 */
export function offerUndo(
  page: RemovalPage,
  ids: readonly string[],
  { text, kind = 'success' }: Pick<Toast, 'text' | 'kind'>,
): void {
  const { feed, t, toast } = page;
  const before = offers.get(feed) ?? NOTHING;
  const all = united(before.all, ids);
  const removed =
    kind === 'success' ? united(before.removed, ids) : before.removed;
  const isMore = kind === 'success' && removed.length > ids.length;
  offers.set(feed, { all, removed });
  toast({
    text: isMore ? t('gallery.removedMany', { count: removed.length }) : text,
    kind,
    action: {
      label: t('common.undo'),
      run: () => void restore(page, all),
      onEnd: () => void offers.delete(feed),
    },
  });
}

async function restore(
  page: RemovalPage,
  ids: readonly string[],
): Promise<void> {
  const { feed, t, toast } = page;
  try {
    const count = await inParts(ids, restoreMedia);
    await feed.refresh();
    if (count > 0) return toast({ text: t('gallery.restored', { count }) });
    // Not carried out, or restored by an unanswered undo.
    if (ids.every((id) => feed.has(id)))
      return toast({ text: t('gallery.nothingMissing') });
  } catch {
    // Reported by the offer below.
  }
  offerUndo(page, ids, { text: t('gallery.restoreError'), kind: 'error' });
}

function united(
  one: readonly string[],
  other: readonly string[],
): readonly string[] {
  return [...new Set([...one, ...other])];
}
