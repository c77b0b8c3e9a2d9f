import { once } from 'node:events';
import {
  createServer,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Request } from 'express';
import { limitDrainTime } from '../drain-time.js';
import { limitReceiveTime } from './receive-time.js';

const timers = () =>
  process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length;

const LIMITS = {
  'the time of a body': (request: Request) =>
    limitReceiveTime(request, { idleMs: 60_000, totalMs: 5_000 }),
  'the time of the rest of a refused body': (request: Request) =>
    limitDrainTime(request, () => undefined),
};
type Limit = keyof typeof LIMITS;

/** Number of started timers. */
async function timersStarted(limit: Limit, isRead: boolean): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  const answer = fetch(url, { method: 'POST', body: '{}' });
  const [request, response] = (await once(server, 'request')) as [
    IncomingMessage,
    ServerResponse,
  ];
  if (isRead) await once(request.resume(), 'close');
  const before = timers();
  LIMITS[limit](request as Request);
  const started = timers() - before;
  response.end();
  await (await answer).text();
  server.closeAllConnections();
  server.close();
  return started;
}

describe.each(Object.keys(LIMITS) as Limit[])('%s', (limit) => {
  it('is limited while bytes may still arrive', async () => {
    expect(await timersStarted(limit, false)).toBe(1);
  });

  it('has no timer when the body has been read, because it would run to its end', async () => {
    expect(await timersStarted(limit, true)).toBe(0);
  });
});
