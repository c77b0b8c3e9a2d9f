import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber, type MediaItem } from '@hatira/contract';
import { formatLanguage } from '../../../../shared/i18n/i18n';
import { ACTS } from '../../../../shared/media/exposure/use-exposure';
import { pictureUrl } from '../../../../shared/media/file/media-file';
import { SteadyImage } from '../../../../shared/media/image/steady-image';
import { Button } from '../../../../shared/ui/button/button';
import { Dialog } from '../../../../shared/ui/dialog/dialog';
import type { Scope } from './scope';
import styles from './scope-question.module.css';

const PICTURE_PX = 72;
const MOST_PICTURES = 12;

interface ScopeQuestionProps {
  scope: Scope;
  /** @param photos empty: neither */
  onAnswer: (photos: readonly MediaItem[]) => void;
}

/** Only the photos in sight, which is the answer of Enter, or all. */
export function ScopeQuestion({ scope, onAnswer }: ScopeQuestionProps) {
  const { t } = useTranslation();
  const textId = useId();
  const { chosen, below } = scope;
  const all = [...chosen, ...below];
  const isOne = chosen.length === 1;
  return (
    <Dialog title={useTitle(scope)} onClose={() => onAnswer([])}>
      <p id={textId}>{useText(scope)}</p>
      <Pictures
        items={isCopies(scope) ? chosen : isOne ? all : below}
        named={isOne ? chosen[0] : undefined}
      />
      <div className={styles.choices}>
        <Button aria-describedby={textId} onClick={() => onAnswer(chosen)}>
          {isOne
            ? t('stacks.onlyThis')
            : t('stacks.onlySelected', { number: chosen.length })}
        </Button>
        <Button kind="quiet" onClick={() => onAnswer(all)}>
          {t('stacks.all', { number: all.length })}
        </Button>
        <Button kind="text" onClick={() => onAnswer([])}>
          {t('common.cancel')}
        </Button>
      </div>
    </Dialog>
  );
}

function isCopies({ below }: Scope): boolean {
  return below.every(({ same_as }) => same_as !== undefined);
}

function useTitle(scope: Scope): string {
  const { t } = useTranslation();
  if (scope.act !== 'delete') return t(ACTS[scope.act]);
  if (isCopies(scope)) return t('stacks.deleteCopies');
  return t(
    scope.chosen.length === 1 ? 'stacks.deleteSeries' : 'stacks.deleteBelow',
  );
}

function useText(scope: Scope): string {
  const { t } = useTranslation();
  const { chosen, below } = scope;
  if (chosen.length > 1) return t('stacks.below', { number: below.length });
  const number = below.length + 1;
  return t(isCopies(scope) ? 'gallery.copies' : 'stacks.similar', { number });
}

interface PicturesProps {
  items: readonly MediaItem[];
  /** Has a ring; undefined: several are chosen. */
  named: MediaItem | undefined;
}

function Pictures({ items, named }: PicturesProps) {
  const shown = items.slice(0, MOST_PICTURES);
  const more = items.length - shown.length;
  return (
    <ul className={styles.pictures}>
      {shown.map((item) => (
        <li
          key={item.id}
          aria-label={item.file_name}
          className={styles.picture}
          data-named={item === named}
          style={
            item.placeholder === undefined
              ? undefined
              : { backgroundImage: `url(${item.placeholder})` }
          }
        >
          <SteadyImage
            address={pictureUrl(item, PICTURE_PX * window.devicePixelRatio)}
          />
        </li>
      ))}
      {more > 0 && (
        <li className={styles.more}>+{formatNumber(more, formatLanguage())}</li>
      )}
    </ul>
  );
}
