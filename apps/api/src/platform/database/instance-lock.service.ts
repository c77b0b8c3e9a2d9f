import { randomInt } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import pg from 'pg';
import { Config } from '../config/load-config.js';
import { lockClass } from './advisory-locks.js';
import { CONNECT_TIMEOUT_MS, requireUrl } from './data-source.js';
import { whileRefused } from './pool/refused-connection.js';

const LOCK_CLASS = lockClass('instances');
const RECONNECT_MS = 1_000;
/**
 * No answer for so long counts as lost; a broken network may be silent for
 * hours.
 */
const PING_MS = 5_000;

const OTHERS = `
SELECT count(*) FROM pg_locks
WHERE locktype = 'advisory' AND classid = $1 AND objid <> $2 AND mode = 'ExclusiveLock' AND granted
  AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`;

export interface InstanceLife {
  /** Other processes check this number. */
  id: number;
  /** Aborted when the lock is lost. */
  signal: AbortSignal;
}

/**
 * Shows whether a process is alive: PostgreSQL releases its advisory lock when
 * its connection ends.
 */
@Injectable()
export class InstanceLockService implements OnApplicationShutdown {
  private client: pg.Client | undefined;
  private lastAnswer: Promise<unknown> = Promise.resolve();
  private current: InstanceLife | undefined;
  private readonly stop = new AbortController();

  private constructor(private readonly config: Config) {}

  /** Locks before any module starts: queues start with theirs. */
  static async acquire(config: Config): Promise<InstanceLockService> {
    const lock = new InstanceLockService(config);
    await whileRefused(() => lock.hold(), CONNECT_TIMEOUT_MS);
    return lock;
  }

  /**
   * @throws Error that counts as an unavailable service while the lock is not
   * held
   */
  get life(): InstanceLife {
    if (!this.current)
      throw Object.assign(new Error('the instance lock is not held'), {
        code: 'ECONNRESET',
      });
    return this.current;
  }

  /** Includes maintenance commands. */
  async countOthers(): Promise<number> {
    const { id } = this.life;
    const result =
      this.client &&
      (await this.ask<{ count: string }>(this.client, OTHERS, [
        LOCK_CLASS,
        id,
      ]));
    return Number(result?.rows[0]?.count);
  }

  async onApplicationShutdown(): Promise<void> {
    this.stop.abort();
    await this.client?.end();
  }

  private async hold(): Promise<void> {
    const client = await this.connected();
    try {
      const id = randomInt(1, 2 ** 31 - 1);
      await client.query('SELECT pg_advisory_lock($1, $2)', [LOCK_CLASS, id]);
      // Shutdown has run and would not close this client.
      if (this.stop.signal.aborted) await client.end();
      else this.live(client, id);
    } catch (error) {
      await client.end();
      throw error;
    }
  }

  private async connected(): Promise<pg.Client> {
    const connectionString = requireUrl(this.config);
    const bounds = { query_timeout: PING_MS, connectionTimeoutMillis: PING_MS };
    const client = new pg.Client({
      connectionString,
      keepAlive: true,
      ...bounds,
    });
    client.on('error', () => undefined);
    await client.connect();
    return client;
  }

  private live(client: pg.Client, id: number): void {
    const end = new AbortController();
    const ping = setInterval(
      () => void this.ask(client, 'SELECT 1').catch(() => client.end()),
      PING_MS,
    );
    client.once('end', () => {
      clearInterval(ping);
      this.current = undefined;
      end.abort();
      void this.holdAgain();
    });
    this.client = client;
    this.current = { id, signal: end.signal };
  }

  /** The connection handles one query at a time. */
  private ask<Row extends pg.QueryResultRow>(
    client: pg.Client,
    text: string,
    values?: unknown[],
  ) {
    const answer = this.lastAnswer.then(() => client.query<Row>(text, values));
    this.lastAnswer = answer.catch(() => undefined);
    return answer;
  }

  private async holdAgain(): Promise<void> {
    const { signal } = this.stop;
    while (!signal.aborted) {
      try {
        await this.hold();
        return;
      } catch {
        await delay(RECONNECT_MS, undefined, { signal }).catch(() => undefined);
      }
    }
  }
}

/** SQL condition: no process holds it. */
export function isDeadInstance(column: string): string {
  return `pg_try_advisory_xact_lock_shared(${LOCK_CLASS}, ${column})`;
}
