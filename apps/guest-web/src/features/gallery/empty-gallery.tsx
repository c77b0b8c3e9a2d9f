import { useTranslation } from 'react-i18next';
import { FixedText } from '../../shared/ui/fixed-text';
import styles from './empty-gallery.module.css';

/** Nothing has been shared yet, or everything was deleted. */
export function EmptyGallery() {
  const { t } = useTranslation();
  return (
    <div className={styles.empty} role="status">
      <p className={styles.title}>
        <FixedText fixed="No media found." fixedLanguage="en" translation={t('gallery.empty')} />
      </p>
      <p>{t('gallery.emptyHint')}</p>
    </div>
  );
}
