import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyExtra } from '../../../shared/lib/lazy-extra';
import { FixedText } from '../../../shared/ui/fixed-text';
import styles from './empty-gallery.module.css';

const GuestLink = lazyExtra(async () => {
  const part = await import('../share/guest-link');
  await part.loadChoices();
  return part.GuestLink;
});

interface EmptyGalleryProps {
  /** Only for the couple. */
  weddingPath: string | undefined;
  /** The couple's. */
  names: readonly string[];
}

export function EmptyGallery({ weddingPath, names }: EmptyGalleryProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.empty}>
      <div className={styles.words} role="status">
        <p className={styles.title}>
          <FixedText
            fixed="No media found."
            fixedLanguage="en"
            translation={t('gallery.empty')}
          />
        </p>
        {weddingPath !== undefined && <p>{t('gallery.emptyHint')}</p>}
      </div>
      {weddingPath !== undefined && (
        <Suspense>
          <div className={styles.guests}>
            <GuestLink weddingPath={weddingPath} names={names} isTitled />
          </div>
        </Suspense>
      )}
    </div>
  );
}
