import { Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyExtra } from '../../../shared/lib/lazy-extra';
import { useFocusSuccessor } from '../../../shared/lib/use-focus-successor';
import { IconButton } from '../../../shared/ui/button/icon-button';
import { CloseIcon } from '../../../shared/ui/button/icons';
import { RoundCheck } from '../../../shared/ui/check/round-check';
import type { Listing } from '../../../shared/media/feed/listing';
import { useGalleryTools } from '../tools/gallery-tools';
import { useSize } from '../tools/id-set';
import styles from './gallery-toolbar.module.css';
import type { SelectedActionsProps } from './selected-actions';
import { SelectedActions } from './selected-part';

const loadExtras = async () => {
  const part = await import('./bar-extras');
  await part.loadChoices();
  return part;
};
const BarExtras = lazyExtra(async () => (await loadExtras()).BarExtras);
const AlbumCount = lazyExtra(async () => (await loadExtras()).AlbumCount);

interface GalleryToolbarProps extends SelectedActionsProps {
  /** Of the couple. */
  names: readonly string[];
}

export function GalleryToolbar({
  listing,
  names,
  removeSelected,
}: GalleryToolbarProps) {
  const { t } = useTranslation();
  const { selection } = useGalleryTools();
  const count = useSize(selection);
  const [hasChosen, setHasChosen] = useState(false);
  if (count > 0 && !hasChosen) setHasChosen(true);
  useFootBar(count > 0);
  const ref = useRef<HTMLDivElement>(null);
  const focusGroup = useFocusSuccessor(() =>
    ref.current?.querySelector<HTMLInputElement>('input'),
  );
  return (
    <div
      ref={ref}
      className={styles.toolbar}
      data-toolbar
      data-choosing={count > 0}
      {...focusGroup}
    >
      <SelectAll listing={listing} count={count} />
      <p className={styles.count} role="status">
        {count > 0
          ? t('gallery.selected', { count })
          : listing.isComplete && (
              <Suspense>
                <AlbumCount listing={listing} />
              </Suspense>
            )}
      </p>
      {count > 0 && (
        <IconButton
          label={t('gallery.clearSelection')}
          onClick={() => selection.clear()}
        >
          <CloseIcon />
        </IconButton>
      )}
      {hasChosen && (
        <Suspense>
          <SelectedActions listing={listing} removeSelected={removeSelected} />
        </Suspense>
      )}
      <div className={styles.extras}>
        <Suspense>
          <BarExtras names={names} />
        </Suspense>
      </div>
    </div>
  );
}

/**
 * Selects all items or clears the selection (specification section 4), once
 * all pages are loaded.
 */
function SelectAll({ listing, count }: { listing: Listing; count: number }) {
  const { t } = useTranslation();
  const { selection } = useGalleryTools();
  const { isComplete, items } = listing;
  const isAll = count > 0 && count === items.length;
  const toggle = () =>
    isAll ? selection.clear() : selection.add(items.map(({ id }) => id));
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

/** Keeps toasts clear of a phone's bottom actions. */
function useFootBar(isThere: boolean): void {
  useEffect(() => {
    document.documentElement.toggleAttribute('data-foot-bar', isThere);
    return () => document.documentElement.removeAttribute('data-foot-bar');
  }, [isThere]);
}
