import { randomInt } from 'node:crypto';
import type { GalleryAccess, MediaItem } from '@hatira/contract';
import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import type { Response } from 'express';
import { Config } from '../../../platform/config/load-config.js';
import { EventBusService } from '../../../platform/events/event-bus.service.js';
import { networkOf } from '../../../platform/http/limits/network-of.js';
import { WeddingLinksService } from '../../weddings/wedding-links.service.js';
import {
  linkTopic,
  notificationTopic,
  type GalleryNotification,
} from '../events/gallery-notifications.service.js';
import {
  mediaTopic,
  type PublishedChange,
} from '../events/media-events.service.js';
import {
  MediaListRepository,
  type ListedLink,
} from './media-list.repository.js';
import { StreamSlotsService } from './stream-slots.service.js';

/** Spreads simultaneous reconnects. */
const MIN_RETRY_MS = 2_000;
const RETRY_SPREAD_MS = 4_000;
/** Changes within this time go out together. */
const GATHER_MS = 250;

/** Sends media changes to open galleries. */
@Injectable()
export class MediaStreamsService implements BeforeApplicationShutdown {
  private readonly open = new Set<Response>();

  constructor(
    private readonly events: EventBusService,
    private readonly list: MediaListRepository,
    private readonly links: WeddingLinksService,
    private readonly slots: StreamSlotsService,
    private readonly config: Config,
  ) {
    // A gallery that may have missed an event reconnects and reads its list.
    events.onGap(() => this.endAll());
  }

  /**
   * @throws Problem `too_many_requests`, `service_unavailable` for too many
   *   streams
   */
  async serve(link: ListedLink, response: Response): Promise<void> {
    // The close event has passed.
    if (response.destroyed || response.closed) return;
    const release = this.slots.require(networkOf(response.req.ip ?? ''));
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
      untold: (ids) =>
        link.access === 'full' || ids.length === 0
          ? Promise.resolve(new Set())
          : this.list.sealed(link.weddingId, ids),
      isCurrent: () => this.links.isCurrent(link.hash),
      isOpen: async () =>
        link.access === 'full' || (await this.links.open([link.hash])),
    });
    const endings = [
      release,
      this.events.subscribe(mediaTopic(link.weddingId), (payload) =>
        stream.collect(payload),
      ),
      this.events.subscribe(notificationTopic(link), (payload) =>
        stream.forward(payload),
      ),
      this.events.subscribe(linkTopic(link.hash), () => response.end()),
    ];
    // To the page a longer silence is a broken connection.
    const heartbeat = setInterval(
      () => send(response, 'event: beat\ndata: {}\n\n'),
      this.config.intervals.galleryBeatMs,
    );
    response.once('close', () => {
      this.open.delete(response);
      for (const end of endings) end();
      clearInterval(heartbeat);
    });
    // The link may have ended before the subscription.
    const isCurrent = await this.links.isCurrent(link.hash).catch(() => false);
    if (!isCurrent) response.end();
  }

  /** A graceful stop would wait for streams; galleries reconnect elsewhere. */
  beforeApplicationShutdown(): void {
    this.endAll();
  }

  private endAll(): void {
    for (const response of this.open) response.end();
  }
}

interface StreamReads {
  itemsOf: (ids: string[]) => Promise<MediaItem[]>;
  /** Those ids of whose changes the reader may not know. */
  untold: (ids: string[]) => Promise<Set<string>>;
  isCurrent: () => Promise<boolean>;
  /** Relatives are not notified of changes under a seal. */
  isOpen: () => Promise<boolean>;
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

  collect(payload: string): void {
    const { change, [this.access]: ids } = JSON.parse(
      payload,
    ) as PublishedChange;
    // The couple keeps seeing sealed items.
    if (ids.length === 0 || (change === 'sealed' && this.access === 'full'))
      return;
    const [to, from] =
      change === 'changed'
        ? [this.changed, this.removed]
        : [this.removed, this.changed];
    for (const id of ids) {
      to.add(id);
      from.delete(id);
    }
    this.timer ??= setTimeout(() => void this.flush(), GATHER_MS);
  }

  async forward(payload: string): Promise<void> {
    if (!(await this.reads.isOpen().catch(() => false))) return;
    const { event, data } = JSON.parse(payload) as GalleryNotification;
    send(this.response, `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  }

  private async flush(): Promise<void> {
    this.timer = undefined;
    const [changedIds, removedIds] = [[...this.changed], [...this.removed]];
    this.changed.clear();
    this.removed.clear();
    try {
      const changed =
        changedIds.length > 0 ? await this.reads.itemsOf(changedIds) : [];
      // After a renewal ids belong to another link; items found by `some` prove
      // that the link is current.
      const isKnownCurrent =
        changed.length > 0 || (await this.reads.isCurrent());
      if (!isKnownCurrent) return void this.response.end();
      if (changed.length === 0 && !(await this.reads.isOpen())) return;
      // An item deleted during processing changes after its deletion.
      const there = new Set(changed.map(({ id }) => id));
      const gone = [
        ...removedIds,
        ...changedIds.filter((id) => !there.has(id)),
      ];
      const untold = await this.reads.untold(gone);
      const removed = gone.filter((id) => !untold.has(id));
      if (changed.length + removed.length === 0) return;
      send(
        this.response,
        `event: media\ndata: ${JSON.stringify({ changed, removed })}\n\n`,
      );
    } catch {
      this.response.end();
    }
  }
}

/** Writing to an ended stream would be an error of the process. */
function send(response: Response, text: string): void {
  if (!response.writableEnded) response.write(text);
}
