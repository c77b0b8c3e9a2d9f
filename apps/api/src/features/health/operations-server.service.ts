import { once } from 'node:events';
import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { API } from '@hatira/contract';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Config } from '../../platform/config/load-config.js';
import { registry, watchProcess } from '../../platform/metrics/registry.js';
import { HealthService } from './health.service.js';
import { isBearer } from './metrics.controller.js';

/**
 * A port for operators, in web and worker: `/metrics` and health. Answers until
 * the process has stopped, so that `ready` is seen to fail.
 */
@Injectable()
export class OperationsServerService implements OnApplicationShutdown {
  private server: Server | undefined;

  constructor(
    private readonly config: Config,
    private readonly health: HealthService,
  ) {}

  /**
   * Also starts the process metrics.
   * @returns the port; undefined without METRICS_PORT
   */
  async start(): Promise<number | undefined> {
    watchProcess();
    const { port, host } = this.config.metrics;
    if (port === undefined) return undefined;
    this.server = createServer((request, response) => {
      this.answer(request, response).catch(() => response.destroy());
    });
    this.server.listen(port, host);
    await once(this.server, 'listening').catch((error: Error) => {
      throw new Error(
        `METRICS_PORT: cannot listen on ${host}:${port} (${error.message})`,
        { cause: error },
      );
    });
    return (this.server.address() as AddressInfo).port;
  }

  async onApplicationShutdown(): Promise<void> {
    if (!this.server) return;
    const closed = once(this.server, 'close');
    this.server.close();
    this.server.closeAllConnections();
    await closed;
  }

  private async answer(
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const path = request.url?.split('?')[0];
    if (path === '/metrics') return this.sendMetrics(request, response);
    if (path === API.live)
      return sendJson(response, 200, {
        success: true,
        data: { status: 'live' },
      });
    if (path !== API.ready) return sendJson(response, 404, { success: false });
    const checks = await this.health.checks();
    const isReady = Object.values(checks).every((state) => state === 'ok');
    sendJson(response, isReady ? 200 : 503, { success: isReady, data: checks });
  }

  private async sendMetrics(
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const { token } = this.config.metrics;
    if (
      token !== undefined &&
      !isBearer(request.headers.authorization, token)
    ) {
      return sendJson(response, 401, { success: false });
    }
    const text = await registry.metrics();
    response
      .writeHead(200, {
        'Content-Type': registry.contentType,
        'Cache-Control': 'no-store',
      })
      .end(text);
  }
}

function sendJson(
  response: ServerResponse,
  status: number,
  body: unknown,
): void {
  response.writeHead(status, {
    'Content-Type': 'application/json',
    'Cache-Control': 'no-store',
  });
  response.end(JSON.stringify(body));
}
