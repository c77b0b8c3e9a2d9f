import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFocusSuccessor } from '../../../shared/lib/use-focus-successor';
import { Button } from '../../../shared/ui/button/button';
import { IconButton } from '../../../shared/ui/button/icon-button';
import {
  CheckIcon,
  CloseIcon,
  MinusIcon,
  TrashIcon,
} from '../../../shared/ui/button/icons';
import type { MediaActions } from '../actions/use-item-actions';
import { useBulkDownload } from '../actions/use-bulk-download';
import type { Listing } from '../../../shared/media/feed/listing';
import { useGalleryTools } from '../gallery-tools';
import { useSize } from '../grid/id-set';
import { DownloadButton, SpokenDownload } from './download-button';
import styles from './gallery-toolbar.module.css';

interface GalleryToolbarProps {
  listing: Listing;
  /** Undefined: the link may not delete. */
  removeSelected: MediaActions['removeSelected'] | undefined;
}

export function GalleryToolbar({
  listing,
  removeSelected,
}: GalleryToolbarProps) {
  const { t } = useTranslation();
  const { selection, busy } = useGalleryTools();
  const count = useSize(selection);
  const isWorking = useSize(busy) > 0;
  const { state, start } = useBulkDownload(listing.items, selection);
  useFootBar(count > 0);
  const ref = useRef<HTMLDivElement>(null);
  const focusGroup = useFocusSuccessor(() =>
    ref.current?.querySelector<HTMLInputElement>('input'),
  );
  return (
    <div
      ref={ref}
      className={styles.toolbar}
      data-choosing={count > 0}
      {...focusGroup}
    >
      <SelectAll listing={listing} count={count} />
      <p className={styles.count} role="status">
        {count > 0
          ? t('gallery.selected', { count })
          : t('gallery.count', { count: listing.items.length })}
      </p>
      {count > 0 && (
        <IconButton
          label={t('gallery.clearSelection')}
          onClick={() => selection.clear()}
        >
          <CloseIcon />
        </IconButton>
      )}
      {count > 0 && (
        <div className={styles.actions}>
          <DownloadButton state={state} onStart={() => void start()} />
          {removeSelected && (
            <Button
              kind="quiet"
              className={styles.action}
              aria-disabled={isWorking}
              onClick={() => void (isWorking || removeSelected())}
            >
              <TrashIcon />
              <span>{t('gallery.deleteSelected')}</span>
            </Button>
          )}
        </div>
      )}
      <SpokenDownload state={state} />
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
  const ref = useRef<HTMLInputElement>(null);
  const { isComplete, items } = listing;
  const isAll = count > 0 && count === items.length;
  const isSome = count > 0 && !isAll;
  useEffect(() => {
    ref.current!.indeterminate = isSome;
  }, [isSome]);
  const toggle = () =>
    isAll ? selection.clear() : selection.add(items.map(({ id }) => id));
  return (
    <label className={styles.all}>
      <input
        ref={ref}
        type="checkbox"
        checked={isAll}
        disabled={!isComplete}
        onChange={toggle}
      />
      <span className={styles.box}>
        {isAll ? <CheckIcon /> : isSome && <MinusIcon />}
      </span>
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
