import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { Listing } from '../../shared/media/feed/listing';
import { Button } from '../../shared/ui/button/button';
import { Dialog } from '../../shared/ui/dialog/dialog';
import { Ornament } from '../../shared/ui/page/ornament';
import styles from './celebration.module.css';
import { useGalleryTools } from './gallery-tools';

/** How long it is shown (specification section 9). */
const CELEBRATION_MS = 4_000;

let hasCelebrated = false;

/** Shown once per page load, for galleries with media. */
export function Celebration({ listing }: { listing: Listing }) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(!hasCelebrated);

  useEffect(() => {
    hasCelebrated = true;
    const timer = setTimeout(() => setIsOpen(false), CELEBRATION_MS);
    return () => clearTimeout(timer);
  }, []);

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
  const { queue } = useGalleryTools();
  const isIdle = useSyncExternalStore(queue.subscribe, queue.isIdle);
  return (
    <p className={styles.loading} role="status">
      {t(
        isIdle && isListComplete
          ? 'gallery.celebration.ready'
          : 'gallery.celebration.loading',
      )}
    </p>
  );
}
