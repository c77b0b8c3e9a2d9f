import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { MediaItem } from '@hatira/contract';
import type { Listing } from '../../../shared/media/feed/listing';
import { pictureUrl } from '../../../shared/media/file/media-file';
import { Button } from '../../../shared/ui/button/button';
import { Dialog } from '../../../shared/ui/dialog/dialog';
import { Ornament } from '../../../shared/ui/page/ornament';
import { rememberCelebration } from './celebrated';
import styles from './celebration.module.css';
import { useGalleryTools } from '../tools/gallery-tools';

export { loadChoices } from '../../../shared/i18n/choices';

/** Specification section 9. */
const CELEBRATION_MS = 4_000;

export interface CelebrationProps {
  hash: number;
  listing: Listing;
}

/** Shown once in a tab, for galleries with media. */
export function Celebration({ hash, listing }: CelebrationProps) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(true);

  useEffect(() => {
    rememberCelebration(hash);
    const timer = setTimeout(() => setIsOpen(false), CELEBRATION_MS);
    return () => clearTimeout(timer);
  }, [hash]);

  if (!isOpen) return null;
  const close = () => setIsOpen(false);
  return (
    <Dialog title={t('gallery.celebration.title')} onClose={close} isCentred>
      <div className={styles.celebration}>
        <Ornament />
        <p className={styles.subtitle}>{t('gallery.celebration.subtitle')}</p>
        <p>
          {t('gallery.celebration.message', { count: listing.items.length })}
        </p>
        <LoadingLine isListComplete={listing.isComplete} />
        <Button kind="quiet" onClick={close}>
          {t('common.close')}
        </Button>
      </div>
    </Dialog>
  );
}

function LoadingLine({ isListComplete }: { isListComplete: boolean }) {
  const { t } = useTranslation();
  const { masonry, queue } = useGalleryTools();
  const isIdle = useSyncExternalStore(queue.subscribe, queue.isIdle);
  const { items, shown } = useSyncExternalStore(
    masonry.subscribe,
    masonry.current,
  );
  const isPictured = shown.every((index) => hasPicture(items[index]));
  const loading = t('gallery.celebration.loading');
  const isReady = isIdle && isListComplete && isPictured;
  return (
    <p className={styles.loading} role="status" data-longer={loading}>
      <span>{isReady ? t('gallery.celebration.ready') : loading}</span>
    </p>
  );
}

/** False while the server prepares it. */
function hasPicture(item: MediaItem | undefined): boolean {
  return (
    item === undefined ||
    item.processing === 'failed' ||
    pictureUrl(item, 1) !== undefined
  );
}
