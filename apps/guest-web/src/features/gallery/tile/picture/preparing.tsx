import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { HourglassIcon } from '../../../../shared/ui/button/icons';
import { useGalleryTools } from '../../gallery-tools';
import styles from './cannot-show.module.css';

export function Preparing({ id }: { id: string }) {
  const { t } = useTranslation();
  const { reportSize } = useGalleryTools();
  useEffect(() => reportSize(id, undefined), [id, reportSize]);
  return (
    <div className={styles.tile}>
      <HourglassIcon />
      <p>{t('gallery.preparing')}</p>
    </div>
  );
}
