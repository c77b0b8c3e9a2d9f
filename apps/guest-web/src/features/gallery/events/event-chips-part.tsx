import { Suspense } from 'react';
import { lazyExtra } from '../../../shared/lib/lazy-extra';
import type { EventChipsProps } from './event-chips';
import styles from './event-chips-part.module.css';

const EventChips = lazyExtra(
  async () => (await import('./event-chips')).EventChips,
);

/** Holds the place of the events until they have loaded; absent in a wedding without events. */
export function EventsOfGallery(props: EventChipsProps) {
  if (props.events.length === 0) return null;
  return (
    <div className={styles.place}>
      <Suspense>
        <EventChips {...props} />
      </Suspense>
    </div>
  );
}
