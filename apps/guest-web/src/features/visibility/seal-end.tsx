import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { TypedVisibility } from '@hatira/contract';
import styles from './visibility-page.module.css';

interface SealEndProps {
  /** The day's field. */
  ref: Ref<HTMLInputElement>;
  typed: TypedVisibility;
  /** Id of its text; undefined: the time is right. */
  problem: string | undefined;
  onChange: (part: Partial<TypedVisibility>) => void;
}

/** Two fields: older browsers have none for both. */
export function SealEnd({ ref, typed, problem, onChange }: SealEndProps) {
  const { t } = useTranslation();
  const described = {
    'aria-describedby': problem,
    'aria-invalid': problem !== undefined,
  };
  return (
    <div className={styles.end}>
      <label>
        {t('visibility.day')}
        <input
          ref={ref}
          type="date"
          required
          {...described}
          value={typed.day}
          onChange={({ target }) => onChange({ day: target.value })}
        />
      </label>
      <label>
        {t('visibility.time')}
        <input
          type="time"
          required
          {...described}
          value={typed.time}
          onChange={({ target }) => onChange({ time: target.value })}
        />
      </label>
    </div>
  );
}
