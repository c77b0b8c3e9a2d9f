import { EventEmitter } from 'node:events';
import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { Redis } from 'ioredis';
import { Config } from '../config/load-config.js';
import { requireRedisUrl } from '../jobs/redis-url.js';

/** A stalled Redis must not block publishers. */
const COMMAND_TIMEOUT_MS = 1_000;
/** Events may have been lost, in this process or on their way. */
const GAP = 'gap';

/**
 * Publishes to all processes. Events are lost while Redis is away, so
 * subscribers also read the row.
 */
@Injectable()
export class EventBusService implements OnApplicationShutdown {
  private readonly logger = new Logger(EventBusService.name);
  private readonly emitter = new EventEmitter().setMaxListeners(0);
  private readonly publisher: Redis;
  private readonly subscriber: Redis;
  /** Channels span a Redis's databases, also another installation's. */
  private readonly channel: string;
  private hasLostEvents = false;
  private wasDisconnected = false;

  constructor(config: Config) {
    const url = requireRedisUrl(config);
    this.publisher = new Redis(url, {
      enableOfflineQueue: false,
      maxRetriesPerRequest: 0,
      commandTimeout: COMMAND_TIMEOUT_MS,
    });
    this.subscriber = new Redis(url, {
      maxRetriesPerRequest: null,
      // No caller holds its promise: a stop before the answer would be an unhandled rejection.
      autoResubscribe: false,
    });
    this.channel = `hatira:${this.subscriber.options.db ?? 0}:events`;
    for (const client of [this.publisher, this.subscriber]) {
      client.on('error', (error: Error) => this.logger.debug(error.message));
    }
    this.subscriber.on('message', (_channel: string, message: string) =>
      this.deliver(message),
    );
    this.publisher.on('ready', () => void this.publishGap());
    this.subscriber.on('ready', () => void this.listen());
    this.subscriber.once('close', () => (this.wasDisconnected = true));
  }

  /**
   * Calls a listener that cannot read the rows.
   * @returns the unsubscribe function
   */
  onGap(listener: () => void): () => void {
    return this.subscribe(GAP, listener);
  }

  /**
   * Never rejects.
   * @param topic without line breaks
   */
  async publish(topic: string, payload = ''): Promise<void> {
    if (!(await this.offer(topic, payload))) this.hasLostEvents = true;
  }

  /**
   * Publishes news that may be lost without a gap for subscribers.
   * @returns false when it is lost
   */
  async offer(topic: string, payload = ''): Promise<boolean> {
    return this.publisher.publish(this.channel, `${topic}\n${payload}`).then(
      () => true,
      (error: Error) => {
        this.logger.debug(error.message);
        return false;
      },
    );
  }

  /**
   * @param listener its failure is logged: any program can publish in Redis
   * @returns the unsubscribe function
   */
  subscribe(topic: string, listener: (payload: string) => unknown): () => void {
    const hear = (payload: string) => void this.hear(listener, payload);
    this.emitter.on(topic, hear);
    return () => this.emitter.off(topic, hear);
  }

  async ping(): Promise<void> {
    await this.publisher.ping();
  }

  onApplicationShutdown(): void {
    this.publisher.disconnect();
    this.subscriber.disconnect();
  }

  /** The first connection is no gap. */
  private async listen(): Promise<void> {
    try {
      await this.subscriber.subscribe(this.channel);
      if (this.wasDisconnected) this.emitter.emit(GAP);
    } catch (error) {
      this.logger.debug((error as Error).message);
    }
  }

  private async publishGap(): Promise<void> {
    if (!this.hasLostEvents) return;
    this.hasLostEvents = false;
    await this.publish(GAP);
  }

  /** An emitter throws its topic `error` unless somebody listens. */
  private deliver(message: string): void {
    const end = message.indexOf('\n');
    const topic = message.slice(0, end);
    if (this.emitter.listenerCount(topic) > 0)
      this.emitter.emit(topic, message.slice(end + 1));
  }

  private async hear(
    listener: (payload: string) => unknown,
    payload: string,
  ): Promise<void> {
    try {
      await listener(payload);
    } catch (error) {
      this.logger.warn(`an event was not taken (${(error as Error).name})`);
    }
  }
}
