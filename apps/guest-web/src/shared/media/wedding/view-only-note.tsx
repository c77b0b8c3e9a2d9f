import { useTranslation } from 'react-i18next';
import styles from './view-only-note.module.css';

export function ViewOnlyNote({
  className = styles.note,
}: {
  className?: string | undefined;
}) {
  const { t } = useTranslation();
  return <p className={className}>{t('gallery.viewOnly')}</p>;
}
