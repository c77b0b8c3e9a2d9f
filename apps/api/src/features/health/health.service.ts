import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { EventBusService } from '../../platform/events/event-bus.service.js';
import { ObjectStore } from '../../platform/storage/object-store.js';
import { within } from '../../platform/timing/within.js';
import type { HealthChecks } from './health-checks.js';

const CHECK_TIMEOUT_MS = 3_000;

type Services = Omit<HealthChecks, 'process'>;

@Injectable()
export class HealthService implements OnModuleDestroy {
  private isStopping = false;
  private looking: Promise<Services> | undefined;

  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly events: EventBusService,
    private readonly store: ObjectStore,
  ) {}

  /**
   * Callers share one check: anyone may ask, and overloaded services must not
   * get more work.
   */
  async checks(): Promise<HealthChecks> {
    this.looking ??= this.look().finally(() => (this.looking = undefined));
    const services = await this.looking;
    return { process: this.isStopping ? 'failed' : 'ok', ...services };
  }

  private async look(): Promise<Services> {
    const [postgres, redis, storage] = await Promise.all([
      state(this.database.query('SELECT 1')),
      state(this.events.ping()),
      state(this.store.check()),
    ]);
    return { postgres, redis, storage };
  }

  /** First step of a stop: load balancers see that the process goes away. */
  onModuleDestroy(): void {
    this.isStopping = true;
  }
}

const state = (check: Promise<unknown>): Promise<'ok' | 'failed'> =>
  within<'ok' | 'failed'>(
    check.then(() => 'ok'),
    CHECK_TIMEOUT_MS,
    'failed',
  );
