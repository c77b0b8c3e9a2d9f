import { Box, Button, Typography } from '@mui/material';
import {
  eventName,
  eventOfCode,
  formatDay,
  MAX_EVENTS,
  PAGES,
  type PanelWedding,
  type WeddingEvent,
} from '@hatira/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocale } from 'react-admin';
import { useText } from '../../i18n/use-text';
import { usePanel } from '../../providers/use-panel';
import { ReadSection } from '../../ui/page/read-section';
import { linkList, LinkRow } from '../page/links/link-row';
import { EventDialog } from './event-dialog';
import { eventsKey, useEventChanges } from './use-event-changes';

/** The celebrations of a wedding, each with the address of its code. */
export function EventsSection({ wedding }: { wedding: PanelWedding }) {
  const text = useText();
  const panel = usePanel();
  const { hash } = wedding;
  const read = useQuery({
    queryKey: eventsKey(hash),
    queryFn: ({ signal }) => panel.fetchPanelEvents(hash, signal),
  });
  return (
    <ReadSection title={text('events.heading')} read={read}>
      {(events) => (
        <>
          <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
            {text('events.help')}
          </Typography>
          <Events wedding={wedding} events={events} />
        </>
      )}
    </ReadSection>
  );
}

interface EventsProps {
  wedding: PanelWedding;
  events: WeddingEvent[];
}

function Events({ wedding, events }: EventsProps) {
  const text = useText();
  const { hash, weddingPath } = wedding;
  const { remove } = useEventChanges(hash);
  const [open, setOpen] = useState<{ event?: WeddingEvent }>();
  return (
    <>
      {events.length > 0 && (
        <Box component="ul" sx={linkList} aria-label={text('events.heading')}>
          {events.map((event) => (
            <EventRow
              key={event.id}
              event={event}
              weddingPath={weddingPath}
              onEdit={() => setOpen({ event })}
              onRemove={(name) => remove(event.id, name)}
            />
          ))}
        </Box>
      )}
      {events.length < MAX_EVENTS ? (
        <Button variant="outlined" onClick={() => setOpen({})} sx={{ mt: 2 }}>
          {text('events.add')}
        </Button>
      ) : (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
          {text('events.most', { max: MAX_EVENTS })}
        </Typography>
      )}
      {open && (
        <EventDialog
          hash={hash}
          event={open.event}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  );
}

interface EventRowProps {
  event: WeddingEvent;
  weddingPath: string;
  onEdit: () => void;
  onRemove: (name: string) => void;
}

function EventRow({ event, weddingPath, onEdit, onRemove }: EventRowProps) {
  const text = useText();
  const language = useLocale() ?? 'tr';
  const name = eventName(event, language);
  const { id, date, begins, ends, place } = event;
  const day = formatDay(new Date(date), language, 'UTC');
  const line = [name, day, `${begins}–${ends}`, place].filter(Boolean);
  return (
    <LinkRow
      name={line.join(' · ')}
      path={PAGES.upload(weddingPath) + eventOfCode(id)}
    >
      <Button
        size="small"
        aria-label={text('events.editOne', { name })}
        onClick={onEdit}
      >
        {text('events.edit')}
      </Button>
      <Button
        size="small"
        color="error"
        aria-label={text('events.removeOne', { name })}
        onClick={() => onRemove(name)}
      >
        {text('events.remove')}
      </Button>
    </LinkRow>
  );
}
