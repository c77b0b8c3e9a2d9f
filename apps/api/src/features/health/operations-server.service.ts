import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Config } from '../../platform/config/load-config.js';
import {
  allMetrics,
  OWN_METRICS,
  ownMetrics,
} from '../../platform/metrics/all-metrics.js';
import { watchProcess } from '../../platform/metrics/registry.js';
import { primary } from '../../platform/processes/siblings.js';
import { HEALTH } from './health-checks.js';
import { HealthService } from './health.service.js';
import { serveOperations, type OperationsServer } from './operations-server.js';

/**
 * A port for operators, in web and worker: `/metrics` and health. Answers until
 * the process has stopped, so that `ready` is seen to fail. Of several web
 * processes the primary has the port.
 */
@Injectable()
export class OperationsServerService implements OnApplicationShutdown {
  private server: OperationsServer | undefined;

  constructor(
    private readonly config: Config,
    private readonly health: HealthService,
  ) {}

  /**
   * Also starts the process metrics.
   * @returns the port; undefined without one
   */
  async start(): Promise<number | undefined> {
    watchProcess();
    if (primary) {
      primary.answer(OWN_METRICS, ownMetrics);
      primary.answer(HEALTH, () => this.health.checks());
      return undefined;
    }
    this.server = await serveOperations(this.config.metrics, {
      metrics: allMetrics,
      checks: () => this.health.checks(),
    });
    return this.server?.port;
  }

  async onApplicationShutdown(): Promise<void> {
    await this.server?.close();
  }
}
