import { randomInt } from 'node:crypto';
import type { GalleryAccess, MediaItem } from '@hatira/contract';
import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import type { Response } from 'express';
import { Config } from '../../../platform/config/load-config.js';
import { EventBusService } from '../../../platform/events/event-bus.service.js';
import { WeddingLinksService } from '../../weddings/wedding-links.service.js';
import {
  linkTopic,
  newsTopic,
  type GalleryNews,
} from './gallery-news.service.js';
import { mediaTopic, type PublishedChange } from './media-events.service.js';
import {
  MediaListRepository,
  type ListedLink,
} from '../media-list.repository.js';

/** Streams that a gap has ended all at once come back one by one. */
const MIN_RETRY_MS = 2_000;
const RETRY_SPREAD_MS = 4_000;
/** Changes that come close together are told together. */
const GATHER_MS = 250;

/** Open galleries: each gets the changes of its wedding's media as server-sent events (design section 9). */
@Injectable()
export class MediaStreamsService implements BeforeApplicationShutdown {
  private readonly open = new Set<Response>();

  constructor(
    private readonly events: EventBusService,
    private readonly list: MediaListRepository,
    private readonly links: WeddingLinksService,
    private readonly config: Config,
  ) {
    // A gallery that misses something must look again: it does when it reconnects.
    events.onGap(() => this.endAll());
  }

  /** Streams until the client goes away, the link ends or the process stops. */
  async serve(link: ListedLink, response: Response): Promise<void> {
    // Gone while the wedding was looked up: its end would never be heard of again.
    if (response.destroyed || response.closed) return;
    response.writeHead(200, {
      'Content-Type': 'text/event-stream',
      'Cache-Control': 'no-store',
      'X-Accel-Buffering': 'no',
    });
    const retryMs = MIN_RETRY_MS + randomInt(RETRY_SPREAD_MS);
    response.write(`retry: ${retryMs}\n\nevent: ready\ndata: {}\n\n`);
    this.open.add(response);
    const stream = new MediaStream(response, link.access, {
      itemsOf: (ids) => this.list.some(link, ids),
      isCurrent: () => this.links.isCurrent(link.hash),
    });
    const endings = [
      this.events.subscribe(mediaTopic(link.weddingId), (payload) =>
        stream.note(payload),
      ),
      this.events.subscribe(newsTopic(link), (payload) => stream.pass(payload)),
      this.events.subscribe(linkTopic(link.hash), () => response.end()),
    ];
    // The page takes a longer silence for a connection that hangs.
    const heartbeat = setInterval(
      () => send(response, 'event: beat\ndata: {}\n\n'),
      this.config.intervals.galleryBeatMs,
    );
    response.once('close', () => {
      this.open.delete(response);
      for (const unsubscribe of endings) unsubscribe();
      clearInterval(heartbeat);
    });
    // It may have ended between its look-up and the subscription.
    const isCurrent = await this.links.isCurrent(link.hash).catch(() => false);
    if (!isCurrent) response.end();
  }

  /** Ended first, so that a graceful stop does not wait for them; the galleries reconnect elsewhere. */
  beforeApplicationShutdown(): void {
    this.endAll();
  }

  private endAll(): void {
    for (const response of this.open) response.end();
  }
}

interface StreamReads {
  itemsOf: (ids: string[]) => Promise<MediaItem[]>;
  isCurrent: () => Promise<boolean>;
}

class MediaStream {
  private readonly changed = new Set<string>();
  private readonly removed = new Set<string>();
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly response: Response,
    private readonly access: GalleryAccess,
    private readonly reads: StreamReads,
  ) {}

  note(payload: string): void {
    const { change, [this.access]: ids } = JSON.parse(
      payload,
    ) as PublishedChange;
    const [to, from] =
      change === 'changed'
        ? [this.changed, this.removed]
        : [this.removed, this.changed];
    for (const id of ids) {
      to.add(id);
      from.delete(id);
    }
    this.timer ??= setTimeout(() => void this.tell(), GATHER_MS);
  }

  pass(payload: string): void {
    const { event, data } = JSON.parse(payload) as GalleryNews;
    send(this.response, `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  }

  private async tell(): Promise<void> {
    this.timer = undefined;
    const [changedIds, removedIds] = [[...this.changed], [...this.removed]];
    this.changed.clear();
    this.removed.clear();
    try {
      const changed =
        changedIds.length > 0 ? await this.reads.itemsOf(changedIds) : [];
      // Ids that came after a renewal are none of this link's; items that were found show that it is current.
      const isKnownCurrent =
        changed.length > 0 || (await this.reads.isCurrent());
      if (!isKnownCurrent) return void this.response.end();
      // An item that was deleted while it was worked on changes after its deletion.
      const there = new Set(changed.map(({ id }) => id));
      const removed = [
        ...removedIds,
        ...changedIds.filter((id) => !there.has(id)),
      ];
      send(
        this.response,
        `event: media\ndata: ${JSON.stringify({ changed, removed })}\n\n`,
      );
    } catch {
      this.response.end();
    }
  }
}

/** A stream that a stopping process has ended takes nothing more: writing to it would be an error of the process. */
function send(response: Response, text: string): void {
  if (!response.writableEnded) response.write(text);
}
