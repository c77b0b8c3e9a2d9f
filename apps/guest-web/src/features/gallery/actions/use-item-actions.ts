import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { downloadFile } from '../../../shared/media/file/download-file';
import type { MediaFeed } from '../../../shared/media/feed/media-feed';
import type { RemovalMarks } from '../../../shared/media/removal/removal-page';
import { useRemovals } from '../../../shared/media/removal/use-removal';
import { useToast } from '../../../shared/ui/dialog/toast';
import type { ItemActions } from '../tools/gallery-tools';
import type { IdSet } from '../tools/id-set';
import type { Selection } from '../tools/selection';

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
  const marks = useMemo<RemovalMarks>(
    () => ({
      whileRemoving: (ids, work) => whileBusy(busy, ids, work),
      onRemoved: (ids) => selection.remove(ids),
    }),
    [selection, busy],
  );
  const { removeItem, removeMany } = useRemovals(feed, marks);

  return useMemo(
    () => ({
      download: (item) =>
        whileBusy(busy, [item.id], async () => {
          await downloadEach(selection.filesOf([item.id])).catch(() =>
            toast({ text: t('admin.downloadError'), kind: 'error' }),
          );
        }),
      remove: (item, files) =>
        removeItem(item, files ?? selection.filesOf([item.id])),
      removeSelected: async () => {
        // A key asks again while the button is disabled.
        if (busy.size === 0) await removeMany(selection.ids());
      },
    }),
    [t, toast, selection, busy, removeItem, removeMany],
  );
}

async function downloadEach(ids: readonly string[]): Promise<void> {
  for (const id of ids) await downloadFile(id);
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
