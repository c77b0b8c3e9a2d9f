import type { Server } from 'node:http';
import { STAFF_API } from '@hatira/contract';
import { ModulesContainer, NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { NextFunction, Request, Response } from 'express';
import { ApiModule } from './api.module.js';
import type { Config } from './platform/config/load-config.js';
import { EventBusService } from './platform/events/event-bus.service.js';
import { FILES_BY_PROXY } from './platform/http/files/left-to-proxy.js';
import { ConnectionDrainService } from './platform/http/server/connection-drain.service.js';
import { compressText } from './platform/http/server/compression.js';
import {
  createLogger,
  requestLogging,
} from './platform/http/server/logging.js';
import { NestLogger } from './platform/http/server/nest-logger.js';
import { Siblings } from './platform/processes/siblings.js';
import { prepareChildren } from './platform/imaging/prepare-children.js';
import { limitBodyTime } from './platform/http/limits/receive-time.js';
import { requestWatch } from './platform/http/server/request-watch.js';
import { secureHeaders } from './platform/http/server/secure-headers.js';
import {
  connectionBounds,
  SlowConnections,
} from './platform/http/limits/slow-connections.js';
import {
  queueDashboard,
  type RecordRetry,
} from './features/back-office/queues/queue-dashboard.js';
import { adminPanel } from './features/pages/admin-panel.js';
import { guestWebFiles } from './features/pages/shell/guest-web-files.js';
import { uploadWorker } from './features/pages/shell/upload-worker.js';
import { AuditService } from './features/staff/audit/audit.service.js';
import { InstallationService } from './features/staff/installation.service.js';
import { StaffGuard, staffOf } from './features/staff/staff.guard.js';

/** Enough for a selection of 10,000 ids. */
const JSON_LIMIT = '1mb';
/** Slow uploads continue. */
const IDLE_MS = 120_000;
/**
 * The time of uploads, however slow; other requests have seconds
 * (`limitBodyTime`).
 */
const REQUEST_MS = 6 * 3_600_000;
/** Also for a connection's first byte. */
const HEAD_MS = 15_000;
const HEAD_CHECK_MS = 5_000;

/** Creates the web application; call `listen` on it. */
export async function createWebApp(
  config: Config,
): Promise<NestExpressApplication> {
  const logger = createLogger(config.logLevel);
  prepareChildren(config);
  const app = await NestFactory.create<NestExpressApplication>(ApiModule, {
    bodyParser: false,
    logger: new NestLogger(logger),
    abortOnError: false,
  });
  app.set('trust proxy', config.trustProxy);
  app.set(FILES_BY_PROXY, config.filesByProxy);
  app.set('etag', false);
  app.disable('x-powered-by');
  const isProxy = app.getHttpAdapter().getInstance().get('trust proxy fn') as (
    address: string,
    hop: number,
  ) => boolean;
  const connections = new SlowConnections(
    connectionBounds(),
    (address) => isProxy(address, 0),
    app.get(Siblings),
  );
  app.use(connections.note);
  app.use(requestLogging(logger));
  app.use(requestWatch);
  app.use(limitBodyTime);
  app.use(secureHeaders(config.isSecure));
  app.use(uploadWorker(config));
  app.use(guestWebFiles(config.guestWebDir));
  app.use(compressText());
  // Our clients do not compress; a few bytes could expand to the limit.
  app.useBodyParser('json', { limit: JSON_LIMIT, inflate: false });
  limitConnections(app.getHttpServer(), connections);
  await app.get(InstallationService).prepare();
  mountForStaff(app, config);
  app.get(ConnectionDrainService).watch();
  return app;
}

function limitConnections(server: Server, connections: SlowConnections): void {
  const times = {
    headersTimeout: HEAD_MS,
    // The types omit it.
    connectionsCheckingInterval: HEAD_CHECK_MS,
    requestTimeout: REQUEST_MS,
    timeout: IDLE_MS,
    keepAliveTimeout: 75_000,
  };
  Object.assign(server, times);
  connections.watch(server);
}

function mountForStaff(app: NestExpressApplication, config: Config): void {
  const { adminPath } = app.get(InstallationService);
  app.use(`/${adminPath}`, ...adminPanel(adminPath, config));
  const dashboard = queueDashboard(
    app.get(ModulesContainer),
    { path: STAFF_API.queues, panelPath: `/${adminPath}/` },
    auditRetries(app),
  );
  app.use(STAFF_API.queues, onlyStaff(app), ...dashboard);
}

/**
 * Answers 401 without a session, also while Redis is away, when calls to queues
 * would wait.
 */
function onlyStaff(app: NestExpressApplication) {
  const guard = app.get(StaffGuard, { strict: false });
  return (request: Request, response: Response, next: NextFunction) => {
    guard
      .admit(request, response)
      .then(() => app.get(EventBusService).ping())
      .then(() => next(), next);
  };
}

/**
 * Recorded before the retry: Redis takes no part in PostgreSQL's transactions.
 */
function auditRetries(app: NestExpressApplication): RecordRetry {
  const audit = app.get(AuditService, { strict: false });
  return (request, { queue, jobId }) => {
    const details = jobId === undefined ? { jobs: 'failed' } : { job: jobId };
    return audit.record(undefined, staffOf(request), {
      action: 'jobs_retried',
      target: queue,
      details,
    });
  };
}
