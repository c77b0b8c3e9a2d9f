import { useTranslation } from 'react-i18next';
import { TornPictureIcon } from '../../ui/button/icons';
import styles from './incomplete-mark.module.css';

/** Says over a torn picture that it is the file, not the page, that ends here. */
export function IncompleteMark() {
  const { t } = useTranslation();
  return (
    <p className={styles.mark}>
      <TornPictureIcon />
      {t('gallery.incomplete')}
    </p>
  );
}
