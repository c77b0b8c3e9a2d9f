import { useTranslation } from 'react-i18next';
import type { Listing } from '../../../shared/media/feed/listing';
import {
  useMarks,
  useMarksNow,
} from '../../../shared/media/marks/marks-context';
import { askPartner } from '../../../shared/media/marks/partner-question';
import { Button } from '../../../shared/ui/button/button';
import { Icon } from '../../../shared/ui/button/icon';
import { useGalleryTools } from '../tools/gallery-tools';
import styles from './selection.module.css';

const HEART =
  'M12 20C7 16 3.5 12.7 3.5 8.9A4.4 4.4 0 0 1 12 7.2a4.4 4.4 0 0 1 8.5 1.7C20.5 12.7 17 16 12 20z';

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
    store.setAll(isGiven ? chosen : without, { heart: !isGiven });
  };
  return (
    <Button
      kind="quiet"
      className={styles.action}
      aria-pressed={isGiven}
      onClick={() => void toggle()}
    >
      <Icon path={HEART} isSolid={isGiven} />
      <span>{t('marks.favourite')}</span>
    </Button>
  );
}
