import { EventEmitter } from 'node:events';
import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { Redis } from 'ioredis';
import { Config } from '../config/load-config.js';
import { requireRedisUrl } from '../jobs/redis-url.js';

/** A Redis that hangs must not hang whoever publishes. */
const COMMAND_TIMEOUT_MS = 1_000;
/** Told when events may have been lost, in this process or on their way from another. */
const GAP = 'gap';

/**
 * Tells all processes that something has happened. A hint, never the truth: whoever waits for a change also looks at
 * the row, because an event published while Redis is away is lost.
 */
@Injectable()
export class EventBusService implements OnApplicationShutdown {
  private readonly logger = new Logger(EventBusService.name);
  private readonly emitter = new EventEmitter().setMaxListeners(0);
  private readonly publisher: Redis;
  private readonly subscriber: Redis;
  /** Redis tells everybody on the server: those of another database there are another installation. */
  private readonly channel: string;
  private hasLostEvents = false;

  constructor(config: Config) {
    const url = requireRedisUrl(config);
    this.publisher = new Redis(url, {
      enableOfflineQueue: false,
      maxRetriesPerRequest: 0,
      commandTimeout: COMMAND_TIMEOUT_MS,
    });
    this.subscriber = new Redis(url, { maxRetriesPerRequest: null });
    this.channel = `hatira:${this.subscriber.options.db ?? 0}:events`;
    for (const client of [this.publisher, this.subscriber]) {
      client.on('error', (error: Error) => this.logger.debug(error.message));
    }
    this.subscriber.on('message', (_channel: string, message: string) =>
      this.deliver(message),
    );
    this.subscriber
      .subscribe(this.channel)
      .catch((error: Error) => this.logger.debug(error.message));
    this.publisher.on('ready', () => void this.tellGap());
    // The first connection is no gap; the client subscribes again by itself after each break.
    this.subscriber.once('close', () =>
      this.subscriber.on('ready', () => this.emitter.emit(GAP)),
    );
  }

  /**
   * For those who pass events on and cannot look for themselves: called when some may have been lost.
   * @returns the call that ends the subscription
   */
  onGap(listener: () => void): () => void {
    return this.subscribe(GAP, listener);
  }

  /**
   * Never rejects: with Redis away the event is lost, and the waiting side finds the change by looking.
   * @param topic without line breaks
   */
  async publish(topic: string, payload = ''): Promise<void> {
    await this.publisher
      .publish(this.channel, `${topic}\n${payload}`)
      .catch((error: Error) => {
        this.hasLostEvents = true;
        this.logger.debug(error.message);
      });
  }

  /** @returns the call that ends the subscription */
  subscribe(topic: string, listener: (payload: string) => void): () => void {
    this.emitter.on(topic, listener);
    return () => this.emitter.off(topic, listener);
  }

  /** Rejects when Redis does not answer. */
  async ping(): Promise<void> {
    await this.publisher.ping();
  }

  onApplicationShutdown(): void {
    this.publisher.disconnect();
    this.subscriber.disconnect();
  }

  /** What this process could not tell, the others must hear of as a gap. */
  private async tellGap(): Promise<void> {
    if (!this.hasLostEvents) return;
    this.hasLostEvents = false;
    await this.publish(GAP);
  }

  private deliver(message: string): void {
    const end = message.indexOf('\n');
    this.emitter.emit(message.slice(0, end), message.slice(end + 1));
  }
}
