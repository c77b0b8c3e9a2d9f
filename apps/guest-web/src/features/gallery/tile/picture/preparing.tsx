import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { HourglassIcon } from '../../../../shared/ui/button/icons';
import { useGalleryTools } from '../../tools/gallery-tools';
import styles from './cannot-show.module.css';

interface PreparingProps {
  id: string;
  isCompact: boolean;
}

export function Preparing({ id, isCompact }: PreparingProps) {
  const { t } = useTranslation();
  const { reportSize } = useGalleryTools();
  useEffect(() => reportSize(id, undefined), [id, reportSize]);
  return (
    <div className={styles.tile}>
      <HourglassIcon />
      <p hidden={isCompact}>{t('gallery.preparing')}</p>
    </div>
  );
}
