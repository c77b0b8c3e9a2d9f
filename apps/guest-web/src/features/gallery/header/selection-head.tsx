import { useTranslation } from 'react-i18next';
import type { Listing } from '../../../shared/media/feed/listing';
import { IconButton } from '../../../shared/ui/button/icon-button';
import { CloseIcon } from '../../../shared/ui/button/icons';
import { RoundCheck } from '../../../shared/ui/check/round-check';
import { useGalleryTools } from '../tools/gallery-tools';
import styles from './selection.module.css';

interface SelectionHeadProps {
  listing: Listing;
  count: number;
}

/** Select all, the count, and the way out of the selection. */
export function SelectionHead({ listing, count }: SelectionHeadProps) {
  const { t } = useTranslation();
  const { selection } = useGalleryTools();
  return (
    <>
      <SelectAll listing={listing} count={count} />
      <p className={styles.count} role="status">
        {t('gallery.selected', { count })}
      </p>
      <IconButton
        label={t('gallery.clearSelection')}
        data-next
        onClick={() => selection.end()}
      >
        <CloseIcon />
      </IconButton>
    </>
  );
}

/**
 * Selects all items or clears the selection (specification section 4), once
 * all pages are loaded.
 */
function SelectAll({ listing, count }: SelectionHeadProps) {
  const { t } = useTranslation();
  const { selection } = useGalleryTools();
  const { isComplete, items } = listing;
  const isAll = count > 0 && count === items.length;
  const toggle = () => {
    selection.begin();
    if (isAll) selection.clear();
    else selection.add(items.map(({ id }) => id));
  };
  return (
    <label className={styles.all}>
      <RoundCheck
        checked={isAll}
        isMixed={count > 0 && !isAll}
        disabled={!isComplete}
        onChange={toggle}
      />
      <span>{t('gallery.selectAll')}</span>
    </label>
  );
}
