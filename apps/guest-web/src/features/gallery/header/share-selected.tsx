import { useTranslation } from 'react-i18next';
import type { Listing } from '../../../shared/media/feed/listing';
import { shareChosen } from '../../../shared/media/links/share-part';
import { useMarks } from '../../../shared/media/marks/marks-context';
import { ShareIcon } from '../../../shared/media/viewer/icons';
import { Button } from '../../../shared/ui/button/button';
import { useToast } from '../../../shared/ui/dialog/toast';
import { mayShare, useShareMany } from '../actions/use-share-many';
import { useGalleryTools } from '../tools/gallery-tools';
import styles from './selection.module.css';

/**
 * The couple passes the selection on by a link of its own. A few files go by the
 * device's own sheet, too; by other links that is the only way.
 */
export function ShareSelected({ listing }: { listing: Listing }) {
  const { t } = useTranslation();
  const toast = useToast();
  const { selection } = useGalleryTools();
  const { isBusy, share } = useShareMany();
  // Only the couple has marks, which the demo does not keep.
  const isCouple = useMarks() !== null;
  const hasSheet = typeof navigator.canShare === 'function';
  if (!isCouple && !hasSheet) return null;
  const chosen = listing.items.filter(({ id }) => selection.has(id));
  const maySend = !isBusy && hasSheet && mayShare(chosen);
  const pass = () =>
    shareChosen({
      ids: chosen.map(({ id }) => id),
      onSend: maySend ? () => share(chosen) : undefined,
    }).catch(() => toast({ text: t('viewer.shareError'), kind: 'error' }));
  const isReady = isCouple || maySend;
  return (
    <Button
      kind="quiet"
      className={styles.action}
      aria-disabled={!isReady}
      aria-haspopup={isCouple ? 'dialog' : undefined}
      onClick={() => void (isCouple ? pass() : maySend && share(chosen))}
    >
      <ShareIcon />
      <span>{t('viewer.share')}</span>
    </Button>
  );
}
