import { ApiError, bulkDeleteMedia, deleteMedia } from '@hatira/api-client';
import type { MediaItem } from '@hatira/contract';
import { inParts } from './in-parts';
import { offerUndo } from './undo-offer';
import type { RemovalPage } from './removal-page';

export { loadChoices } from '../../i18n/choices';

/**
 * Asks, deletes an item and offers an undo.
 * @param ids the item and the video of a Live Photo
 */
export async function removeItem(
  page: RemovalPage,
  item: MediaItem,
  ids: readonly string[],
): Promise<void> {
  const { t } = page;
  const name = item.file_name;
  await removed(page, ids, {
    call: () =>
      ids.length > 1 ? bulkDeleteMedia([...ids]) : removeOne(item.id),
    question: t('gallery.confirmRemove', { name }),
    success: t('gallery.removed', { name }),
    failure: t('admin.deleteError'),
  });
}

/**
 * Asks, deletes several items and offers an undo.
 * @param ids the items and the videos of Live Photos
 * @param count of the items, which the texts name
 */
export async function removeMany(
  page: RemovalPage,
  ids: readonly string[],
  count: number,
): Promise<void> {
  const { t } = page;
  await removed(page, ids, {
    call: (onPart) =>
      inParts(ids, async (part) => {
        const deleted = await bulkDeleteMedia(part);
        onPart();
        return deleted;
      }),
    question: t('gallery.confirmRemoveMany', { count }),
    success: t('gallery.removedMany', { count }),
    failure: t('admin.bulkDeleteError'),
  });
}

interface Removal {
  /** @param onPart called after each answered part */
  call: (onPart: () => void) => Promise<unknown>;
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
    let hasPart = false;
    try {
      await removal.call(() => (hasPart = true));
      feed.remove(ids);
      onRemoved(ids);
      offerUndo(page, ids, { text: removal.success });
    } catch (error) {
      // An unanswered request may have been carried out.
      if (hasPart || !isRefusal(error)) {
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
