import { useMemo } from 'react';
import type { WeddingInfo } from '@hatira/contract';
import { useModeration } from '../../shared/media/exposure/use-moderation';
import type { Listing } from '../../shared/media/feed/listing';
import type { MediaFeed } from '../../shared/media/feed/media-feed';
import { useRetry } from '../../shared/media/retry/use-retry';
import { useItemActions } from './actions/use-item-actions';
import { storedColumns } from './density/stored-columns';
import { gatherSizes } from './grid/size-reports';
import { Masonry } from './masonry/masonry';
import { CaptionHeights } from './tile/caption-heights';
import type { GalleryTools } from './tools/gallery-tools';
import { IdSet } from './tools/id-set';
import { queueAfterDocument } from './tools/queue-after-document';
import { Selection } from './tools/selection';

/** Uses the bandwidth without slowing the first loads. */
const LOADS_AT_A_TIME = 4;
const GAP_PX = 8;
/** From there the grid has margins (`open-gallery.module.css`). */
const WIDE_PX = 768;

interface GalleryPage extends Pick<Listing, 'items'> {
  hash: number;
  feed: MediaFeed;
  wedding: WeddingInfo;
}

/** Creates what the parts of a gallery share for as long as it is open. */
export function createParts() {
  const masonry = new Masonry({
    gap: GAP_PX,
    captions: new CaptionHeights(),
    wideCaptions: new CaptionHeights(),
    columns: storedColumns(),
  });
  expectPhone(masonry);
  return {
    masonry,
    queue: queueAfterDocument(LOADS_AT_A_TIME),
    selection: new Selection(),
    busy: new IdSet(),
    open: new IdSet(),
    reportSize: gatherSizes(masonry),
  };
}

/** On a phone the grid is as wide as the page, so that its tiles are known before it is there. */
function expectPhone(masonry: Masonry): void {
  const { clientWidth } = document.documentElement;
  if (clientWidth >= WIDE_PX) return;
  masonry.setWidth(clientWidth);
  masonry.setWindow(0, window.innerHeight);
}

/** Returns the tools that the parts of the gallery share. */
export function useTools(
  parts: ReturnType<typeof createParts>,
  { hash, feed, wedding, items }: GalleryPage,
  openItem: GalleryTools['openItem'],
) {
  const actions = useItemActions(feed, parts.selection, parts.busy);
  const canDelete = wedding.access === 'full';
  const moderation = useModeration({ hash, feed, wedding, items });
  const retry = useRetry({ hash, feed, wedding });
  return useMemo(
    () => ({
      ...parts,
      hash,
      wedding,
      actions,
      canDelete,
      moderation,
      retry,
      openItem,
    }),
    [parts, hash, wedding, actions, canDelete, moderation, retry, openItem],
  );
}
