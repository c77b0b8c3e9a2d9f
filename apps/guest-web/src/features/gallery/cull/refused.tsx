import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MediaItem } from '@hatira/contract';
import { itemLabel } from '../../../shared/media/file/item-label';
import { Button } from '../../../shared/ui/button/button';
import { TrashIcon } from '../../../shared/ui/button/icons';
import { RoundCheck } from '../../../shared/ui/check/round-check';
import styles from './cull-mode.module.css';
import { PictureList } from './picture-list';
import listStyles from './picture-list.module.css';

interface RefusedProps {
  /** Answered with "no" on this device. */
  items: readonly MediaItem[];
  /** Of the other partner: not to delete unless chosen. */
  isLiked: (item: MediaItem) => boolean;
  onDelete: (items: readonly MediaItem[]) => void;
}

/** The pictures that were refused, folded away; those with a tick can be deleted. */
export function Refused({ items, isLiked, onDelete }: RefusedProps) {
  const { t } = useTranslation();
  const [choices, setChoices] = useState<ReadonlyMap<string, boolean>>(
    () => new Map(),
  );
  const isChosen = (item: MediaItem) => choices.get(item.id) ?? !isLiked(item);
  const choose = ({ id }: MediaItem, isIt: boolean) =>
    setChoices((before) => new Map(before).set(id, isIt));
  const chosen = items.filter(isChosen);
  if (items.length === 0) return null;
  return (
    <details className={styles.noes}>
      <summary>
        {t('cull.noes')}: {items.length}
      </summary>
      <div className={styles.noesHead}>
        <p>{t('cull.nothingDeleted')}</p>
        <Button
          kind="quiet"
          aria-disabled={chosen.length === 0}
          onClick={() => chosen.length > 0 && onDelete(chosen)}
        >
          <TrashIcon />
          {t('cull.delete', { number: chosen.length })}
        </Button>
      </div>
      <PictureList items={items}>
        {(item, index, picture) => (
          <>
            <label className={listStyles.label}>
              {picture}
              <RoundCheck
                isOnPicture
                className={listStyles.box}
                checked={isChosen(item)}
                aria-label={itemLabel(t, item, index)}
                onChange={({ target }) => choose(item, target.checked)}
              />
            </label>
            {isLiked(item) && (
              <span className={listStyles.liked}>{t('cull.liked')}</span>
            )}
          </>
        )}
      </PictureList>
    </details>
  );
}
