import { useTranslation } from 'react-i18next';
import type { WeddingInfo } from '@hatira/contract';
import { currentLanguage } from '../../shared/i18n/i18n';
import styles from './open-gallery.module.css';

/** The announced deletion date. */
export function KeptUntil({
  wedding: { filesDueAt },
}: {
  wedding: WeddingInfo;
}) {
  const { t } = useTranslation();
  if (filesDueAt === null) return null;
  const day = new Intl.DateTimeFormat(currentLanguage(), {
    dateStyle: 'long',
  }).format(new Date(filesDueAt));
  return <p className={styles.kept}>{t('downloads.keptUntil', { day })}</p>;
}
