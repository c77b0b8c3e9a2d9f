import { useTranslation } from 'react-i18next';
import { FixedText } from '../../shared/ui/fixed-text';
import styles from './empty-gallery.module.css';

/** The hint addresses the couple. */
export function EmptyGallery({ hasHint }: { hasHint: boolean }) {
  const { t } = useTranslation();
  return (
    <div className={styles.empty} role="status">
      <p className={styles.title}>
        <FixedText
          fixed="No media found."
          fixedLanguage="en"
          translation={t('gallery.empty')}
        />
      </p>
      {hasHint && <p>{t('gallery.emptyHint')}</p>}
    </div>
  );
}
