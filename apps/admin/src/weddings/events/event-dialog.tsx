import {
  endsAfterItBegins,
  EVENT_KINDS,
  eventKindWord,
  type NewEvent,
  type WeddingEvent,
} from '@hatira/contract';
import { SelectInput, TextInput, useLocale } from 'react-admin';
import { useText } from '../../i18n/use-text';
import { FormDialog } from '../../ui/form/form-dialog';
import { useEventChanges } from './use-event-changes';

interface EventDialogProps {
  hash: number;
  /** Undefined: a new one. */
  event: WeddingEvent | undefined;
  onClose: () => void;
}

/** What the fields hold; react-admin empties them to null. */
type Typed = {
  [Field in Exclude<keyof NewEvent, 'kind'>]?: string | null;
} & Pick<NewEvent, 'kind'>;

const NEW: Typed = { kind: 'henna-night', begins: '19:00', ends: '23:30' };
const shrunk = { inputLabel: { shrink: true } };

/** Adds or changes an event. */
export function EventDialog({ hash, event, onClose }: EventDialogProps) {
  const text = useText();
  const language = useLocale() ?? 'tr';
  const { save, isSaving } = useEventChanges(hash, onClose);
  const known: Typed = event ?? NEW;
  const submit = (typed: object) => {
    const problems = problemsOf(typed as Typed);
    const names = Object.entries(problems);
    if (names.length > 0)
      return Object.fromEntries(names.map(([name, key]) => [name, text(key)]));
    save({ id: event?.id, event: eventOf(typed as Typed) });
    return undefined;
  };
  const field = (source: 'date' | 'begins' | 'ends', type: 'date' | 'time') => (
    <TextInput
      source={source}
      type={type}
      label={text(`events.${source}`)}
      defaultValue={known[source] ?? ''}
      slotProps={shrunk}
      helperText={false}
    />
  );
  return (
    <FormDialog
      title={text(event ? 'events.editTitle' : 'events.add')}
      submitText={text('events.save')}
      isBusy={isSaving}
      onClose={onClose}
      onSubmit={submit}
    >
      <SelectInput
        source="kind"
        label={text('events.kind')}
        defaultValue={known.kind}
        choices={EVENT_KINDS.map((id) => ({
          id,
          name: eventKindWord(id, language),
        }))}
        translateChoice={false}
        validate={(kind: unknown) => (kind ? undefined : text('events.needed'))}
        helperText={false}
      />
      <TextInput
        source="name"
        label={text('events.name')}
        defaultValue={known.name ?? ''}
        helperText={false}
      />
      {field('date', 'date')}
      {field('begins', 'time')}
      {field('ends', 'time')}
      <TextInput
        source="place"
        label={text('events.place')}
        defaultValue={known.place ?? ''}
        helperText={false}
      />
    </FormDialog>
  );
}

function eventOf(typed: Typed): NewEvent {
  return {
    kind: typed.kind,
    name: typed.name?.trim() || null,
    date: typed.date ?? '',
    begins: typed.begins ?? '',
    ends: typed.ends ?? '',
    place: typed.place?.trim() || null,
  };
}

type Problem = 'events.needed' | 'events.nameNeeded' | 'events.hours';

/** Returns the name of a text for each field that cannot be saved. */
function problemsOf(typed: Typed): Partial<Record<keyof NewEvent, Problem>> {
  const { kind, name, date, begins, ends } = eventOf(typed);
  const isUnnamed = kind === 'other' && name === null;
  const isBackwards =
    begins !== '' && ends !== '' && !endsAfterItBegins({ date, begins, ends });
  return {
    ...(isUnnamed && { name: 'events.nameNeeded' }),
    ...(date === '' && { date: 'events.needed' }),
    ...(begins === '' && { begins: 'events.needed' }),
    ...(ends === '' && { ends: 'events.needed' }),
    ...(isBackwards && { ends: 'events.hours' }),
  };
}
