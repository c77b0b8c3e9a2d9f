import { useTranslation } from 'react-i18next';
import styles from './links.module.css';

/** Holds the room of a code until it is drawn. */
export function LinkCode({ code }: { code: string | undefined }) {
  const { t } = useTranslation();
  return (
    <div className={styles.code}>
      {code !== undefined && (
        <img
          src={code}
          alt={t('gallery.guestLink.code')}
          width={200}
          height={200}
        />
      )}
    </div>
  );
}
