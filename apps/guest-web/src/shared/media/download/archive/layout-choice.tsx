import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ArchiveLayout } from '@hatira/contract';
import styles from './layout-choice.module.css';

const OPTIONS = [
  { layout: 'flat', text: 'downloads.layoutFlat' },
  { layout: 'guests', text: 'downloads.layoutGuests' },
  { layout: 'hours', text: 'downloads.layoutHours' },
] as const;

interface LayoutChoiceProps {
  layout: ArchiveLayout;
  onChoose: (layout: ArchiveLayout) => void;
}

export function LayoutChoice({ layout, onChoose }: LayoutChoiceProps) {
  const { t } = useTranslation();
  const name = useId();
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{t('downloads.layout')}</legend>
      {OPTIONS.map((option) => (
        <label key={option.layout} className={styles.option}>
          <input
            className={styles.radio}
            type="radio"
            name={name}
            checked={option.layout === layout}
            onChange={() => onChoose(option.layout)}
          />
          {t(option.text)}
        </label>
      ))}
    </fieldset>
  );
}
