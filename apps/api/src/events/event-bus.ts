import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { Redis } from 'ioredis';
import { Config } from '../config/load-config.js';
import { requireRedisUrl } from '../jobs/redis-url.js';

type Listener = (message: string) => void;

/**
 * Tells other processes that something has happened. A hint, never the truth: whoever waits for a change also looks
 * at the row, because a message sent while Redis is away is lost.
 */
@Injectable()
export class EventBus implements OnApplicationShutdown {
  private readonly logger = new Logger(EventBus.name);
  private readonly listeners = new Map<string, Set<Listener>>();
  private readonly publisher: Redis;
  private readonly subscriber: Redis;

  constructor(@Inject(Config) config: Config) {
    const url = requireRedisUrl(config);
    this.publisher = new Redis(url, { enableOfflineQueue: false, maxRetriesPerRequest: 0 });
    this.subscriber = new Redis(url, { maxRetriesPerRequest: null });
    for (const client of [this.publisher, this.subscriber]) {
      client.on('error', (error: Error) => this.logger.debug(error.message));
    }
    this.subscriber.on('message', (channel: string, message: string) => {
      for (const listener of this.listeners.get(channel) ?? []) listener(message);
    });
  }

  /** Never rejects: with Redis away the event is lost, and the waiting side finds the change by looking. */
  async publish(channel: string, message = ''): Promise<void> {
    await this.publisher.publish(channel, message).catch((error: Error) => this.logger.debug(error.message));
  }

  /** Rejects when Redis does not answer. */
  async ping(): Promise<void> {
    await this.publisher.ping();
  }

  /** @returns the call that ends the subscription */
  subscribe(channel: string, listener: Listener): () => void {
    const listeners = this.listeners.get(channel) ?? new Set();
    if (listeners.size === 0) void this.subscriber.subscribe(channel).catch(() => undefined);
    this.listeners.set(channel, listeners.add(listener));
    return () => this.unsubscribe(channel, listener);
  }

  async onApplicationShutdown(): Promise<void> {
    this.publisher.disconnect();
    this.subscriber.disconnect();
    await Promise.resolve();
  }

  private unsubscribe(channel: string, listener: Listener): void {
    const listeners = this.listeners.get(channel);
    if (!listeners?.delete(listener) || listeners.size > 0) return;
    this.listeners.delete(channel);
    void this.subscriber.unsubscribe(channel).catch(() => undefined);
  }
}
