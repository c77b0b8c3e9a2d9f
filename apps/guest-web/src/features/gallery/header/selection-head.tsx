import { useTranslation } from 'react-i18next';
import type { Listing } from '../../../shared/media/feed/listing';
import { countOf } from '../../../shared/media/file/folded';
import { IconButton } from '../../../shared/ui/button/icon-button';
import { CloseIcon } from '../../../shared/ui/button/icons';
import { RoundCheck } from '../../../shared/ui/check/round-check';
import { leftBelow } from '../stacks/scope/left-below';
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
      <SelectedCount listing={listing} />
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
 * Counts pictures as the whole gallery does, and names those that are folded into the
 * selection or below it.
 */
function SelectedCount({ listing }: Pick<SelectionHeadProps, 'listing'>) {
  const { t } = useTranslation();
  const { selection } = useGalleryTools();
  const { items, isComplete } = listing;
  const chosen = items.filter(({ id }) => selection.has(id));
  const { pictures, copies } = countOf(chosen, isComplete);
  const below = leftBelow(selection).length;
  return (
    <p className={styles.count} role="status">
      <span>
        {t('gallery.selected', { count: pictures })}
        {copies > 0 && ` (${t('gallery.folded', { count: copies })})`}
      </span>
      {below > 0 && (
        <span className={styles.below}>
          {t('stacks.below', { number: below })}
        </span>
      )}
    </p>
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
