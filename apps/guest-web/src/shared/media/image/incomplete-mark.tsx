import { useTranslation } from 'react-i18next';
import { TornPictureIcon } from '../../ui/button/icons';
import styles from './incomplete-mark.module.css';

export function IncompleteMark() {
  const { t } = useTranslation();
  return (
    <p className={styles.mark}>
      <TornPictureIcon />
      {t('gallery.incomplete')}
    </p>
  );
}
