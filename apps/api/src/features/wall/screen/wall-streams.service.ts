import { randomInt } from 'node:crypto';
import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import type { Response } from 'express';
import { Config } from '../../../platform/config/load-config.js';
import { EventBusService } from '../../../platform/events/event-bus.service.js';
import { mediaTopic } from '../../media/events/media-events.service.js';
import { WallEventsService } from '../wall-events.service.js';
import { ScreensRepository, type Screen } from './screens.repository.js';
import { WallItemsRepository } from './wall-items.repository.js';
import { WallSlotsService } from './wall-slots.service.js';
import { WallStream } from './wall-stream.js';

/** Makes up for lost events: an ended wall is dark within two seconds. */
const LOOK_MS = 1_000;
const MIN_RETRY_MS = 1_000;
const RETRY_SPREAD_MS = 1_000;

/** Keeps open screens up to date and ends those of ended walls. */
@Injectable()
export class WallStreamsService implements BeforeApplicationShutdown {
  private readonly open = new Set<WallStream>();
  private timer: NodeJS.Timeout | undefined;
  private looking: Promise<void> | undefined;
  private nextLook: Promise<void> | undefined;

  constructor(
    private readonly events: EventBusService,
    private readonly walls: WallEventsService,
    private readonly screens: ScreensRepository,
    private readonly items: WallItemsRepository,
    private readonly slots: WallSlotsService,
    private readonly config: Config,
  ) {
    // A screen that may have missed an event reconnects and reads everything.
    events.onGap(() => this.endAll());
  }

  /** @throws Problem `too_many_requests`, `service_unavailable` */
  serve(screen: Screen, response: Response): void {
    // The close event has passed.
    if (response.destroyed || response.closed) return;
    const release = this.slots.require(screen.id);
    response.writeHead(200, {
      'Content-Type': 'text/event-stream',
      'Cache-Control': 'no-store',
      'X-Accel-Buffering': 'no',
    });
    const retryMs = MIN_RETRY_MS + randomInt(RETRY_SPREAD_MS);
    const { weddingId } = screen;
    const stream = new WallStream(screen, response, (keys, left) =>
      this.items.changes(weddingId, keys, left),
    );
    const look = () => this.look();
    const endings = [
      release,
      this.events.subscribe(mediaTopic(weddingId), (payload) =>
        stream.collect(payload),
      ),
      this.walls.subscribe(screen, look),
      this.beats(stream),
    ];
    this.enter(stream);
    response.once('close', () => {
      for (const end of endings) end();
      this.leave(stream);
    });
    response.write(`retry: ${retryMs}\n\n`);
    stream.send('ready', '{}');
    // The wall may have ended before the subscription.
    look();
  }

  /** A graceful stop would wait for streams; screens reconnect elsewhere. */
  beforeApplicationShutdown(): void {
    this.endAll();
  }

  private beats(stream: WallStream): () => void {
    const { galleryBeatMs } = this.config.intervals;
    const timer = setInterval(() => stream.beat(), galleryBeatMs);
    return () => clearInterval(timer);
  }

  private enter(stream: WallStream): void {
    this.open.add(stream);
    this.timer ??= setInterval(() => this.look(), LOOK_MS);
  }

  private leave(stream: WallStream): void {
    this.open.delete(stream);
    stream.end();
    if (this.open.size > 0) return;
    clearInterval(this.timer);
    this.timer = undefined;
  }

  /** Reads the rows of all open walls; one query after another. */
  private look(): void {
    if (this.looking) {
      // The change may be newer than the running query.
      this.nextLook ??= this.looking.then(() => {
        this.nextLook = undefined;
        this.look();
      });
      return;
    }
    // The next look makes up for a failed one.
    this.looking = this.readStates()
      .catch(() => undefined)
      .then(() => {
        this.looking = undefined;
      });
  }

  private async readStates(): Promise<void> {
    const streams = [...this.open];
    const ids = [...new Set(streams.map(({ screen }) => screen.id))];
    if (ids.length === 0) return;
    const rows = await this.screens.statesOf(ids);
    const states = new Map(rows.map((row) => [row.id, row]));
    for (const stream of streams) stream.show(states.get(stream.screen.id));
  }

  private endAll(): void {
    for (const stream of [...this.open]) stream.end();
  }
}
