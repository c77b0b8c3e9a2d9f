import { randomUUID } from 'node:crypto';
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
import type { DataSource } from 'typeorm';
import { Problem } from '../../platform/http/errors/problem.js';
import { parseOrRefuse } from '../../platform/http/zod.pipe.js';
import { GalleryNotificationsService } from '../media/events/gallery-notifications.service.js';
import { MediaDatesService } from '../media/moments/media-dates.service.js';
import {
  AuditService,
  type AuditedStaff,
} from '../staff/audit/audit.service.js';
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
   * @throws Problem `wedding_not_found`, `too_many_events`, `event_time_taken`
   */
  add(
    hash: number,
    given: NewEvent,
    author: AuditedStaff,
  ): Promise<WeddingEvent> {
    return this.change(hash, author, (events) => {
      if (events.length >= MAX_EVENTS) throw new Problem('too_many_events');
      const event = { id: randomUUID(), ...given };
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
   *   `validation_failed` when the fields do not fit those that stay
   */
  correct(
    hash: number,
    id: string,
    given: EventChange,
    author: AuditedStaff,
  ): Promise<WeddingEvent> {
    return this.change(hash, author, (events) => {
      const before = eventOf(events, id);
      const event = {
        id,
        ...parseOrRefuse(newEvent, { ...before, ...given }),
      };
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
    const { event, weddingId } = await this.database.transaction(
      async (manager) => {
        const { weddingId } = await this.links.lock(manager, hash);
        const wedding = await manager.findOneOrFail(Wedding, {
          where: { id: weddingId },
          lock: { mode: 'pessimistic_write' },
        });
        const { events, event, action } = work(wedding.events);
        requireApart(events);
        await manager.update(
          Wedding,
          { id: weddingId },
          { events: inOrderOfBegin(events) },
        );
        const { kind, date, begins } = event;
        await this.audit.record(manager, author, {
          action,
          target: wedding.slug,
          weddingId,
          details: { kind, date, begins },
        });
        return { event, weddingId };
      },
    );
    await this.dates.start(weddingId);
    for (const access of ['full', 'view'] as const)
      await this.notifications.notify(
        { weddingId, access },
        { event: NOTIFICATION, data: {} },
      );
    return event;
  }
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
