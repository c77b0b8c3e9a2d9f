import { useId, useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Listing } from '../../../shared/media/feed/listing';
import { useMarks } from '../../../shared/media/marks/marks-context';
import { PartnerChoice } from '../../../shared/media/marks/partner-choice';
import { Button } from '../../../shared/ui/button/button';
import { Icon } from '../../../shared/ui/button/icon';
import styles from './filter-bar.module.css';
import { useGalleryTools } from '../tools/gallery-tools';
import {
  guestsOf,
  SOMEONE,
  tablesOf,
  type GalleryFilter,
} from './gallery-filter';
import { SearchField } from './search-field';
import { useFilter, type FilterChoice } from './use-filter';

interface FilterBarProps {
  /** Without a filter. */
  whole: Listing;
  /** Number of items that the filter has found. */
  found: number;
  /** Beside the button. */
  children?: ReactNode;
}

const FUNNEL = 'M4 5h16l-6.2 7.4V19l-3.6-2v-4.6z';

/** One button on phones; the conditions in a row where there is room. */
export function FilterBar({ whole, found, children }: FilterBarProps) {
  const { t } = useTranslation();
  const id = useId();
  const choice = useFilter();
  const { conditions, clear } = choice;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <section className={styles.bar} aria-label={t('filter.title')}>
      <div className={styles.line}>
        <Button
          kind="quiet"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          <Icon path={FUNNEL} />
          {conditions > 0
            ? t('filter.active', { number: conditions })
            : t('filter.title')}
        </Button>
        {children}
      </div>
      <div id={id} className={styles.conditions} data-open={isOpen}>
        <Conditions whole={whole} choice={choice} />
      </div>
      <div className={styles.line} data-quiet={conditions === 0}>
        <p role="status" className={styles.found}>
          {conditions > 0 && (
            <FoundLine count={found} isComplete={whole.isComplete} />
          )}
        </p>
        {/* Without a match the button is where the photos were. */}
        {conditions > 0 && !(found === 0 && whole.isComplete) && (
          <Button kind="text" onClick={clear}>
            {t('filter.clear')}
          </Button>
        )}
      </div>
    </section>
  );
}

/** While pages load the number is not final. */
function FoundLine({
  count,
  isComplete,
}: {
  count: number;
  isComplete: boolean;
}) {
  const { t } = useTranslation();
  return t(isComplete ? 'filter.found' : 'filter.foundSoFar', {
    number: count,
  });
}

interface ConditionsProps {
  whole: Listing;
  choice: FilterChoice;
}

function Conditions({ whole, choice }: ConditionsProps) {
  const { t } = useTranslation();
  const marks = useMarks();
  const { moderation } = useGalleryTools();
  const { filter, change } = choice;
  return (
    <>
      <SearchField text={filter.text} onChange={(text) => change({ text })} />
      <GuestChoice whole={whole} choice={choice} />
      <TableChoice whole={whole} choice={choice} />
      <Choice
        label={t('filter.kind')}
        value={filter.kind}
        options={{
          photos: t('filter.photos'),
          videos: t('filter.videos'),
        }}
        all={t('filter.allKinds')}
        onChange={(kind) => change({ kind } as Partial<GalleryFilter>)}
      />
      {marks && (
        <Choice
          label={t('filter.hearts')}
          value={filter.hearts}
          options={{
            any: t('filter.heartsAny'),
            mine: t('filter.heartsMine'),
            ...(marks.names.length > 0 && { both: t('filter.heartsBoth') }),
          }}
          all={t('filter.heartsAll')}
          onChange={(hearts) => change({ hearts } as Partial<GalleryFilter>)}
        />
      )}
      <PartnerChoice className={styles.choice} />
      {moderation && (
        <Choice
          label={t('exposure.title')}
          value={filter.exposure}
          options={{
            shown: t('exposure.shown'),
            held: t('exposure.held'),
            hidden: t('exposure.hidden'),
          }}
          all={t('exposure.all')}
          onChange={(exposure) =>
            change({ exposure } as Partial<GalleryFilter>)
          }
        />
      )}
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={filter.hasNote}
          onChange={({ target }) => change({ hasNote: target.checked })}
        />
        <span>{t('filter.withNote')}</span>
      </label>
    </>
  );
}

function GuestChoice({ whole, choice }: ConditionsProps) {
  const { t } = useTranslation();
  const { items } = whole;
  const guests = useMemo(() => guestsOf(items), [items]);
  const { guest } = choice.filter;
  const options = Object.fromEntries(
    guests.map(({ key, name = t('filter.someone'), count }) => [
      key,
      `${name} (${count})`,
    ]),
  );
  // The guest in the address may be on a later page, or without items.
  if (guest !== undefined && !(guest in options))
    options[guest] = guest === SOMEONE ? t('filter.someone') : guest;
  return (
    <Choice
      label={t('filter.guest')}
      value={guest}
      options={options}
      all={t('filter.allGuests')}
      onChange={(key) => choice.change({ guest: key })}
    />
  );
}

/** Only in weddings with cards for tables. */
function TableChoice({ whole, choice }: ConditionsProps) {
  const { t } = useTranslation();
  const { items } = whole;
  const tables = useMemo(() => tablesOf(items), [items]);
  const { table } = choice.filter;
  if (tables.length === 0 && !table) return null;
  const options = Object.fromEntries(
    [...new Set([...tables.map(String), ...(table ? [table] : [])])].map(
      (number) => [number, t('filter.oneTable', { number })],
    ),
  );
  return (
    <Choice
      label={t('filter.table')}
      value={table}
      options={options}
      all={t('filter.allTables')}
      onChange={(number) => choice.change({ table: number })}
    />
  );
}

interface ChoiceProps {
  label: string;
  value: string | undefined;
  /** Texts by value. */
  options: Record<string, string>;
  /** The text of no condition. */
  all: string;
  onChange: (value: string | undefined) => void;
}

function Choice({ label, value, options, all, onChange }: ChoiceProps) {
  return (
    <select
      className={styles.choice}
      aria-label={label}
      data-chosen={value !== undefined}
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value || undefined)}
    >
      {/* Short until a condition is chosen, which it then removes. */}
      <option value="">{value === undefined ? label : all}</option>
      {Object.entries(options).map(([key, text]) => (
        <option key={key} value={key}>
          {text}
        </option>
      ))}
    </select>
  );
}
