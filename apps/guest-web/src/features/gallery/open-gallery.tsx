import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { weddingTitle, type WeddingInfo } from '@hatira/contract';
import { Ornament } from '../../shared/ui/ornament';
import { useItemActions } from './actions/use-item-actions';
import { Celebration } from './celebration';
import type { GalleryItem } from './gallery-item';
import { EmptyGallery } from './gallery-states';
import { GalleryToolsContext } from './gallery-tools';
import { IdSet } from './grid/id-set';
import { LoadQueue } from './grid/load-queue';
import { Masonry } from './grid/masonry';
import { MediaGrid } from './grid/media-grid';
import { Selection } from './grid/selection';
import { gatherSizes } from './grid/size-reports';
import { CoupleTitle } from './header/couple-title';
import { GalleryHeader } from './header/gallery-header';
import { GalleryToolbar } from './header/gallery-toolbar';
import styles from './open-gallery.module.css';
import { CaptionHeights } from './tile/caption-heights';
import type { Gallery } from './use-gallery';

/** Files that load at a time: enough to fill a line, few enough that the first are not slowed by the last. */
const LOADS_AT_A_TIME = 4;
const GAP_PX = 8;

interface OpenGalleryProps {
  gallery: Gallery;
  wedding: WeddingInfo;
  items: readonly GalleryItem[];
}

/** A wedding's gallery once it has come. */
export function OpenGallery({ gallery, wedding, items }: OpenGalleryProps) {
  const [parts] = useState(createParts);
  const { selection, busy } = parts;
  const actions = useItemActions(gallery, selection, busy);
  const tools = useMemo(() => ({ ...parts, actions }), [parts, actions]);
  useEffect(() => selection.keepOnly(items.map(({ id }) => id)), [selection, items]);

  return (
    <GalleryToolsContext value={tools}>
      <GalleryTitle wedding={wedding} />
      <GalleryHeader>
        <CoupleTitle wedding={wedding} />
        <Ornament />
      </GalleryHeader>
      <main className={styles.main}>
        {items.length === 0 ? (
          <EmptyGallery />
        ) : (
          <>
            <GalleryToolbar items={items} removeSelected={actions.removeSelected} />
            <MediaGrid items={items} />
            <Celebration count={items.length} />
          </>
        )}
      </main>
    </GalleryToolsContext>
  );
}

function GalleryTitle({ wedding }: { wedding: WeddingInfo }) {
  const { t } = useTranslation();
  return <title>{`${weddingTitle(wedding.weddingPath)} · ${t('gallery.items')}`}</title>;
}

function createParts() {
  const masonry = new Masonry({ gap: GAP_PX, captions: new CaptionHeights() });
  return {
    masonry,
    queue: new LoadQueue(LOADS_AT_A_TIME),
    selection: new Selection(),
    busy: new IdSet(),
    reportSize: gatherSizes(masonry),
  };
}
