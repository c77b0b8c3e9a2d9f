import { useTranslation } from 'react-i18next';
import { DELETED_API, isImageType, type DeletedItem } from '@hatira/contract';
import { hasPlayMark } from '../../shared/media/file/has-play-mark';
import { isIncomplete } from '../../shared/media/file/media-file';
import { IncompleteMark } from '../../shared/media/image/incomplete-mark';
import { Button } from '../../shared/ui/button/button';
import { HiddenPictureIcon, PlayIcon } from '../../shared/ui/button/icons';
import { RoundCheck } from '../../shared/ui/check/round-check';
import styles from './deleted-page.module.css';
import { shownDeleted } from './shown-deleted';

interface DeletedTileProps {
  hash: number;
  item: DeletedItem;
  isChosen: boolean;
  isBusy: boolean;
  onToggle: () => void;
  onOpen: () => void;
  onRestore: () => void;
}

export function DeletedTile({
  hash,
  item,
  isChosen,
  isBusy,
  onToggle,
  onOpen,
  onRestore,
}: DeletedTileProps) {
  const { t } = useTranslation();
  const { id, file_name: name, days_left: count } = item;
  const shown = shownDeleted(hash, item);
  const isPhoto = isImageType(item.file_type);
  const kind = t(isPhoto ? 'gallery.photo' : 'gallery.video');
  return (
    <li className={styles.tile} data-chosen={isChosen}>
      <div className={styles.frame}>
        <label className={styles.choose}>
          <RoundCheck
            isOnPicture
            checked={isChosen}
            onChange={onToggle}
            aria-label={`${kind}: ${name}`}
          />
        </label>
        <button
          type="button"
          className={styles.picture}
          data-id={id}
          aria-label={`${t('gallery.view')}: ${name}`}
          onClick={onOpen}
        >
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
          {hasPlayMark(shown) && (
            <span className={styles.sign}>
              <PlayIcon />
            </span>
          )}
        </button>
        {isIncomplete(shown) && <IncompleteMark isCompact />}
      </div>
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
