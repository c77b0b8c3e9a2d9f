import { ApiError, bulkDeleteMedia, deleteMedia } from '@hatira/api-client';
import { MAX_BULK_IDS, type MediaItem } from '@hatira/contract';
import { inParts } from './in-parts';
import { offerUndo } from './undo-offer';
import type { RemovalPage } from './removal-page';

export { loadChoices } from '../../i18n/choices';

/**
 * Asks, deletes an item and offers an undo.
 * @param ids the item and further files that belong to it
 */
export async function removeItem(
  page: RemovalPage,
  item: MediaItem,
  ids: readonly string[],
): Promise<void> {
  if (ids.length > 1) return removeMany(page, ids);
  const { t } = page;
  const name = item.file_name;
  await removed(page, ids, {
    call: () => removeOne(item.id),
    question: t('gallery.confirmRemove', { name }),
    success: t('gallery.removed', { name }),
    failure: t('admin.deleteError'),
  });
}

/** Asks, deletes several items and offers an undo. */
export async function removeMany(
  page: RemovalPage,
  ids: readonly string[],
): Promise<void> {
  const { t } = page;
  const { length: count } = ids;
  await removed(page, ids, {
    call: () => inParts(ids, bulkDeleteMedia),
    question: t('gallery.confirmRemoveMany', { count }),
    success: t('gallery.removedMany', { count }),
    failure: t('admin.bulkDeleteError'),
  });
}

interface Removal {
  call: () => Promise<unknown>;
  question: string;
  success: string;
  failure: string;
}

async function removed(
  page: RemovalPage,
  ids: readonly string[],
  removal: Removal,
): Promise<void> {
  const { feed, onRemoved, t, toast, whileRemoving } = page;
  if (!window.confirm(removal.question)) return;
  await whileRemoving(ids, async () => {
    try {
      await removal.call();
      feed.remove(ids);
      onRemoved(ids);
      offerUndo(page, ids, { text: removal.success });
    } catch (error) {
      // An unanswered request may have been carried out.
      if (ids.length > MAX_BULK_IDS || !isRefusal(error)) {
        const undo = t('common.undo');
        const text = t('gallery.removalUnclear', { undo });
        offerUndo(page, ids, { text, kind: 'error' });
      } else toast({ text: removal.failure, kind: 'error' });
    }
  });
}

function isRefusal(error: unknown): boolean {
  return (
    error instanceof ApiError &&
    !error.isTimeout &&
    error.status >= 400 &&
    error.status < 500
  );
}

/** Another visitor may have deleted it first. */
async function removeOne(id: string): Promise<void> {
  try {
    await deleteMedia(id);
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error;
  }
}
