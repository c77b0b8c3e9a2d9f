import { useCallback, useMemo } from 'react';
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

/** Asks before a deletion and offers an undo. */
export function useItemActions(
  feed: MediaFeed,
  selection: Selection,
  busy: IdSet,
): MediaActions {
  const { t } = useTranslation();
  const toast = useToast();
  const removeItems = useRemoveItems(feed, selection, busy);

  return useMemo(
    () => ({
      download: (item) =>
        whileBusy(busy, [item.id], async () => {
          await downloadFile(item.id).catch(() =>
            toast({ text: t('admin.downloadError'), kind: 'error' }),
          );
        }),
      remove: (item) =>
        removeItems([item.id], {
          call: () => removeOne(item),
          question: t('gallery.confirmRemove', { name: item.file_name }),
          success: t('gallery.removed', { name: item.file_name }),
          failure: t('admin.deleteError'),
        }),
      removeSelected: async () => {
        // A key asks again while the button is disabled.
        if (busy.size > 0) return;
        const ids = selection.ids();
        const { length: count } = ids;
        await removeItems(ids, {
          call: async () => {
            await inParts(ids, bulkDeleteMedia);
            selection.clear();
          },
          question: t('gallery.confirmRemoveMany', { count }),
          success: t('gallery.removedMany', { count }),
          failure: t('admin.bulkDeleteError'),
        });
      },
    }),
    [t, toast, selection, busy, removeItems],
  );
}

interface Removal {
  call: () => Promise<unknown>;
  question: string;
  success: string;
  failure: string;
}

function useRemoveItems(feed: MediaFeed, selection: Selection, busy: IdSet) {
  const toast = useToast();
  const offerUndo = useUndoOffer(feed);

  return useCallback(
    async (ids: readonly string[], removal: Removal): Promise<void> => {
      if (!window.confirm(removal.question)) return;
      await whileBusy(busy, ids, async () => {
        try {
          await removal.call();
          feed.remove(ids);
          selection.remove(ids);
          offerUndo(ids, { text: removal.success });
        } catch (error) {
          const failure = { text: removal.failure, kind: 'error' } as const;
          // An unanswered request may have been carried out.
          if (ids.length > MAX_BULK_IDS || !isRefusal(error))
            offerUndo(ids, failure);
          else toast(failure);
        }
      });
    },
    [feed, selection, busy, toast, offerUndo],
  );
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
