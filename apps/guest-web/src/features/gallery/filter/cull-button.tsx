import { Suspense, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyExtra } from '../../../shared/lib/lazy-extra';
import type { Listing } from '../../../shared/media/feed/listing';
import { useMarks } from '../../../shared/media/marks/marks-context';
import { Button } from '../../../shared/ui/button/button';
import { StackIcon } from '../../../shared/ui/button/icons';
import { Spinner } from '../../../shared/ui/progress/spinner';
import type { MediaActions } from '../actions/use-item-actions';
import styles from './filter-bar.module.css';

const CullMode = lazyExtra(() =>
  import('../cull/cull-mode').then((part) => part.CullMode),
);

interface CullButtonProps {
  listing: Listing;
  removeSelected: MediaActions['removeSelected'];
}

/** Opens the culling of the listed items, once all are loaded. */
export function CullButton({ listing, removeSelected }: CullButtonProps) {
  const { t } = useTranslation();
  const marks = useMarks();
  const [isOpen, setIsOpen] = useState(false);
  const close = useCallback(() => setIsOpen(false), []);
  if (!marks) return null;
  const isReady = listing.isComplete && listing.items.length > 0;
  return (
    <>
      <Button
        kind="quiet"
        className={styles.button}
        aria-disabled={!isReady}
        onClick={() => isReady && setIsOpen(true)}
      >
        <StackIcon />
        {t('cull.title')}
      </Button>
      {isOpen && (
        <Suspense fallback={<Spinner>{t('gallery.loading')}</Spinner>}>
          <CullMode
            listing={listing}
            removeSelected={removeSelected}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
}
