import { randomInt } from 'node:crypto';
import { Inject, Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import pg from 'pg';
import { Config } from '../config/load-config.js';
import { requireUrl } from './data-source.js';

const LOCK_CLASS = 7_428_002;
const RECONNECT_MS = 1_000;

/**
 * Tells whether another process still lives, without clocks or heartbeats: each process holds an advisory lock of
 * PostgreSQL under its own number for as long as its connection stands, and PostgreSQL lets go when it dies.
 */
@Injectable()
export class InstanceLock implements OnModuleInit, OnApplicationShutdown {
  private client: pg.Client | undefined;
  private isStopped = false;
  private number = 0;

  constructor(@Inject(Config) private readonly config: Config) {}

  /** This process's number; another one after its connection was lost. */
  get id(): number {
    return this.number;
  }

  async onModuleInit(): Promise<void> {
    await this.hold();
  }

  async onApplicationShutdown(): Promise<void> {
    this.isStopped = true;
    await this.client?.end();
  }

  private async hold(): Promise<void> {
    const client = new pg.Client({ connectionString: requireUrl(this.config), keepAlive: true });
    client.on('error', () => undefined);
    await client.connect();
    const number = randomInt(1, 2 ** 31 - 1);
    await client.query('SELECT pg_advisory_lock($1, $2)', [LOCK_CLASS, number]);
    this.client = client;
    this.number = number;
    client.once('end', () => void this.holdAgain());
  }

  private async holdAgain(): Promise<void> {
    while (!this.isStopped) {
      try {
        await this.hold();
        return;
      } catch {
        await new Promise((resolve) => setTimeout(resolve, RECONNECT_MS));
      }
    }
  }
}

/** SQL condition: true when no process holds the given number any more. */
export function isDeadInstance(column: string): string {
  return `pg_try_advisory_xact_lock_shared(${LOCK_CLASS}, ${column})`;
}
