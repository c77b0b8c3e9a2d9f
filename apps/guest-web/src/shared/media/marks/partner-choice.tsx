import { useTranslation } from 'react-i18next';
import type { MarkPartner } from '@hatira/contract';
import styles from '../order/order-choice.module.css';
import { useMarks, useMarksNow } from './marks-context';

interface PartnerChoiceProps {
  /** The words beside the choice; without them it says itself whose device it is. */
  label?: string;
}

/** Chooses the partner whose hearts and verdicts this device gives. */
export function PartnerChoice({ label }: PartnerChoiceProps) {
  const { t } = useTranslation();
  const names = useMarks()?.names ?? [];
  const store = useMarksNow();
  if (!store || names.length === 0) return null;
  return (
    <select
      className={styles.choice}
      aria-label={label ?? t('marks.youAre')}
      value={store.partner}
      onChange={(event) => store.choose(event.target.value as MarkPartner)}
    >
      <option value="shared">{t('marks.youAreBoth')}</option>
      {(['first', 'second'] as const).map((partner, index) => (
        <option key={partner} value={partner}>
          {label === undefined
            ? t('marks.youAreName', { name: names[index] })
            : names[index]}
        </option>
      ))}
    </select>
  );
}
