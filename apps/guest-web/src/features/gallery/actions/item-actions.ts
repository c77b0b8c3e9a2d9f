import type { TFunction } from 'i18next';
import type { MediaItem } from '@hatira/contract';
import { downloadFile } from '../../../shared/media/file/download-file';
import { withoutLiveVideos } from '../../../shared/media/file/folded';
import type { MediaFeed } from '../../../shared/media/feed/media-feed';
import { removeItem, removeMany } from '../../../shared/media/removal/removal';
import type { RemovalPage } from '../../../shared/media/removal/removal-page';
import type { Toast } from '../../../shared/ui/dialog/toast';
import { askScope } from '../stacks/scope/ask-scope';
import { leftBelow } from '../stacks/scope/left-below';
import type { IdSet } from '../tools/id-set';
import type { Selection } from '../tools/selection';

export { loadChoices } from '../../../shared/i18n/choices';

/** The gallery that shows the items. */
export interface ActionsPage {
  feed: MediaFeed;
  selection: Selection;
  busy: IdSet;
  t: TFunction;
  toast: (toast: Toast) => void;
}

export async function download(
  { busy, selection, t, toast }: ActionsPage,
  item: MediaItem,
): Promise<void> {
  await whileBusy(busy, [item.id], async () => {
    await downloadEach(selection.filesOf([item.id])).catch(() =>
      toast({ text: t('admin.downloadError'), kind: 'error' }),
    );
  });
}

/** @param below photos folded below the item; undefined: those of its tile */
export async function remove(
  page: ActionsPage,
  item: MediaItem,
  below: readonly MediaItem[] = page.selection.below(item.id),
): Promise<void> {
  const photos = await askScope({ act: 'delete', chosen: [item], below });
  const files = page.selection.filesOf(photos.map(({ id }) => id));
  if (photos.length === 1) await removeItem(removalOf(page), item, files);
  else if (photos.length > 1)
    await removeMany(removalOf(page), files, photos.length);
}

/** @param below photos folded below those; undefined: those of their tiles */
export async function removeSelected(
  page: ActionsPage,
  below: readonly MediaItem[] = leftBelow(page.selection),
): Promise<void> {
  const { busy, feed, selection } = page;
  // A key asks again while the button is disabled.
  if (busy.size > 0) return;
  const { items = [], isComplete = false } = feed.current().listing ?? {};
  const chosen = withoutLiveVideos(
    items.filter(({ id }) => selection.has(id)),
    isComplete,
  );
  const photos = await askScope({ act: 'delete', chosen, below });
  const files = new Set(selection.filesOf(photos.map(({ id }) => id)));
  if (files.size > 0)
    await removeMany(removalOf(page), [...files], photos.length);
}

function removalOf({
  feed,
  selection,
  busy,
  t,
  toast,
}: ActionsPage): RemovalPage {
  return {
    feed,
    t,
    toast,
    whileRemoving: (ids, work) => whileBusy(busy, ids, work),
    onRemoved: (ids) => selection.remove(ids),
  };
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
