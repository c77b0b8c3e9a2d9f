import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import {
  allMetrics,
  OWN_METRICS,
  ownMetrics,
} from '../../platform/metrics/all-metrics.js';
import { watchProcess } from '../../platform/metrics/registry.js';
import { primary } from '../../platform/processes/siblings.js';
import { HEALTH } from './health-checks.js';
import { HealthService } from './health.service.js';
import type { OperationsServer } from './operations-server.js';

/**
 * A port for operators, in web and worker: `/metrics` and health. Answers until
 * the process has stopped, so that `ready` is seen to fail. Of several web
 * processes the primary has the port.
 */
@Injectable()
export class OperationsServerService implements OnApplicationShutdown {
  private server: OperationsServer | undefined;

  constructor(private readonly health: HealthService) {}

  /**
   * Also starts the process metrics.
   * @param server which has answered during the start; undefined without a port
   */
  start(server: OperationsServer | undefined): void {
    watchProcess();
    if (primary) {
      primary.answer(OWN_METRICS, ownMetrics);
      primary.answer(HEALTH, () => this.health.checks());
    }
    this.server = server;
    server?.use({ metrics: allMetrics, checks: () => this.health.checks() });
  }

  async onApplicationShutdown(): Promise<void> {
    await this.server?.close();
  }
}
