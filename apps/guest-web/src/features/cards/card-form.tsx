import type { InputHTMLAttributes, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  CARD_COLOURS,
  CARD_DESIGNS,
  LANGUAGES,
  MAX_TABLE,
  MAX_TABLES,
  type CardProblem,
  type TypedCard,
} from '@hatira/contract';
import { LANGUAGE_NAMES } from '../../shared/i18n/language-names';
import styles from './cards-page.module.css';

interface CardFormProps {
  card: TypedCard;
  problem: CardProblem | undefined;
  hasWifi: boolean;
  onChange: (change: Partial<TypedCard>) => void;
}

/** The same options as in the panel. */
export function CardForm({ card, problem, hasWifi, onChange }: CardFormProps) {
  const { t } = useTranslation();
  const limit = problem === 'tooMany' ? MAX_TABLES : MAX_TABLE;
  return (
    <>
      <div className={styles.choices}>
        <Looks card={card} onChange={onChange} />
        <Languages card={card} onChange={onChange} />
        {(['table', 'until'] as const).map((name) => (
          <Field
            key={name}
            label={t(`cards.${name}`)}
            value={card[name]}
            inputMode="numeric"
            maxLength={3}
            onChange={({ target }) => onChange({ [name]: target.value.trim() })}
          />
        ))}
        {hasWifi && (
          <label className={styles.check}>
            <input
              type="checkbox"
              checked={card.wifi}
              onChange={({ target }) => onChange({ wifi: target.checked })}
            />
            {t('cards.wifi')}
          </label>
        )}
      </div>
      <p role="status" className={styles.problem}>
        {problem && t(`cards.problems.${problem}`, { max: limit })}
      </p>
    </>
  );
}

type PartProps = Pick<CardFormProps, 'card' | 'onChange'>;

function Looks({ card, onChange }: PartProps) {
  const { t } = useTranslation();
  return (
    <>
      <Choice
        label={t('cards.design')}
        value={card.design}
        onChange={(design) => onChange({ design })}
        options={CARD_DESIGNS.map((name) => [name, t(`cards.designs.${name}`)])}
      />
      <Choice
        label={t('cards.colour')}
        value={card.colour}
        onChange={(colour) => onChange({ colour })}
        options={[...CARD_COLOURS, 'free' as const].map((name) => [
          name,
          t(`cards.colours.${name}`),
        ])}
      />
      {card.colour === 'free' && (
        <Field
          type="color"
          label={t('cards.colours.free')}
          value={card.freeColour}
          onChange={({ target }) => onChange({ freeColour: target.value })}
        />
      )}
      <Field
        label={t('cards.initials')}
        value={card.initials}
        maxLength={4}
        onChange={({ target }) => onChange({ initials: target.value.trim() })}
      />
    </>
  );
}

function Languages({ card, onChange }: PartProps) {
  const { t } = useTranslation();
  const names = LANGUAGES.map((one): [string, string] => [
    one,
    LANGUAGE_NAMES[one],
  ]);
  return (
    <>
      <Choice
        label={t('cards.language')}
        value={card.language}
        onChange={(language) => onChange({ language })}
        options={names}
      />
      <Choice
        label={t('cards.second')}
        value={card.second}
        onChange={(second) => onChange({ second })}
        options={[
          ['', t('cards.noSecond')],
          ...names.filter(([one]) => one !== card.language),
        ]}
      />
    </>
  );
}

interface ChoiceProps<T extends string> {
  label: string;
  value: T;
  options: readonly (readonly [T, ReactNode])[];
  onChange: (value: T) => void;
}

function Choice<T extends string>({
  label,
  value,
  options,
  onChange,
}: ChoiceProps<T>) {
  return (
    <label>
      {label}
      <select
        value={value}
        onChange={({ target }) => onChange(target.value as T)}
      >
        {options.map(([name, text]) => (
          <option key={name} value={name}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

function Field({
  label,
  ...input
}: { label: string } & InputHTMLAttributes<HTMLInputElement>) {
  return (
    <label>
      {label}
      <input autoComplete="off" {...input} />
    </label>
  );
}
