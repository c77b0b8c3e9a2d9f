import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  gallery,
  TestGuest,
  type TestWedding,
} from '../../support/requests/guest.js';
import { picture } from '../../support/fixtures/pictures.js';
import { ServerProcess } from '../../support/servers/server-process.js';
import { useTestApp } from '../../support/servers/test-app.js';
import { until } from '../../support/until.js';
import { createWedding } from '../../support/fixtures/weddings.js';
import { BOMBS, interlacedPng } from '../../support/zoo/bombs.js';
import { FOREIGN_VIDEOS } from '../../support/zoo/videos.js';

/** Each child has its own limit. */
const MAX_WORKER_BYTES = 700_000_000;
/** Several files use up the product's own limit of a decoder, one after the other. */
const SETTLED_MS = 480_000;

let wedding: TestWedding;
let worker: ServerProcess;
let dir: string;

// The hook runs before that of `useTestApp`, which drops the database.
afterAll(async () => {
  await worker.stop();
  await rm(dir, { recursive: true });
});

const app = useTestApp();

beforeAll(async () => {
  worker = await ServerProcess.start('worker', {
    ...app.env,
    LOG_LEVEL: 'info',
  });
  dir = await mkdtemp(path.join(tmpdir(), 'decoders-'));
});

beforeEach(async () => {
  wedding = await createWedding(app);
});

const send = (bytes: Buffer, name: string) =>
  new TestGuest(app.url, wedding).single(bytes, name).expect(200);

async function settled(): Promise<Record<string, string>> {
  const pending = async () =>
    (await gallery(app.url, wedding)).filter(
      ({ processing }) => processing === 'pending',
    );
  await until('every file is settled', pending, [], SETTLED_MS);
  return Object.fromEntries(
    (await gallery(app.url, wedding)).map((item) => [
      item.file_name,
      item.processing,
    ]),
  );
}

async function reasons(): Promise<Record<string, string>> {
  const rows = await app.database.query<{ name: string; reason: string }[]>(
    `SELECT file_name AS name, processing_reason AS reason FROM media WHERE processing = 'failed'`,
  );
  return Object.fromEntries(rows.map(({ name, reason }) => [name, reason]));
}

async function peakBytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1]) * 1024;
}

it('the worker refuses decompression bombs in bounded memory and goes on', async () => {
  await send(await BOMBS['interlaced-16-bit.png']!(), 'one.png');
  await send(interlacedPng(10_899, 10_900), 'two.png');
  for (const [name, make] of Object.entries(BOMBS))
    await send(await make(), name);
  await send(await picture(), 'good.jpg');
  const { 'good.jpg': good, ...bombs } = await settled();
  expect(good).toBe('ready');
  expect(new Set(Object.values(bombs))).toEqual(new Set(['failed']));
  expect(Object.keys(bombs)).toHaveLength(Object.keys(BOMBS).length + 1);
  expect(await reasons()).toMatchObject({
    'one.png': 'too large: 10900x10900 needs 823 MB to decode',
    'interlaced-900-megapixels.png': 'too large: 30000x30000',
  });
  expect(await peakBytes(worker.pid)).toBeLessThan(MAX_WORKER_BYTES);
}, 600_000);

it('makes renditions of two large photos at a time in bounded memory', async () => {
  await send(interlacedPng(8_160, 6_120), 'one.png');
  await send(interlacedPng(8_160, 6_121), 'two.png');
  expect(await settled()).toEqual({ 'one.png': 'ready', 'two.png': 'ready' });
  expect(await peakBytes(worker.pid)).toBeLessThan(MAX_WORKER_BYTES);
}, 600_000);

it('keeps videos of codecs that no camera uses and records the reason', async () => {
  for (const [name, make] of Object.entries(FOREIGN_VIDEOS)) {
    const file = path.join(dir, name);
    await make(file);
    await send(await readFile(file), name);
  }
  expect(new Set(Object.values(await settled()))).toEqual(new Set(['failed']));
  expect(await reasons()).toMatchObject({
    'snow.avi': 'a codec that phones and cameras do not use: snow',
    'vc2.avi': 'a codec that phones and cameras do not use: dirac',
    'targa.avi': 'a codec that phones and cameras do not use: targa',
  });
}, 600_000);

it('logs at its start the account that decoders run as', () => {
  expect(worker.log).toMatch(
    /decoders of guests' files run as (the account \d+|this account)/,
  );
});
