import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, bulkDeleteMedia, deleteMedia } from '@hatira/api-client';
import { MAX_BULK_IDS, type MediaItem } from '@hatira/contract';
import { downloadFile } from '../../../shared/media/file/download-file';
import type { MediaFeed } from '../../../shared/media/feed/media-feed';
import { useToast } from '../../../shared/ui/dialog/toast';
import type { ItemActions } from '../gallery-tools';
import type { IdSet } from '../grid/id-set';
import type { Selection } from '../grid/selection';
import { inParts } from './in-parts';
import { useUndoOffer } from './use-undo-offer';

export interface MediaActions extends ItemActions {
  removeSelected: () => Promise<void>;
}

/**
 * Deletes and downloads items and reports the outcome. Asks before a deletion
 * and offers an undo.
 */
export function useItemActions(
  feed: MediaFeed,
  selection: Selection,
  busy: IdSet,
): MediaActions {
  const { t } = useTranslation();
  const toast = useToast();
  const offerUndo = useUndoOffer(feed);

  return useMemo(() => {
    const forget = (ids: readonly string[], text: string) => {
      feed.remove(ids);
      selection.remove(ids);
      offerUndo(ids, { text });
    };
    // An unanswered request may have been carried out.
    const fail = (ids: readonly string[], text: string, error: unknown) => {
      if (ids.length > MAX_BULK_IDS || !isRefusal(error))
        offerUndo(ids, { text, kind: 'error' });
      else toast({ text, kind: 'error' });
    };
    return {
      download: (item) =>
        whileBusy(busy, [item.id], async () => {
          await downloadFile(item.id).catch(() =>
            toast({ text: t('admin.downloadError'), kind: 'error' }),
          );
        }),
      remove: async (item) => {
        if (
          !window.confirm(t('gallery.confirmRemove', { name: item.file_name }))
        )
          return;
        await whileBusy(busy, [item.id], async () => {
          try {
            await removeOne(item);
            forget([item.id], t('gallery.removed', { name: item.file_name }));
          } catch (error) {
            fail([item.id], t('admin.deleteError'), error);
          }
        });
      },
      removeSelected: async () => {
        const ids = selection.ids();
        if (
          !window.confirm(t('gallery.confirmRemoveMany', { count: ids.length }))
        )
          return;
        await whileBusy(busy, ids, async () => {
          try {
            await inParts(ids, bulkDeleteMedia);
            selection.clear();
            forget(ids, t('gallery.removedMany', { count: ids.length }));
          } catch (error) {
            fail(ids, t('admin.bulkDeleteError'), error);
          }
        });
      },
    };
  }, [t, toast, feed, offerUndo, selection, busy]);
}

/** Returns true when the server reported that it deleted nothing. */
function isRefusal(error: unknown): boolean {
  return (
    error instanceof ApiError &&
    !error.isTimeout &&
    error.status >= 400 &&
    error.status < 500
  );
}

/** Another visitor may have deleted the item first, which is a success. */
async function removeOne(item: MediaItem): Promise<void> {
  try {
    await deleteMedia(item.id);
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error;
  }
}

async function whileBusy(
  busy: IdSet,
  ids: readonly string[],
  work: () => Promise<void>,
): Promise<void> {
  busy.add(ids);
  try {
    await work();
  } finally {
    busy.remove(ids);
  }
}
