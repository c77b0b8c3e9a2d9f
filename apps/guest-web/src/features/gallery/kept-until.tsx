import { useTranslation } from 'react-i18next';
import { formatDay, type WeddingInfo } from '@hatira/contract';
import { formatLanguage } from '../../shared/i18n/i18n';
import styles from './open-gallery.module.css';

/** The announced deletion date. */
export function KeptUntil({
  wedding: { filesDueAt },
}: {
  wedding: WeddingInfo;
}) {
  const { t } = useTranslation();
  if (filesDueAt === null) return null;
  const day = formatDay(new Date(filesDueAt), formatLanguage());
  return (
    <p className={styles.kept} data-between>
      {t('downloads.keptUntil', { day })}
    </p>
  );
}
