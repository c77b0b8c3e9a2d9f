import { useTranslation } from 'react-i18next';
import type { Listing } from '../../../shared/media/feed/listing';
import {
  useMarks,
  useMarksNow,
} from '../../../shared/media/marks/marks-context';
import { HeartIcon } from '../../../shared/media/marks/heart-icon';
import { askPartner } from '../../../shared/media/marks/partner-question';
import { Button } from '../../../shared/ui/button/button';
import { useGalleryTools } from '../tools/gallery-tools';
import styles from './selection.module.css';

/** Gives each selected file this device's heart, or takes all back. */
export function HeartSelected({ listing }: { listing: Listing }) {
  const { t } = useTranslation();
  const { selection } = useGalleryTools();
  const store = useMarksNow();
  const names = useMarks()?.names ?? [];
  if (!store) return null;
  const chosen = listing.items.filter(({ id }) => selection.has(id));
  const without = chosen.filter((item) => !store.mine(item).heart);
  const isGiven = without.length === 0;
  const toggle = async () => {
    if (!isGiven) await askPartner(store, names);
    if (isGiven) store.setAll(chosen, null);
    else store.setAll(without, 'keep');
  };
  return (
    <Button
      kind="quiet"
      className={styles.action}
      aria-pressed={isGiven}
      onClick={() => void toggle()}
    >
      <HeartIcon isGiven={isGiven} />
      <span>{t('marks.favourite')}</span>
    </Button>
  );
}
