import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/button/button';
import styles from './album-way.module.css';

export { loadChoices } from '../../../shared/i18n/choices';

interface AlbumWayProps {
  /** Of the couple. */
  names: readonly string[];
  onOpen: () => void;
}

/** For a visitor who came by the address of one picture. */
export function AlbumWay({ names, onOpen }: AlbumWayProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.way}>
      <p className={styles.names}>{names.join(' & ')}</p>
      <Button kind="text" onClick={onOpen}>
        {t('viewer.toAlbum')}
      </Button>
    </div>
  );
}
