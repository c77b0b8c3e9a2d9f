import { useTranslation } from 'react-i18next';
import { demoGallery } from './shell-values';
import styles from './demo-notice.module.css';

/** The demo wedding takes no uploads. */
export function DemoNotice() {
  const { t } = useTranslation();
  const gallery = demoGallery();
  if (!gallery) return null;
  return (
    <p className={styles.notice}>
      {t('upload.demo.text')} <a href={gallery}>{t('upload.demo.gallery')}</a>
    </p>
  );
}
