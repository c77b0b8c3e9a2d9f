import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { Agent, get, type IncomingMessage } from 'node:http';
import { API, sliceCount, SLICE_BYTES } from '@hatira/contract';
import request, { type Response } from 'supertest';
import { EventStream } from '../../support/requests/event-stream.js';
import {
  bytesOf,
  gallery,
  slicedFile,
  TestGuest,
  type TestWedding,
} from '../../support/requests/guest.js';
import {
  jpegBytes,
  mp4Bytes,
  sha256,
} from '../../support/fixtures/media-bytes.js';
import { SlowRequest } from '../../support/requests/raw/slow-request.js';
import { createWedding } from '../../support/fixtures/weddings.js';
import { MetricsText } from '../../support/metrics.js';
import { NetworkProxy } from '../../support/servers/network-proxy.js';
import {
  descendants,
  isRunning,
  residentMb,
} from '../../support/servers/process-tree.js';
import {
  freePort,
  ServerProcess,
} from '../../support/servers/server-process.js';
import { createTestApp, type TestApp } from '../../support/servers/test-app.js';
import { until } from '../../support/until.js';
import { expectVerified } from '../../support/verified.js';

const STREAMS_PER_NETWORK = 600;
const MISSES_PER_NETWORK = 60;
const PROCESSES = ['1', '2'];
/** The pause between two photos of a guest. */
const PAUSE_MS = 500;

let home: TestApp;
let redis: NetworkProxy;
let web: ServerProcess;
let operations: string;
let wedding: TestWedding;

beforeAll(async () => {
  home = await createTestApp({ withWorker: true });
  redis = await NetworkProxy.open(home.env.REDIS_URL);
  const port = await freePort();
  operations = `http://127.0.0.1:${port}`;
  web = await ServerProcess.start('web', {
    ...home.env,
    REDIS_URL: redis.url,
    WEB_PROCESSES: '2',
    METRICS_PORT: String(port),
  });
});

beforeEach(async () => {
  wedding = await createWedding(home);
});

afterAll(async () => {
  await web.stop();
  await redis.close();
  await home.close();
});

/** Each call has its own connection: the processes take turns. */
const calls = {
  get: (path: string) => request(web.url).get(path).set('Connection', 'close'),
  post: (path: string) =>
    request(web.url).post(path).set('Connection', 'close'),
};
const guest = () => new TestGuest(web.url, wedding, calls);

async function byProcess(name: string): Promise<number[]> {
  const { text } = await request(operations).get('/metrics').expect(200);
  const metrics = new MetricsText(text);
  return PROCESSES.map((process) => metrics.value(name, { process }) ?? 0);
}

const total = (counts: number[]) => counts.reduce((sum, each) => sum + each, 0);
const readiness = async () => (await request(operations).get(API.ready)).status;

/** Repeats a call that is refused for now or loses its connection. */
async function insisting(call: () => PromiseLike<Response>): Promise<void> {
  const status = async () => {
    const seen = await Promise.resolve(call()).then(
      (answer) => answer.status,
      () => 'broken' as const,
    );
    expect(['broken', 200, 429, 503]).toContain(seen);
    return seen;
  };
  await until('the call succeeds', status, 200);
}

async function killOne(): Promise<void> {
  process.kill(descendants(web.pid)[0]!, 'SIGKILL');
  await until('it is missed', readiness, 503);
}

const allAreBack = () => until('all processes serve', readiness, 200);

async function storedHashes(): Promise<string[]> {
  const items = await gallery(web.url, wedding);
  const stored = items.map((item) => bytesOf(web.url, item.storage_url));
  return (await Promise.all(stored)).map(sha256);
}

it('keeps the libraries of the application out of the primary', () => {
  const sizes = descendants(web.pid).map(residentMb);
  expect(sizes).toHaveLength(PROCESSES.length);
  expect(residentMb(web.pid)).toBeLessThan(Math.min(...sizes) * 0.6);
});

it('completes a file whose slices two processes have received', async () => {
  const file = slicedFile(mp4Bytes(5 * SLICE_BYTES + 777));
  const before = await byProcess('hatira_upload_slice_seconds_count');
  await guest().sendSliced(file);
  const after = await byProcess('hatira_upload_slice_seconds_count');
  const grown = after.map((count, index) => count - before[index]!);
  expect(Math.min(...grown)).toBeGreaterThan(0);
  expect(total(grown)).toBe(sliceCount(file.bytes.length));
  expect(await storedHashes()).toEqual([sha256(file.bytes)]);
});

it('goes on after a kill -9 of one process, and keeps every acknowledged file', async () => {
  const events = API.galleryEvents(wedding.hash);
  const streams: EventStream[] = [];
  for (let count = 0; count < 4; count++)
    streams.push(await EventStream.open(web.url + events));
  const sent: Buffer[] = [];
  let isEnough = false;
  const sendPhotos = async () => {
    while (!isEnough) {
      const photo = jpegBytes(50_000);
      await insisting(() => guest().single(photo));
      sent.push(photo);
      await delay(PAUSE_MS);
    }
  };
  const sendVideo = async () => {
    const file = slicedFile(mp4Bytes(3 * SLICE_BYTES + 5));
    for (let index = 0; index < sliceCount(file.bytes.length); index++)
      await insisting(() => guest().slice(file, index));
    await insisting(() => guest().complete(file));
    sent.push(file.bytes);
  };
  const hall = [sendPhotos(), sendPhotos()];
  await until(
    'every stream has the news of a photo',
    () => streams.map(({ media }) => media.length),
    (counts) => !counts.includes(0),
  );
  const video = sendVideo();
  await killOne();
  const ended = streams.filter(({ hasEnded }) => hasEnded);
  expect(ended.length).toBeGreaterThan(0);
  expect(ended.length).toBeLessThan(streams.length);
  const atKill = sent.length;
  await until(
    'more photos arrive',
    () => sent.length,
    (count) => count > atKill,
  );
  await allAreBack();
  isEnough = true;
  await Promise.all([...hall, video]);
  for (const stream of streams) stream.close();
  expect((await storedHashes()).sort()).toEqual(sent.map(sha256).sort());
  await expectVerified(home);
});

it('bounds the streams of a network over all processes, also after a kill', async () => {
  const agent = new Agent();
  const open = (): Promise<number | undefined> =>
    new Promise((resolve, reject) => {
      const headers = { 'X-Forwarded-For': '192.0.2.9' };
      const options = { agent, headers };
      const answered = ({ statusCode }: IncomingMessage) => resolve(statusCode);
      get(web.url + API.galleryEvents(wedding.hash), options, answered)
        .on('error', reject)
        .on('response', (response) => response.on('error', () => undefined));
    });
  // The last ones in turn: a count is milliseconds old.
  for (let count = 0; count < STREAMS_PER_NETWORK - 4; count += 4)
    await Promise.all([open(), open(), open(), open()]);
  for (let count = 0; count < 4; count++) expect(await open()).toBe(200);
  let surplus = 0;
  const answersOfAll = async () => {
    const answers: (number | undefined)[] = [];
    for (let count = 0; count < PROCESSES.length; count++)
      answers.push(await open());
    surplus += answers.filter((status) => status === 200).length;
    return answers;
  };
  await until('every process refuses one', answersOfAll, (answers) =>
    answers.every((status) => status === 429),
  );
  // A process accepts more until the other's message reaches it: a few, not a share of its own.
  expect(surplus).toBeLessThan(STREAMS_PER_NETWORK / 50);
  await killOne();
  expect(await open()).toBe(200);
  agent.destroy();
  await allAreBack();
});

it('bounds the held slices of guests without a cookie over all processes', async () => {
  const file = { bytes: mp4Bytes(SLICE_BYTES + 1), fileName: 'held.mov' };
  const sendSlice = async (part: number) => {
    const video = { ...file, uploadId: randomUUID() };
    const slice = await SlowRequest.chunkFirst(web.url, wedding, video);
    await slice.send(part);
    return slice;
  };
  // On a busy machine the four may stall, and then make room.
  const fifth = async () => {
    const held: SlowRequest[] = [];
    for (let count = 0; count < 4; count++) held.push(await sendSlice(0.99));
    const status = await (await sendSlice(1)).status();
    for (const slice of held) slice.vanish();
    return status;
  };
  await until('a fifth is refused', fifth, 503);
});

it('counts wrong links of a network over all processes while Redis is away', async () => {
  const wrong = 123_456_789_012_345;
  redis.goAway();
  try {
    for (let count = 0; count < MISSES_PER_NETWORK; count++)
      await calls.get(API.weddingInfo(wrong + count)).expect(404);
    for (let count = 0; count < PROCESSES.length; count++)
      await calls.post(API.archives).send({ hash: wrong }).expect(429);
  } finally {
    redis.comeBack();
  }
});

it('stops all processes, and starts no process again', async () => {
  const started = descendants(web.pid);
  expect(started).toHaveLength(PROCESSES.length);
  expect(await web.stop()).toBe(0);
  expect(started.filter(isRunning)).toEqual([]);
});

it('leaves no process when the primary is killed', async () => {
  await web.start();
  const started = descendants(web.pid);
  expect(started).toHaveLength(PROCESSES.length);
  await web.kill();
  await until('every process has ended', () => started.filter(isRunning), []);
});
