import {
  useEffect,
  useId,
  useRef,
  useState,
  type FormEvent,
  type InputHTMLAttributes,
} from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '@hatira/api-client';
import {
  endsAfterItBegins,
  EVENT_KINDS,
  eventKindWord,
  MAX_DISPLAYED_NAME_LENGTH,
  type NewEvent,
  type WeddingEvent,
} from '@hatira/contract';
import { formatLanguage } from '../../shared/i18n/i18n';
import { Button } from '../../shared/ui/button/button';
import styles from './events-page.module.css';

interface EventFormProps {
  /** Undefined: a new one. */
  event: WeddingEvent | undefined;
  /** The day that a new event begins with, if another event has one. */
  firstDate?: string | undefined;
  onSave: (event: NewEvent) => Promise<void>;
  onCancel: () => void;
}

/** What the fields hold. */
type Typed = Omit<NewEvent, 'name' | 'place'> & { name: string; place: string };

/** The keys of the error texts. */
type Fault = 'name' | 'date' | 'hours' | 'taken' | 'failed';

const FIRST: Typed = {
  kind: 'henna-night',
  name: '',
  date: '',
  begins: '19:00',
  ends: '23:30',
  place: '',
};

/** Adds or changes an event. Errors are shown below the fields. */
export function EventForm(props: EventFormProps) {
  const { t } = useTranslation();
  const id = useId();
  const { typed, fault, isBusy, change, submit } = useEventForm(props);
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(submitted) => void submit(submitted)}
    >
      <Fields typed={typed} fault={fault} problem={id} onChange={change} />
      <p id={id} role="alert" className={styles.fault}>
        {fault && t(`events.faults.${fault}`)}
      </p>
      <div className={styles.actions}>
        <Button type="submit" aria-disabled={isBusy}>
          {t('events.save')}
        </Button>
        <Button kind="text" onClick={props.onCancel}>
          {t('events.cancel')}
        </Button>
      </div>
    </form>
  );
}

/** The typed values and their errors. */
function useEventForm({ event, firstDate = '', onSave }: EventFormProps) {
  const [typed, setTyped] = useState(() => typedOf(event, firstDate));
  const [fault, setFault] = useState<Fault>();
  const [isBusy, setBusy] = useState(false);
  const change = (part: Partial<Typed>) => {
    setTyped({ ...typed, ...part });
    setFault(undefined);
  };
  const submit = async (submitted: FormEvent) => {
    submitted.preventDefault();
    if (isBusy) return;
    const found = faultOf(typed);
    setFault(found);
    if (found) return;
    setBusy(true);
    await onSave(eventOf(typed)).catch((error: unknown) => {
      const isTaken =
        error instanceof ApiError && error.code === 'event_time_taken';
      setFault(isTaken ? 'taken' : 'failed');
      setBusy(false);
    });
  };
  return { typed, fault, isBusy, change, submit };
}

interface FieldsProps {
  typed: Typed;
  fault: Fault | undefined;
  /** The id of the error text. */
  problem: string;
  onChange: (part: Partial<Typed>) => void;
}

function Fields({ typed, fault, problem, onChange }: FieldsProps) {
  const { t } = useTranslation();
  const described = fault && { 'aria-describedby': problem };
  return (
    <>
      <KindChoice value={typed.kind} onChange={(kind) => onChange({ kind })} />
      <Field
        label={t(typed.kind === 'other' ? 'events.name' : 'events.ownName')}
        value={typed.name}
        maxLength={MAX_DISPLAYED_NAME_LENGTH}
        aria-invalid={fault === 'name'}
        {...described}
        onChange={({ target }) => onChange({ name: target.value })}
      />
      <Field
        type="date"
        label={t('events.date')}
        required
        value={typed.date}
        aria-invalid={fault === 'date'}
        {...described}
        onChange={({ target }) => onChange({ date: target.value })}
      />
      <div className={styles.pair}>
        {(['begins', 'ends'] as const).map((name) => (
          <Field
            key={name}
            type="time"
            label={t(`events.${name}`)}
            required
            value={typed[name]}
            aria-invalid={fault === 'hours' || fault === 'taken'}
            {...described}
            onChange={({ target }) => onChange({ [name]: target.value })}
          />
        ))}
      </div>
      <Field
        label={t('events.place')}
        value={typed.place}
        maxLength={MAX_DISPLAYED_NAME_LENGTH}
        onChange={({ target }) => onChange({ place: target.value })}
      />
    </>
  );
}

interface KindChoiceProps {
  value: NewEvent['kind'];
  onChange: (kind: NewEvent['kind']) => void;
}

/** The form's first field, which takes the focus when it opens. */
function KindChoice({ value, onChange }: KindChoiceProps) {
  const { t } = useTranslation();
  const select = useRef<HTMLSelectElement>(null);
  useEffect(() => select.current?.focus(), []);
  return (
    <label>
      {t('events.kind')}
      <select
        ref={select}
        value={value}
        onChange={({ target }) => onChange(target.value as NewEvent['kind'])}
      >
        {EVENT_KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {eventKindWord(kind, formatLanguage())}
          </option>
        ))}
      </select>
    </label>
  );
}

interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
}

function Field({ label, ...input }: FieldProps) {
  return (
    <label>
      {label}
      <input autoComplete="off" {...input} />
    </label>
  );
}

function typedOf(event: WeddingEvent | undefined, date: string): Typed {
  if (!event) return { ...FIRST, date };
  const { kind, name, begins, ends, place } = event;
  return {
    kind,
    name: name ?? '',
    date: event.date,
    begins,
    ends,
    place: place ?? '',
  };
}

function eventOf({ name, place, ...typed }: Typed): NewEvent {
  return { ...typed, name: name.trim() || null, place: place.trim() || null };
}

/** Returns the first fault; undefined: the event can be saved. */
function faultOf(typed: Typed): Fault | undefined {
  if (typed.kind === 'other' && typed.name.trim() === '') return 'name';
  if (!/^20\d\d-/.test(typed.date)) return 'date';
  const hasHours = typed.begins !== '' && typed.ends !== '';
  return hasHours && endsAfterItBegins(typed) ? undefined : 'hours';
}
