import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getQueueToken } from '@nestjs/bull';
import type { Queue } from 'bull';
import request from 'supertest';
import { createWedding } from '../../support/fixtures/weddings.js';
import { gallery, TestGuest } from '../../support/requests/guest.js';
import { ChildKiller } from './child-killer.js';
import { ServerProcess } from '../../support/servers/server-process.js';
import { createTestApp, type TestApp } from '../../support/servers/test-app.js';
import { until } from '../../support/until.js';
import { motionClip } from '../../support/zoo/formats/moving.js';
import { PICTURES } from '../../support/zoo/pictures.js';
import { VIDEOS } from '../../support/zoo/videos.js';

/** The whole size: `KILLS=200 KILLED_FILES=100 npm test -- proof killed-children`. */
const KILLS = Number(process.env.KILLS ?? 24);
const FILES = Number(process.env.KILLED_FILES ?? 12);
/** Repeats the choices of a run. */
const SEED = Number(process.env.KILLS_SEED ?? 1);
const MOST_MS = 160_000 * Math.ceil(KILLS / 24);

const PHOTOS = [
  'progressive.jpg',
  'iphone.heic',
  'screenshot.png',
  'moving.avif',
  'moving.webp',
  '16-bit.tiff',
  'phone.jxl',
  'plain.bmp',
];
const CLIPS = ['android.mp4', 'iphone.mov', 'vp9.webm', 'camera.avi'];

let home: TestApp;
let worker: ServerProcess;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hatira-killed-'));
  home = await createTestApp();
  worker = await ServerProcess.start('worker', {
    ...home.env,
    LOG_LEVEL: 'info',
  });
});

beforeEach(() => home.reset());

afterAll(async () => {
  await worker.kill();
  await home.close();
  await rm(folder, { recursive: true });
});

async function bytesOf(name: string): Promise<Buffer> {
  if (PICTURES[name]) return PICTURES[name]();
  const path = join(folder, name);
  await VIDEOS[name]!(path);
  return readFile(path);
}

/** Lets the time of delayed jobs come. */
async function promote(): Promise<void> {
  for (const name of [
    'derive-media',
    'derive-large',
    'copy-video',
    'transcode-video',
  ]) {
    const queue = home.app.get<Queue>(getQueueToken(name));
    // A job may begin between the two calls.
    for (const job of await queue.getDelayed())
      await job?.promote().catch(() => undefined);
  }
}

async function unfinished(): Promise<object[]> {
  await promote();
  return home.database.query<object[]>(
    `SELECT file_name, processing, processing_step, processing_attempts FROM media WHERE processing = 'pending'`,
  );
}

const failed = () =>
  home.database.query<object[]>(
    `SELECT file_name, processing_reason FROM media WHERE processing = 'failed'`,
  );

it(
  `shows every file whose decoders were killed at random, each at most twice (KILLS_SEED=${SEED})`,
  async () => {
    const wedding = await createWedding(home);
    const names = [...PHOTOS, ...CLIPS];
    const killer = new ChildKiller(worker.pid, home.database, SEED);
    const killing = killer.kill(KILLS);
    let sent = 0;
    // A fast machine's programs may end before they are killed.
    do {
      for (const end = sent + FILES; sent < end; sent++) {
        const name = names[sent % names.length]!;
        // Equal files of one note are one item.
        await new TestGuest(home.url, wedding)
          .single(await bytesOf(name), name, `${sent}`)
          .expect(200);
      }
      await until('every file is processed', unfinished, [], MOST_MS);
    } while (killer.kills < KILLS);
    killer.stop();
    await killing;
    expect(await failed()).toEqual([]);
    const items = await gallery(home.url, wedding);
    expect(items).toHaveLength(sent);
    for (const { thumb_url: thumbnail } of items)
      await request(home.url).get(thumbnail!).expect(200);
  },
  MOST_MS + 20_000,
);

it('shows a clip whose programs had no processor for longer than their time limit', async () => {
  const wedding = await createWedding(home);
  const killer = new ChildKiller(worker.pid, home.database, SEED);
  const freezing = killer.freeze();
  await new TestGuest(home.url, wedding)
    .single(await motionClip(), 'clip.mp4')
    .expect(200);
  const row = async () => {
    const [found] = await home.database.query<{ attempts: number }[]>(
      `SELECT processing_attempts AS attempts FROM media WHERE processing = 'pending' AND processing_by IS NULL AND processing_step = 'large'`,
    );
    return found?.attempts;
  };
  await until('the clip is put off', row, 1, 100_000);
  killer.stop();
  await freezing;
  await until('every file is processed', unfinished, []);
  expect(await failed()).toEqual([]);
  expect(worker.log).toMatch(
    /processing of [\w-]+ was interrupted \(timed out after \d+ s, with little of the processors\); it is tried again in 1 min/,
  );
});
