import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { AlbumItem } from '@hatira/contract';
import { withJitter } from '../../../shared/lib/with-jitter';
import { ViewerOverPage } from '../../../shared/media/viewer/viewer-over-page';
import styles from './guest-album.module.css';
import {
  isUnplayable,
  shownItem,
  stillReason,
} from '../../../shared/media/album/shown-item';

const PREPARING_MS = 10_000;

interface OpenedAlbumProps {
  /** Not empty. */
  items: readonly AlbumItem[];
  /** False while older ones are not loaded. */
  isComplete: boolean;
  /** The item to begin with. */
  id: string;
  /** Reads the album again. */
  read: () => Promise<void>;
  /** @param id the item shown last */
  onClose: (id: string) => void;
}

/** A picture over the whole page, to look at alone. */
export function OpenedAlbum({
  items,
  isComplete,
  id,
  read,
  onClose,
}: OpenedAlbumProps) {
  const { t } = useTranslation();
  const shown = useMemo(() => items.map(shownItem), [items]);
  const stills = useMemo(
    () => new Map(items.filter(isUnplayable).map((item) => [item.id, item])),
    [items],
  );
  return (
    <ViewerOverPage
      label={t('album.title')}
      items={shown}
      isComplete={isComplete}
      id={id}
      onClose={onClose}
      extraActions={(item) => {
        const still = stills.get(item.id);
        return still && <WhyStill item={still} read={read} />;
      }}
    />
  );
}

interface WhyStillProps extends Pick<OpenedAlbumProps, 'read'> {
  item: AlbumItem;
}

/** Looks often for a video that is being prepared: somebody waits for it. */
function WhyStill({ item, read }: WhyStillProps) {
  const { t } = useTranslation();
  const isPreparing = item.is_preparing === true;
  useEffect(() => {
    if (!isPreparing) return undefined;
    const look = () => {
      if (document.visibilityState === 'visible') void read();
    };
    const timer = setInterval(look, withJitter(PREPARING_MS));
    return () => clearInterval(timer);
  }, [isPreparing, read]);
  return (
    <p className={styles.silent} role="status">
      {t(stillReason(item))}
    </p>
  );
}
