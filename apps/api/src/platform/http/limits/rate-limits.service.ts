import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Redis } from 'ioredis';
import {
  RateLimiterCluster,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import { Config } from '../../config/load-config.js';
import { requireRedisUrl } from '../../jobs/redis-url.js';
import { primary } from '../../processes/siblings.js';
import { limitRefusals } from '../../metrics/metrics.js';
import { Problem } from '../errors/problem.js';
import {
  consumeInRedis,
  counterOf,
  keyPrefix,
  prepareConsuming,
  type Budget,
  type RateLimit,
} from './consume-in-redis.js';

export type { Budget, RateLimit };

/** A stalled Redis counts as unavailable. */
const COMMAND_TIMEOUT_MS = 1_000;

/**
 * Shared by all replicas. Without Redis each counts alone, all its web
 * processes together.
 */
@Injectable()
export class RateLimitsService implements OnApplicationShutdown {
  private readonly redis: Redis;
  private readonly limiters = new Map<string, RateLimiterRedis>();

  constructor(config: Config) {
    this.redis = new Redis(requireRedisUrl(config), {
      enableOfflineQueue: false,
      maxRetriesPerRequest: 0,
      commandTimeout: COMMAND_TIMEOUT_MS,
    });
    this.redis.on('error', () => undefined);
    prepareConsuming(this.redis);
  }

  /**
   * Takes one point of each budget in order: the first used-up one leaves later
   * ones untouched and returns earlier points.
   * @throws Problem `too_many_requests` with the seconds to wait
   */
  async consumeAll(budgets: Budget[]): Promise<void> {
    const refusal = await consumeInRedis(this.redis, budgets).catch(
      () => 'unavailable' as const,
    );
    if (refusal === 'unavailable') return this.consumeOneByOne(budgets);
    if (refusal) throw tooMany(refusal.limit, refusal.waitMs);
  }

  /** @throws Problem `too_many_requests` with the seconds to wait */
  async consume(limit: RateLimit, key: string): Promise<void> {
    try {
      await this.limiter(limit).consume(key);
    } catch (refusal) {
      throw asProblem(limit, refusal);
    }
  }

  /** Returns false instead of throwing. */
  async isWithin(limit: RateLimit, key: string): Promise<boolean> {
    return (await this.refusalOf(limit, key)) === undefined;
  }

  /** Returns the problem of `consume` instead of throwing it. */
  async refusalOf(limit: RateLimit, key: string): Promise<Problem | undefined> {
    return this.consume(limit, key).then(
      () => undefined,
      (refusal: unknown) => {
        if (refusal instanceof Problem) return refusal;
        throw refusal;
      },
    );
  }

  async count(limit: RateLimit, key: string, points = 1): Promise<void> {
    await this.limiter(limit).penalty(key, points);
  }

  async used(limit: RateLimit, key: string): Promise<number> {
    return (await this.limiter(limit).get(key))?.consumedPoints ?? 0;
  }

  /** Refuses without counting: for limits on failures only. */
  async check(limit: RateLimit, key: string): Promise<void> {
    if (await this.isBelow(limit, key)) return;
    const state = await this.limiter(limit).get(key);
    if (state && state.consumedPoints >= limit.points)
      throw asProblem(limit, state);
  }

  /** A key whose time is over has no points to return. */
  async refund(limit: RateLimit, key: string): Promise<void> {
    if ((await this.used(limit, key)) > 0)
      await this.limiter(limit).reward(key, 1);
  }

  async forget(limit: RateLimit, key: string): Promise<void> {
    await this.limiter(limit).delete(key);
  }

  async onApplicationShutdown(): Promise<void> {
    this.redis.disconnect();
    await Promise.resolve();
  }

  private async consumeOneByOne(budgets: Budget[]): Promise<void> {
    const taken: Budget[] = [];
    try {
      for (const budget of budgets) {
        taken.push(budget);
        await this.consume(...budget);
      }
    } catch (refusal) {
      await Promise.all(taken.map((budget) => this.refund(...budget)));
      throw refusal;
    }
  }

  /** One command; the limiter's own read makes four, for every upload. */
  private async isBelow(
    { name, points }: RateLimit,
    key: string,
  ): Promise<boolean> {
    return this.redis.get(counterOf(name, key)).then(
      (used) => Number(used) < points,
      () => false,
    );
  }

  private limiter({ name, points, perSeconds }: RateLimit): RateLimiterRedis {
    const known = this.limiters.get(name);
    if (known) return known;
    const options = {
      keyPrefix: keyPrefix(name),
      points,
      duration: perSeconds,
    };
    const insuranceLimiter = primary
      ? new RateLimiterCluster(options)
      : new RateLimiterMemory(options);
    const created = new RateLimiterRedis({
      ...options,
      storeClient: this.redis,
      insuranceLimiter,
    });
    this.limiters.set(name, created);
    return created;
  }
}

function asProblem(limit: RateLimit, refusal: unknown): Problem {
  if (!(refusal instanceof RateLimiterRes)) throw refusal;
  return tooMany(limit, refusal.msBeforeNext);
}

function tooMany({ name }: RateLimit, waitMs: number): Problem {
  limitRefusals.inc({ limit: name });
  return new Problem('too_many_requests', {
    retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)),
  });
}
