import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { MediaItem } from '@hatira/contract';
import styles from '../../../shared/media/order/order-choice.module.css';
import { similar } from './similar';
import type { StackMode, Stacking } from './stacking';

const MODES = ['off', 'bursts', 'moments'] as const;

export interface StackChoiceProps {
  items: readonly MediaItem[];
  stacking: Stacking;
  /** Places the choice. */
  children: (choice: ReactNode) => ReactNode;
}

/** Absent where no photos are similar. */
export function StackChoice({ items, stacking, children }: StackChoiceProps) {
  const { t } = useTranslation();
  const hasSimilar = useMemo(
    () => similar(items, 'moments').length > 0,
    [items],
  );
  if (!hasSimilar) return null;
  return children(
    <select
      className={styles.choice}
      aria-label={t('stacks.label')}
      title={t('stacks.label')}
      value={stacking.mode}
      onChange={({ target }) => stacking.choose(target.value as StackMode)}
    >
      {MODES.map((mode) => (
        <option key={mode} value={mode}>
          {t(`stacks.${mode}`)}
        </option>
      ))}
    </select>,
  );
}
