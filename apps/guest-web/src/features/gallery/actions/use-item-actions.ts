import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, bulkDeleteMedia, deleteMedia, restoreMedia } from '@hatira/api-client';
import { MAX_BULK_IDS, type MediaItem } from '@hatira/contract';
import { downloadFile } from '../../../shared/media/download-file';
import type { MediaFeed } from '../../../shared/media/media-feed';
import { useToast } from '../../../shared/ui/toast';
import type { ItemActions } from '../gallery-tools';
import type { IdSet } from '../grid/id-set';
import type { Selection } from '../grid/selection';

export interface MediaActions extends ItemActions {
  removeSelected: () => Promise<void>;
}

/** Deleting and downloading, with what is said about it. Deletions ask first and can be taken back. */
export function useItemActions(feed: MediaFeed, selection: Selection, busy: IdSet): MediaActions {
  const { t } = useTranslation();
  const toast = useToast();
  const undo = useUndo(feed);

  return useMemo(() => {
    const forget = (ids: readonly string[], text: string) => {
      feed.remove(ids);
      selection.remove(ids);
      toast({ text, action: { label: t('common.undo'), run: () => void undo(ids) } });
    };
    return {
      download: (item) =>
        whileBusy(busy, [item.id], async () => {
          await downloadFile(item.id).catch(() => toast({ text: t('admin.downloadError'), kind: 'error' }));
        }),
      remove: async (item) => {
        if (!window.confirm(t('gallery.confirmRemove', { name: item.file_name }))) return;
        await whileBusy(busy, [item.id], async () => {
          try {
            await removeOne(item);
            forget([item.id], t('gallery.removed', { name: item.file_name }));
          } catch {
            toast({ text: t('admin.deleteError'), kind: 'error' });
          }
        });
      },
      removeSelected: async () => {
        const ids = selection.ids();
        if (!window.confirm(t('gallery.confirmRemoveMany', { count: ids.length }))) return;
        await whileBusy(busy, ids, async () => {
          try {
            await inParts(ids, bulkDeleteMedia);
            selection.clear();
            forget(ids, t('gallery.removedMany', { count: ids.length }));
          } catch {
            toast({ text: t('admin.bulkDeleteError'), kind: 'error' });
          }
        });
      },
    };
  }, [t, toast, feed, undo, selection, busy]);
}

/** Takes a deletion back and says whether that worked. */
function useUndo(feed: MediaFeed): (ids: readonly string[]) => Promise<void> {
  const { t } = useTranslation();
  const toast = useToast();
  return useCallback(
    async (ids) => {
      try {
        await inParts(ids, restoreMedia);
        await feed.refresh();
        toast({ text: t('gallery.restored', { count: ids.length }) });
      } catch {
        toast({ text: t('gallery.restoreError'), kind: 'error' });
      }
    },
    [t, toast, feed],
  );
}

/** Somebody else with the link may have been quicker: what is gone is gone. */
async function removeOne(item: MediaItem): Promise<void> {
  try {
    await deleteMedia(item.id);
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error;
  }
}

async function whileBusy(busy: IdSet, ids: readonly string[], work: () => Promise<void>): Promise<void> {
  busy.add(ids);
  try {
    await work();
  } finally {
    busy.remove(ids);
  }
}

/** A call takes at most `MAX_BULK_IDS` ids. */
async function inParts(ids: readonly string[], call: (part: string[]) => Promise<unknown>): Promise<void> {
  for (let start = 0; start < ids.length; start += MAX_BULK_IDS) await call(ids.slice(start, start + MAX_BULK_IDS));
}
