import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import {
  inOrderOfBegin,
  MAX_EVENTS,
  type AuditAction,
  type EventChange,
  type NewEvent,
  type WeddingEvent,
} from '@hatira/contract';
import { newEvent } from '@hatira/contract/schemas';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { Problem } from '../../platform/http/errors/problem.js';
import { parseOrRefuse } from '../../platform/http/zod.pipe.js';
import { GalleryNotificationsService } from '../media/events/gallery-notifications.service.js';
import { ExposureEventsService } from '../media/events/exposure-events.service.js';
import { MediaKeysService } from '../media/files/media-keys.service.js';
import { MediaDatesService } from '../media/moments/media-dates.service.js';
import {
  AuditService,
  type AuditedStaff,
} from '../staff/audit/audit.service.js';
import { sealsMore, toldEvents } from '../weddings/event-visibility.js';
import { Wedding } from '../weddings/wedding.entity.js';
import { WeddingLinksService } from '../weddings/wedding-links.service.js';

/** The events after a change, and what the audit trail says of it. */
interface ChangedEvents {
  events: WeddingEvent[];
  event: WeddingEvent;
  action: AuditAction;
}

/** Open galleries read the events again. */
const NOTIFICATION = 'wedding-events';

/**
 * Keeps the events of a wedding. A change makes its moments due: the files find their events
 * again, but for those that the couple has moved.
 */
@Injectable()
export class WeddingEventsService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly links: WeddingLinksService,
    private readonly dates: MediaDatesService,
    private readonly notifications: GalleryNotificationsService,
    private readonly keys: MediaKeysService,
    private readonly exposures: ExposureEventsService,
    private readonly audit: AuditService,
  ) {}

  /**
   * Returns the events in the order in which they begin.
   * @throws Problem `wedding_not_found`
   */
  async of(weddingId: number): Promise<WeddingEvent[]> {
    const wedding = await this.database.manager.findOneBy(Wedding, {
      id: weddingId,
    });
    if (!wedding) throw new Problem('wedding_not_found');
    return wedding.events;
  }

  /**
   * Adds an event.
   * @param hash the couple's
   * @throws Problem `wedding_not_found`, `too_many_events`, `event_time_taken`;
   *   `validation_failed` for a seal whose end has passed
   */
  async add(
    hash: number,
    given: NewEvent,
    author: AuditedStaff,
  ): Promise<WeddingEvent> {
    requireFuture(given.until);
    return this.change(hash, author, (events) => {
      if (events.length >= MAX_EVENTS) throw new Problem('too_many_events');
      const event = { id: randomUUID(), ...stored(given) };
      return {
        events: [...events, event],
        event,
        action: 'wedding_event_added',
      };
    });
  }

  /**
   * Changes the given fields of an event.
   * @param hash the couple's
   * @throws Problem `wedding_not_found`, `event_not_found`, `event_time_taken`;
   *   `validation_failed` when the fields do not fit those that stay, and for a seal whose end
   *   has passed
   */
  async correct(
    hash: number,
    id: string,
    given: EventChange,
    author: AuditedStaff,
  ): Promise<WeddingEvent> {
    requireFuture(given.until);
    return this.change(hash, author, (events) => {
      const { until, ...before } = eventOf(events, id);
      const stays = given.visibility === undefined && { until };
      const whole = parseOrRefuse(newEvent, { ...before, ...stays, ...given });
      const event = { id, ...stored(whole) };
      return {
        events: events.map((one) => (one.id === id ? event : one)),
        event,
        action: 'wedding_event_changed',
      };
    });
  }

  /**
   * Removes an event. Its files stay, and find another one by their moments.
   * @param hash the couple's
   * @throws Problem `wedding_not_found`, `event_not_found`
   */
  async remove(hash: number, id: string, author: AuditedStaff): Promise<void> {
    await this.change(hash, author, (events) => ({
      events: events.filter((one) => one.id !== id),
      event: eventOf(events, id),
      action: 'wedding_event_removed',
    }));
  }

  private async change(
    hash: number,
    author: AuditedStaff,
    work: (events: WeddingEvent[]) => ChangedEvents,
  ): Promise<WeddingEvent> {
    const { event, before, after } = await this.database.transaction(
      async (manager) => {
        const { weddingId } = await this.links.lock(manager, hash);
        await this.keys.lockAll(manager, weddingId);
        const before = await manager.findOneOrFail(Wedding, {
          where: { id: weddingId },
          lock: { mode: 'pessimistic_write' },
        });
        const { events, event, action } = work(before.events);
        requireApart(events);
        const after = { ...before, events: inOrderOfBegin(events) };
        await this.save(manager, before, after);
        await this.audit.record(manager, author, {
          action,
          target: before.slug,
          weddingId,
          details: detailsOf(event),
        });
        return { event, before, after };
      },
    );
    await this.dates.start(before.id);
    await this.announce(before, after);
    return event;
  }

  /** A new seal ends every id and address of a file that others may know. */
  private async save(
    manager: EntityManager,
    before: Wedding,
    after: Wedding,
  ): Promise<void> {
    const { id, events } = after;
    await manager.update(Wedding, { id }, { events });
    if (sealsMore(before, after)) await this.keys.renewForSeal(manager, id);
  }

  /** Relatives are not notified of events that are sealed. */
  private async announce(before: Wedding, after: Wedding): Promise<void> {
    const { id: weddingId } = before;
    if (!isDeepStrictEqual(visibilities(before), visibilities(after)))
      await this.exposures.reopen(weddingId, ['full', 'view']);
    const isTold = !isDeepStrictEqual(toldEvents(before), toldEvents(after));
    for (const access of isTold
      ? (['full', 'view'] as const)
      : (['full'] as const))
      await this.notifications.notify(
        { weddingId, access },
        { event: NOTIFICATION, data: {} },
      );
  }
}

const visibilities = ({ events }: Wedding) =>
  events.flatMap(({ id, visibility, until }) =>
    visibility ? [[id, visibility, until]] : [],
  );

/** The event without empty choices, the end of its seal in one form. */
function stored({ visibility, until, ...event }: NewEvent): NewEvent {
  return {
    ...event,
    ...(visibility && { visibility }),
    ...(until !== undefined && { until: new Date(until).toISOString() }),
  };
}

/** @throws Problem `validation_failed` */
function requireFuture(until: string | undefined): void {
  if (until === undefined || Date.parse(until) > Date.now()) return;
  throw new Problem('validation_failed', {
    details: { fields: { until: 'past' } },
  });
}

function detailsOf({ kind, date, begins, visibility }: WeddingEvent) {
  return { kind, date, begins, ...(visibility && { visibility }) };
}

/** @throws Problem `event_not_found` */
function eventOf(events: readonly WeddingEvent[], id: string): WeddingEvent {
  const found = events.find((event) => event.id === id);
  if (!found) throw new Problem('event_not_found');
  return found;
}

/**
 * Refuses two events with one begin, of which a file could not choose.
 * @throws Problem `event_time_taken`
 */
function requireApart(events: readonly WeddingEvent[]): void {
  const begins = events.map(({ date, begins }) => `${date} ${begins}`);
  if (new Set(begins).size < begins.length)
    throw new Problem('event_time_taken');
}
