import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import {
  eventName,
  formatNumber,
  type MediaItem,
  type WeddingEvent,
} from '@hatira/contract';
import { currentLanguage, formatLanguage } from '../../../shared/i18n/i18n';
import type { Listing } from '../../../shared/media/feed/listing';
import { useFilter } from '../filter/use-filter';
import styles from './event-chips.module.css';

export interface EventChipsProps {
  events: readonly WeddingEvent[];
  /** The listing without the filter. */
  whole: Listing;
}

/** Each event with its first picture and the number of its files; all of them first. */
export function EventChips({ events, whole: { items } }: EventChipsProps) {
  const { t } = useTranslation();
  const { filter, change } = useFilter();
  const ofEvents = useMemo(() => byEvent(items), [items]);
  return (
    <div
      className={styles.events}
      role="group"
      aria-label={t('gallery.events')}
      data-track
    >
      <EventChip
        label={t('gallery.allEvents')}
        files={items}
        isChosen={filter.event === undefined}
        onPress={() => change({ event: undefined })}
      />
      {events.map((event) => (
        <EventChip
          key={event.id}
          label={eventName(event, currentLanguage())}
          files={ofEvents.get(event.id) ?? []}
          isChosen={filter.event === event.id}
          onPress={() => change({ event: event.id })}
        />
      ))}
    </div>
  );
}

interface EventChipProps {
  label: string;
  files: readonly MediaItem[];
  isChosen: boolean;
  onPress: () => void;
}

function EventChip({ label, files, isChosen, onPress }: EventChipProps) {
  const picture = files.find(({ thumb_url }) => thumb_url)?.thumb_url;
  return (
    <button
      type="button"
      className={styles.chip}
      aria-pressed={isChosen}
      onClick={onPress}
    >
      {picture === undefined ? (
        <span className={styles.blank} />
      ) : (
        <img src={picture} alt="" className={styles.picture} loading="lazy" />
      )}
      <span className={styles.name} dir="auto">
        {label}
      </span>
      <span className={styles.count}>
        {formatNumber(files.length, formatLanguage())}
      </span>
    </button>
  );
}

/** A Live Photo's video goes with its photo. */
function byEvent(items: readonly MediaItem[]): Map<string, MediaItem[]> {
  const found = new Map<string, MediaItem[]>();
  for (const item of items) {
    if (item.event === null || item.motion_of) continue;
    const own = found.get(item.event);
    if (own) own.push(item);
    else found.set(item.event, [item]);
  }
  return found;
}
