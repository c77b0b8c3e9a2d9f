import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { Siblings } from '../../processes/siblings.js';
import { SlowConnections } from './slow-connections.js';

const SLOW_MS = 11_000;
const open: (Socket | Server)[] = [];
let now = 0;

beforeEach(() => {
  now = 1_000_000;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
});

afterEach(() => {
  jest.restoreAllMocks();
  for (const each of open.splice(0)) {
    if ('destroy' in each) each.destroy();
    else each.close();
  }
});

async function serve(bounds: { slowPerNetwork: number; total: number }) {
  const connections = new SlowConnections(
    bounds,
    () => false,
    new Siblings(undefined),
  );
  const server = createServer((request, response) =>
    request.resume().once('end', () => response.end('done')),
  );
  connections.watch(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  open.push(server);
  return { connections, port: (server.address() as AddressInfo).port };
}

async function client(port: number, text: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  open.push(socket);
  socket.on('error', () => undefined).resume();
  await once(socket, 'connect');
  if (text !== '') await new Promise((resolve) => socket.write(text, resolve));
  await new Promise((resolve) => setTimeout(resolve, 20));
  return socket;
}

async function closed(socket: Socket): Promise<void> {
  if (!socket.destroyed) await once(socket, 'close');
}

const DRIPPING = 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\nx';
const WHOLE = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n';

it('closes the slowest requests of a network above its limit, but no idle connection', async () => {
  const { connections, port } = await serve({ slowPerNetwork: 2, total: 100 });
  const idle = await client(port, WHOLE);
  const slow: Socket[] = [];
  for (let count = 0; count < 4; count++) {
    slow.push(await client(port, DRIPPING));
    now += 10;
  }
  connections.check();
  now += SLOW_MS;
  connections.check();
  await Promise.all(slow.slice(0, 2).map(closed));
  expect([...slow.slice(2), idle].map((socket) => socket.destroyed)).toEqual([
    false,
    false,
    false,
  ]);
});

it('keeps a request that makes progress', async () => {
  const { connections, port } = await serve({ slowPerNetwork: 0, total: 100 });
  const moving = await client(port, DRIPPING.replace('100', '1000000'));
  for (let round = 0; round < 3; round++) {
    now += SLOW_MS - 2_000;
    await new Promise((resolve) => moving.write(Buffer.alloc(20_000), resolve));
    await new Promise((resolve) => setTimeout(resolve, 20));
    connections.check();
  }
  expect(moving.destroyed).toBe(false);
});

it('closes slow, then idle connections to accept a new one', async () => {
  const { port } = await serve({ slowPerNetwork: 100, total: 3 });
  const idle = await client(port, WHOLE);
  const slow = await client(port, DRIPPING);
  now += SLOW_MS;
  const fresh = await client(port, DRIPPING);
  const first = await client(port, WHOLE);
  await closed(slow);
  const second = await client(port, WHOLE);
  await closed(idle);
  expect([fresh, first, second].map((socket) => socket.destroyed)).toEqual([
    false,
    false,
    false,
  ]);
});

it('closes a connection that pipelines too many requests', async () => {
  const { port } = await serve({ slowPerNetwork: 100, total: 100 });
  const piper = await client(port, '');
  piper.write(WHOLE.repeat(500));
  await closed(piper);
});
