import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/button/button';
import styles from './album-way.module.css';

export { loadChoices } from '../../../shared/i18n/choices';

interface AlbumWayProps {
  /** The couple's names. */
  names: readonly string[];
  onOpen: () => void;
}

/** Leads a visitor who came by the address of one picture to the album. */
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
