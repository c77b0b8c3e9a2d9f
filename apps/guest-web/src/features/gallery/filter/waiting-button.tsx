import { useTranslation } from 'react-i18next';
import type { MediaItem } from '@hatira/contract';
import { Button } from '../../../shared/ui/button/button';
import { HourglassIcon } from '../../../shared/ui/button/icons';
import styles from './filter-bar.module.css';
import { useFilter } from './use-filter';

/** Leads to the files that wait for the couple's choice; absent without any. */
export function WaitingButton({ items }: { items: readonly MediaItem[] }) {
  const { t } = useTranslation();
  const { filter, change } = useFilter();
  const number = items.filter(
    ({ exposure, motion_of }) => exposure === 'held' && !motion_of,
  ).length;
  const isOn = filter.exposure === 'held';
  if (number === 0 && !isOn) return null;
  return (
    <Button
      kind="quiet"
      className={styles.button}
      aria-pressed={isOn}
      onClick={() => change({ exposure: isOn ? undefined : 'held' })}
    >
      <HourglassIcon />
      {t('exposure.counts.held', { number })}
    </Button>
  );
}
