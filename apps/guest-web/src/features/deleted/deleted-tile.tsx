import { useTranslation } from 'react-i18next';
import { DELETED_API, type DeletedItem } from '@hatira/contract';
import { Button } from '../../shared/ui/button/button';
import { HiddenPictureIcon, PlayIcon } from '../../shared/ui/button/icons';
import styles from './deleted-page.module.css';

interface DeletedTileProps {
  hash: number;
  item: DeletedItem;
  isChosen: boolean;
  isBusy: boolean;
  onToggle: () => void;
  onRestore: () => void;
}

export function DeletedTile({
  hash,
  item,
  isChosen,
  isBusy,
  onToggle,
  onRestore,
}: DeletedTileProps) {
  const { t } = useTranslation();
  const { id, file_name: name, days_left: count } = item;
  const isPhoto = item.file_type.startsWith('image/');
  const kind = t(isPhoto ? 'gallery.photo' : 'gallery.video');
  return (
    <li className={styles.tile}>
      <label className={styles.choose}>
        <input
          type="checkbox"
          checked={isChosen}
          onChange={onToggle}
          aria-label={`${kind}: ${name}`}
        />
        <span className={styles.picture}>
          {item.has_picture ? (
            <img
              src={DELETED_API.picture(hash, id)}
              alt=""
              loading="lazy"
              decoding="async"
            />
          ) : (
            <HiddenPictureIcon />
          )}
          {!isPhoto && (
            <span className={styles.sign}>
              <PlayIcon />
            </span>
          )}
        </span>
      </label>
      <span className={styles.name}>{name}</span>
      <span className={styles.left}>{t('deleted.daysLeft', { count })}</span>
      <Button
        kind="text"
        className={styles.restore}
        aria-disabled={isBusy}
        aria-label={`${t('deleted.restore')}: ${name}`}
        onClick={onRestore}
      >
        {t('deleted.restore')}
      </Button>
    </li>
  );
}
