import { useTranslation } from 'react-i18next';
import type { MediaItem } from '@hatira/contract';
import { itemLabel } from '../../../shared/media/file/item-label';
import { RoundCheck } from '../../../shared/ui/check/round-check';
import { useGalleryTools } from '../tools/gallery-tools';
import styles from './choose-box.module.css';

interface ChooseBoxProps {
  item: MediaItem;
  index: number;
  tabIndex: number;
  isChosen: boolean;
  /** No player lies below the box. */
  isStill: boolean;
}

/**
 * Shift selects a range. During a selection the photo is the checkbox; a video
 * keeps its controls. Enter opens the item large.
 */
export function ChooseBox({
  item,
  index,
  tabIndex,
  isChosen,
  isStill,
}: ChooseBoxProps) {
  const { t } = useTranslation();
  const { masonry, openItem, selection } = useGalleryTools();
  const choose = (isRange: boolean) => {
    if (isRange) selection.extendTo(item.id, masonry.order());
    else selection.toggle(item.id);
  };
  return (
    <label className={`${styles.label} ${isStill ? styles.photo : ''}`}>
      <RoundCheck
        isOnPicture
        className={styles.box}
        checked={isChosen}
        tabIndex={tabIndex}
        aria-label={itemLabel(t, item, index)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') openItem(item.id);
        }}
        onChange={({ nativeEvent }) =>
          choose(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
      />
    </label>
  );
}
