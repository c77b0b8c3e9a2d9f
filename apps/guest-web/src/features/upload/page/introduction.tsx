import { useTranslation } from 'react-i18next';
import styles from './introduction.module.css';

export function Introduction({ isBrief }: { isBrief: boolean }) {
  const { t } = useTranslation();
  return (
    <div className={styles.introduction}>
      <h2 className={isBrief ? styles.brief : styles.title}>
        {t('upload.heading')}
      </h2>
      {!isBrief && <p className={styles.text}>{t('upload.invitation')}</p>}
    </div>
  );
}
