import { once } from 'node:events';
import {
  createServer,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { API } from '@hatira/contract';
import type { Config } from '../../platform/config/load-config.js';
import { registry } from '../../platform/metrics/registry.js';
import { isBearer } from './bearer.js';
import { liveAnswer, readyAnswer, type Readiness } from './health-checks.js';

interface Sources {
  /** Text for Prometheus. */
  metrics(): Promise<string>;
  checks(): Promise<Readiness>;
}

export interface OperationsServer {
  /** Takes the answers of another source from now on. */
  use(sources: Sources): void;
  close(): Promise<void>;
}

/**
 * Listens on METRICS_PORT.
 * @returns undefined without that port
 * @throws Error that names the variable
 */
export async function serveOperations(
  { port, host, token }: Config['metrics'],
  firstSources: Sources,
): Promise<OperationsServer | undefined> {
  if (port === undefined) return undefined;
  let sources = firstSources;
  const server = createServer((request, response) => {
    answer(request, response, { token, sources }).catch(() =>
      response.destroy(),
    );
  });
  server.listen(port, host);
  await once(server, 'listening').catch((error: Error) => {
    throw new Error(
      `METRICS_PORT: cannot listen on ${host}:${port} (${error.message})`,
      { cause: error },
    );
  });
  return {
    use: (others) => {
      sources = others;
    },
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  { token, sources }: { token: string | undefined; sources: Sources },
): Promise<void> {
  const path = request.url?.split('?')[0];
  if (path === '/metrics') {
    if (token !== undefined && !isBearer(request.headers.authorization, token))
      return sendJson(response, 401, { success: false });
    return sendMetrics(response, await sources.metrics());
  }
  if (path !== API.live && path !== API.ready)
    return sendJson(response, 404, { success: false });
  const { status, body } =
    path === API.live ? liveAnswer() : readyAnswer(await sources.checks());
  sendJson(response, status, body);
}

function sendMetrics(response: ServerResponse, text: string): void {
  response
    .writeHead(200, {
      'Content-Type': registry.contentType,
      'Cache-Control': 'no-store',
    })
    .end(text);
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
