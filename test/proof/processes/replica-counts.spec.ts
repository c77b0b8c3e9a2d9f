import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import {
  SENDING_API,
  SLICE_BYTES,
  WALL_API,
  type Turn,
} from '@hatira/contract';
import request from 'supertest';
import { jpegBytes, mp4Bytes } from '../../support/fixtures/media-bytes.js';
import { createWedding } from '../../support/fixtures/weddings.js';
import { EventStream } from '../../support/requests/event-stream.js';
import {
  slicedFile,
  TestGuest,
  type TestWedding,
} from '../../support/requests/guest.js';
import { SlowRequest } from '../../support/requests/raw/slow-request.js';
import { makeWall } from '../../support/requests/walls.js';
import { NetworkProxy } from '../../support/servers/network-proxy.js';
import { descendants, isRunning } from '../../support/servers/process-tree.js';
import { ServerProcess } from '../../support/servers/server-process.js';
import { createTestApp, type TestApp } from '../../support/servers/test-app.js';
import { until } from '../../support/until.js';

const SCREENS_PER_WALL = 10;
/** A hall may send so many files at once before its network is measured. */
const FULL_HALL = 4;
const DRIP_MS = 1_000;

let home: TestApp;
let redis: NetworkProxy;
/** Two web processes behind a primary. */
let first: ServerProcess;
/** One web process, as in a container. */
let second: ServerProcess;
let wedding: TestWedding;
let held: SlowRequest[];
let isOver: boolean;

beforeAll(async () => {
  home = await createTestApp();
  redis = await NetworkProxy.open(home.env.REDIS_URL);
  const env = { ...home.env, REDIS_URL: redis.url };
  first = await ServerProcess.start('web', { ...env, WEB_PROCESSES: '2' });
  second = await ServerProcess.start('web', env);
});

beforeEach(async () => {
  wedding = await createWedding(home);
  held = [];
  isOver = false;
});

afterEach(() => {
  isOver = true;
  for (const slice of held) slice.vanish();
});

afterAll(async () => {
  await Promise.all([first.stop(), second.stop()]);
  await redis.close();
  await home.close();
});

/** A guest with a cookie and a stored file. */
async function phoneAt({ url }: ServerProcess) {
  const phone = request.agent(url);
  await phone.get(`/${wedding.weddingPath}`).expect(200);
  await new TestGuest(url, wedding, phone).single(jpegBytes()).expect(200);
  return phone;
}

async function ask(
  phone: ReturnType<typeof request.agent>,
): Promise<'waits' | 'goes'> {
  const { body } = await phone
    .post(SENDING_API.turn(wedding.weddingPath))
    .send({ kind: 'video' })
    .expect(200);
  return (body as { data: Turn }).data.waitMs > 0 ? 'waits' : 'goes';
}

/** Slices whose bytes go on arriving, one by one. */
async function fillHallAt({ url }: ServerProcess): Promise<void> {
  for (let count = 0; count < FULL_HALL; count += 1) {
    const file = slicedFile(mp4Bytes(2 * SLICE_BYTES));
    const slice = await SlowRequest.slice(url, wedding, file, 0);
    await slice.send(0.01);
    void slice.drip(DRIP_MS, () => isOver);
    held.push(slice);
  }
}

async function openScreens(
  { url }: ServerProcess,
  token: string,
  count: number,
): Promise<EventStream[]> {
  const screens: EventStream[] = [];
  for (let opened = 0; opened < count; opened += 1)
    screens.push(await EventStream.open(url + WALL_API.events(token)));
  return screens;
}

/** Each call opens a connection of its own: the web processes answer in turn. */
async function screenAnswer(
  { url }: ServerProcess,
  token: string,
): Promise<number | undefined> {
  const call = get(url + WALL_API.events(token), { agent: false });
  const [response] = (await once(call, 'response')) as [IncomingMessage];
  response.on('error', () => undefined).destroy();
  return response.statusCode;
}

async function killWithAllProcesses(replica: ServerProcess): Promise<void> {
  const all = [replica.pid, ...descendants(replica.pid)];
  for (const pid of all) process.kill(pid, 'SIGKILL');
  await replica.kill();
}

it('asks phones of one replica to wait while requests of another fill the hall', async () => {
  const phone = await phoneAt(second);
  expect(await ask(phone)).toBe('goes');
  await fillHallAt(first);
  await until('the second replica sees it', () => ask(phone), 'waits');
  for (const slice of held.splice(0)) slice.vanish();
  await until('the second replica sees its end', () => ask(phone), 'goes');
});

it('bounds the screens of a wall over both replicas', async () => {
  const { token } = await makeWall(home, wedding);
  const half = SCREENS_PER_WALL / 2;
  const open = [
    ...(await openScreens(first, token, half)),
    ...(await openScreens(second, token, half)),
  ];
  const answers = () =>
    Promise.all(
      [first, first, second].map((replica) => screenAnswer(replica, token)),
    );
  await until('every process refuses one', answers, [429, 429, 429]);
  open[0]?.close();
  await until(
    'the second replica has a place',
    () => screenAnswer(second, token),
    200,
  );
  for (const screen of open) screen.close();
});

it('bounds the held slices of guests without a cookie over both replicas', async () => {
  const file = { bytes: mp4Bytes(SLICE_BYTES + 1), fileName: 'held.mov' };
  const sendSlice = async ({ url }: ServerProcess, part: number) => {
    const video = { ...file, uploadId: randomUUID() };
    const slice = await SlowRequest.chunkFirst(url, wedding, video);
    await slice.send(part);
    return slice;
  };
  // The four may stall on a busy machine, and then make room.
  const fifth = async () => {
    const four: SlowRequest[] = [];
    for (let count = 0; count < 4; count += 1)
      four.push(await sendSlice(first, 0.99));
    const status = await (await sendSlice(second, 1)).status();
    for (const slice of four) slice.vanish();
    return status;
  };
  await until('a fifth is refused by the second replica', fifth, 503);
});

it('goes on counting after other programs have published rubbish', async () => {
  const channel = `hatira:${home.redis.options.db ?? 0}:events`;
  const processes = [...descendants(first.pid), first.pid, second.pid];
  for (const message of [
    'error\nx',
    'no line',
    'replicas\n{',
    'replicas\n{"replica":"x","from":"x"}\n[]',
    `replicas\n${'x'.repeat(2_000_000)}`,
  ])
    expect(await home.redis.publish(channel, message)).toBeGreaterThan(1);
  const phone = await phoneAt(second);
  await fillHallAt(first);
  await until('the second replica sees it', () => ask(phone), 'waits');
  expect(processes.filter(isRunning)).toEqual(processes);
});

it('gives back the places of a replica that is killed', async () => {
  const { token } = await makeWall(home, wedding);
  const phone = await phoneAt(second);
  await fillHallAt(first);
  await openScreens(first, token, SCREENS_PER_WALL);
  await until('the second replica sees the hall', () => ask(phone), 'waits');
  await until(
    'the second replica sees the screens',
    () => screenAnswer(second, token),
    429,
  );
  await killWithAllProcesses(first);
  await until('the hall has room', () => ask(phone), 'goes');
  await until('the wall has room', () => screenAnswer(second, token), 200);
  await first.start();
});

it('counts for itself while Redis is away, and together when it is back', async () => {
  const phone = await phoneAt(second);
  await fillHallAt(first);
  await until('the second replica sees it', () => ask(phone), 'waits');
  redis.goAway();
  try {
    await until('it counts for itself', () => ask(phone), 'goes');
    for (const { url } of [first, second])
      await new TestGuest(url, wedding).single(jpegBytes()).expect(200);
  } finally {
    redis.comeBack();
  }
  await until('it counts both again', () => ask(phone), 'waits');
  expect(held.map(({ isClosed }) => isClosed)).toEqual(held.map(() => false));
});
