import { once } from 'node:events';
import {
  createServer,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Request } from 'express';
import { limitReceiveTime } from './receive-time.js';

const timers = () =>
  process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length;

/** Number of started timers. */
async function timersStarted({ isRead }: { isRead: boolean }): Promise<number> {
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
  limitReceiveTime(request as Request, { idleMs: 60_000, totalMs: 5_000 });
  const started = timers() - before;
  response.end();
  await (await answer).text();
  server.closeAllConnections();
  server.close();
  return started;
}

it('limits the time of a body that may still arrive', async () => {
  expect(await timersStarted({ isRead: false })).toBe(1);
});

it('starts no timer when the body has been read, because it would run to its end', async () => {
  expect(await timersStarted({ isRead: true })).toBe(0);
});
