import { useTranslation } from 'react-i18next';
import { TornPictureIcon } from '../../ui/button/icons';
import { VisuallyHidden } from '../../ui/visually-hidden';
import styles from './incomplete-mark.module.css';

/** @param isCompact shows the sign alone */
export function IncompleteMark({ isCompact = false }) {
  const { t } = useTranslation();
  const text = t('gallery.incomplete');
  return (
    <p className={styles.mark}>
      <TornPictureIcon />
      {isCompact ? <VisuallyHidden>{text}</VisuallyHidden> : text}
    </p>
  );
}
