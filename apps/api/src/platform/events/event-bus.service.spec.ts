import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { Logger } from '@nestjs/common';
import { until } from '../../../../../test/support/until.js';
import type { Config } from '../config/load-config.js';
import { EventBusService } from './event-bus.service.js';

let port: number;
let answersSubscriptions = true;
let subscriptions: string[] = [];
let published: string[] = [];
const sockets = new Set<Socket>();
const subscribed = new Set<Socket>();

/** Redis as far as an event bus needs it. */
const server = createServer((socket) => {
  sockets.add(socket);
  socket.on('error', () => undefined);
  socket.on('data', (bytes) => {
    for (const command of bytes.toString().split(/(?=\*\d+\r\n)/)) {
      if (/subscribe\r\n/i.test(command)) subscribed.add(socket);
      socket.write(answerTo(command));
    }
  });
});

function answerTo(command: string): string {
  const event = /publish\r\n\$\d+\r\n\S+\r\n\$\d+\r\n(\S*)\n/i.exec(
    command,
  )?.[1];
  if (event !== undefined) {
    published.push(event);
    return ':1\r\n';
  }
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
  published = [];
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

it.each([
  ['publish', true],
  ['offer', false],
] as const)(
  'after it has lost an event by %s, its report of a gap is %s',
  async (method, isReported) => {
    const bus = await connected();
    await bus.publish('before');
    cut();
    await bus[method]('lost');
    await until('it listens again', () => subscriptions.length, 2);
    const isBack = async () => {
      await bus.publish('after');
      return published.includes('after');
    };
    await until('it publishes again', isBack);
    bus.onApplicationShutdown();
    expect(published.includes('gap')).toBe(isReported);
  },
);

/** @param message as Redis passes it on */
function send(message: string): void {
  const words = ['message', 'hatira:0:events', message];
  const parts = words.map((word) => `$${word.length}\r\n${word}\r\n`);
  for (const socket of subscribed) socket.write(`*3\r\n${parts.join('')}`);
}

it('goes on after an event that its listeners cannot read', async () => {
  const bus = await connected();
  const rejections: unknown[] = [];
  const note = (reason: unknown) => rejections.push(reason);
  process.on('unhandledRejection', note);
  const heard: string[] = [];
  bus.subscribe('topic', (payload) => void JSON.parse(payload));
  bus.subscribe('topic', (payload) => Promise.reject(new Error(payload)));
  bus.subscribe('topic', (payload) => heard.push(payload));
  for (const message of ['error\nx', 'no line', 'topic\n{', 'topic\n1'])
    send(message);
  await until('the last one is heard', () => heard, ['{', '1']);
  bus.onApplicationShutdown();
  process.off('unhandledRejection', note);
  expect(rejections).toEqual([]);
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
