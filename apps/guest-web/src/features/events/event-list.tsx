import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addEvent, changeEvent, removeEvent } from '@hatira/api-client';
import {
  eventName,
  formatDay,
  inOrderOfBegin,
  MAX_EVENTS,
  type NewEvent,
  type WeddingEvent,
} from '@hatira/contract';
import { formatLanguage } from '../../shared/i18n/i18n';
import { Button } from '../../shared/ui/button/button';
import { useToast } from '../../shared/ui/dialog/toast';
import { EventForm } from './event-form';
import styles from './events-page.module.css';

interface EventListProps {
  hash: number;
  events: readonly WeddingEvent[];
  onChange: (changed: (events: WeddingEvent[]) => WeddingEvent[]) => void;
}

/** It takes the place of an id. */
const NEW = 'new';

/** The events in the order in which they begin; one form is open at a time. */
export function EventList({ hash, events, onChange }: EventListProps) {
  const { t } = useTranslation();
  const toast = useToast();
  /** The id of the event whose form is open. */
  const [open, setOpen] = useState<string>();
  const list = useRef<HTMLElement>(null);
  const close = () => {
    setOpen(undefined);
    list.current?.focus();
  };
  const save = async (given: NewEvent) => {
    if (open === undefined) return;
    const saved = await (open === NEW
      ? addEvent(hash, given)
      : changeEvent(hash, open, given));
    onChange((before) =>
      inOrderOfBegin([...before.filter(({ id }) => id !== saved.id), saved]),
    );
    toast({ text: t('events.saved') });
    close();
  };
  const remove = (event: WeddingEvent) => {
    const name = eventName(event, formatLanguage());
    if (!confirm(t('events.confirmRemove', { name }))) return;
    removeEvent(hash, event.id).then(
      () => {
        onChange((before) => before.filter(({ id }) => id !== event.id));
        toast({ text: t('events.removed') });
        list.current?.focus();
      },
      () => toast({ text: t('events.failed'), kind: 'error' }),
    );
  };
  return (
    <section
      ref={list}
      tabIndex={-1}
      className={styles.events}
      aria-label={t('events.title')}
    >
      {events.length > 0 && (
        <ol className={styles.list}>
          {events.map((event) => (
            <li key={event.id} className={styles.event}>
              {open === event.id ? (
                <EventForm event={event} onSave={save} onCancel={close} />
              ) : (
                <EventCard
                  event={event}
                  onEdit={() => setOpen(event.id)}
                  onRemove={() => remove(event)}
                />
              )}
            </li>
          ))}
        </ol>
      )}
      {open === NEW ? (
        <div className={styles.event}>
          <EventForm
            event={undefined}
            firstDate={events[0]?.date}
            onSave={save}
            onCancel={close}
          />
        </div>
      ) : events.length < MAX_EVENTS ? (
        <Button
          kind={events.length === 0 ? 'main' : 'quiet'}
          className={styles.add}
          onClick={() => setOpen(NEW)}
        >
          {t('events.add')}
        </Button>
      ) : (
        <p className={styles.full}>{t('events.full', { count: MAX_EVENTS })}</p>
      )}
    </section>
  );
}

interface EventCardProps {
  event: WeddingEvent;
  onEdit: () => void;
  onRemove: () => void;
}

function EventCard({ event, onEdit, onRemove }: EventCardProps) {
  const { t } = useTranslation();
  const language = formatLanguage();
  const name = eventName(event, language);
  const { date, begins, ends, place } = event;
  const day = formatDay(new Date(date), language, 'UTC');
  return (
    <>
      <h2 className={styles.name} dir="auto">
        {name}
      </h2>
      <p className={styles.when}>
        {day}
        <span className={styles.hours}>{`${begins} – ${ends}`}</span>
      </p>
      {place !== null && (
        <p className={styles.place} dir="auto">
          {place}
        </p>
      )}
      <div className={styles.actions}>
        <Button
          kind="text"
          aria-label={`${t('events.edit')}: ${name}`}
          onClick={onEdit}
        >
          {t('events.edit')}
        </Button>
        <Button
          kind="text"
          aria-label={`${t('events.remove')}: ${name}`}
          onClick={onRemove}
        >
          {t('events.remove')}
        </Button>
      </div>
    </>
  );
}
