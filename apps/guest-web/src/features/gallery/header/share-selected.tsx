import { useTranslation } from 'react-i18next';
import type { Listing } from '../../../shared/media/feed/listing';
import { ShareIcon } from '../../../shared/media/viewer/icons';
import { Button } from '../../../shared/ui/button/button';
import { mayShare, useShareMany } from '../actions/use-share-many';
import { useGalleryTools } from '../tools/gallery-tools';
import styles from './selection.module.css';

/** Sends a few files by the device's own sheet; absent where it has none. */
export function ShareSelected({ listing }: { listing: Listing }) {
  const { t } = useTranslation();
  const { selection } = useGalleryTools();
  const { isBusy, share } = useShareMany();
  if (typeof navigator.canShare !== 'function') return null;
  const chosen = listing.items.filter(({ id }) => selection.has(id));
  const isReady = !isBusy && mayShare(chosen);
  return (
    <Button
      kind="quiet"
      className={styles.action}
      aria-disabled={!isReady}
      onClick={() => isReady && share(chosen)}
    >
      <ShareIcon />
      <span>{t('viewer.share')}</span>
    </Button>
  );
}
