import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { Logger } from '@nestjs/common';
import { until } from '../../../../../test/support/until.js';
import type { Config } from '../config/load-config.js';
import { EventBusService } from './event-bus.service.js';

let port: number;
let answersSubscriptions = true;
let subscriptions: string[] = [];
const sockets = new Set<Socket>();

/** Redis as far as an event bus needs it. */
const server = createServer((socket) => {
  sockets.add(socket);
  socket.on('error', () => undefined);
  socket.on('data', (bytes) => {
    for (const command of bytes.toString().split(/(?=\*\d+\r\n)/))
      socket.write(answerTo(command));
  });
});

function answerTo(command: string): string {
  const channel = /subscribe\r\n\$\d+\r\n(\S+)\r\n/i.exec(command)?.[1];
  if (channel === undefined)
    return command.includes('info') ? '$0\r\n\r\n' : '+OK\r\n';
  subscriptions.push(channel);
  if (!answersSubscriptions) return '';
  return `*3\r\n$9\r\nsubscribe\r\n$${channel.length}\r\n${channel}\r\n:1\r\n`;
}

beforeAll(async () => {
  Logger.overrideLogger(false);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  port = (server.address() as AddressInfo).port;
});

beforeEach(() => {
  answersSubscriptions = true;
  subscriptions = [];
});

afterAll(() => server.close());

async function connected(): Promise<EventBusService> {
  const redisUrl = `redis://127.0.0.1:${port}`;
  const bus = new EventBusService({ redisUrl } as Config);
  await until('it listens', () => subscriptions, ['hatira:0:events']);
  return bus;
}

function cut(): void {
  for (const socket of sockets) socket.destroy();
  sockets.clear();
}

it('listens again after a lost connection, and reports the gap once it does', async () => {
  const bus = await connected();
  let gaps = 0;
  bus.onGap(() => (gaps += 1));
  cut();
  await until('the gap is reported', () => gaps, 1);
  expect(subscriptions).toEqual(['hatira:0:events', 'hatira:0:events']);
  bus.onApplicationShutdown();
});

it('stops without an error while the new subscription has no answer', async () => {
  const bus = await connected();
  const rejections: unknown[] = [];
  const note = (reason: unknown) => rejections.push(reason);
  process.on('unhandledRejection', note);
  answersSubscriptions = false;
  cut();
  await until('it asks again', () => subscriptions.length, 2);
  bus.onApplicationShutdown();
  await until(
    'the connections are closed',
    () => [...sockets].filter((socket) => !socket.destroyed).length,
    0,
  );
  process.off('unhandledRejection', note);
  expect(rejections).toEqual([]);
});
