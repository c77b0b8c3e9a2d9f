import childProcess, { type ChildProcess } from 'node:child_process';
import type { Queue } from 'bull';
import { getQueueToken } from '@nestjs/bull';
import { API, CARDS_API, cardUrl } from '@hatira/contract';
import { printedCode } from '../../../apps/api/src/platform/imaging/code/printed-code.js';
import { picture } from '../../support/fixtures/pictures.js';
import { createWedding } from '../../support/fixtures/weddings.js';
import { MEDIA_PROGRAM } from '../../support/decoders.js';
import {
  bytesOf,
  gallery,
  TestGuest,
  type TestWedding,
} from '../../support/requests/guest.js';
import { useTestApp } from '../../support/servers/test-app.js';
import { storedFiles } from '../../support/traces.js';
import { until } from '../../support/until.js';
import { liveVideo, motionClip } from '../../support/zoo/formats/moving.js';
import { videoBytes } from '../../support/zoo/stored-sample.js';

const app = useTestApp({ withWorker: true });
let wedding: TestWedding;
let killer: jest.SpyInstance | undefined;

let photo: Buffer;
let video: Buffer;

/** ffmpeg makes the video where it is not kept, which has to be before programs are killed. */
beforeAll(async () => {
  photo = await picture({ width: 1200, height: 900 });
  video = await motionClip();
});

beforeEach(async () => {
  wedding = await createWedding(app);
});

afterEach(() => killer?.mockRestore());

/**
 * Kills programs as the kernel does when memory is short, at their start: all of them, or the first ones. A look for
 * running programs would miss a quick one.
 */
function killPrograms(most = Infinity): void {
  const { spawn } = childProcess;
  let killed = 0;
  killer = jest
    .spyOn(childProcess, 'spawn')
    .mockImplementation((...call: unknown[]) => {
      const child = Reflect.apply(spawn, undefined, call) as ChildProcess;
      if (killed < most && MEDIA_PROGRAM.test(child.spawnargs.join(' '))) {
        killed++;
        child.kill('SIGKILL');
      }
      return child;
    });
}

async function send(): Promise<void> {
  const guest = new TestGuest(app.url, wedding);
  await guest.single(photo, 'photo.jpg').expect(200);
  await guest.single(video, 'video.mp4').expect(200);
}

interface Row {
  name: string;
  processing: string;
  attempts: number;
  by: number | null;
}

function rows(): Promise<Row[]> {
  return app.database.query<Row[]>(
    `SELECT file_name AS name, processing, processing_attempts AS attempts, processing_by AS by FROM media ORDER BY file_name`,
  );
}

async function untilPutOff(attempts: number): Promise<void> {
  await until(
    `both items are put off after attempt ${attempts}`,
    rows,
    (found) =>
      found.every((row) => row.attempts === attempts && row.by === null),
  );
}

/** Lets the time of the delayed jobs come. */
async function goOn(name = 'derive-large', jobs = 2): Promise<void> {
  const queue = app.app.get<Queue>(getQueueToken(name));
  await until(`${jobs} jobs wait`, () => queue.getDelayedCount(), jobs);
  for (const job of await queue.getDelayed()) await job.promote();
}

it('shows files whose decoders were killed, as soon as they are left alone', async () => {
  killPrograms();
  await send();
  await untilPutOff(1);
  await goOn();
  await untilPutOff(2);
  killer?.mockRestore();
  await goOn();
  await app.drain();
  const items = await gallery(app.url, wedding);
  expect(items.map(({ processing }) => processing)).toEqual(['ready', 'ready']);
});

it('gives up after the third interruption, and says why', async () => {
  killPrograms();
  await send();
  await untilPutOff(1);
  await goOn();
  await untilPutOff(2);
  await goOn();
  await until(
    'both items have failed',
    async () => (await rows()).map(({ processing }) => processing),
    ['failed', 'failed'],
  );
  const [row] = await app.database.query<{ reasons: string[] }[]>(
    'SELECT array_agg(DISTINCT processing_reason) AS reasons FROM media',
  );
  expect(row?.reasons).toEqual(['was ended by SIGKILL']);
});

it.each([
  { queueName: 'copy-video', sample: 'iphone.mov' },
  { queueName: 'transcode-video', sample: 'hevc.mov' },
])(
  'makes a playable version although the programs of $queueName were killed twice',
  async ({ queueName, sample }) => {
    const queue = app.app.get<Queue>(getQueueToken(queueName));
    await queue.pause();
    await new TestGuest(app.url, wedding)
      .single(await videoBytes(sample), 'video.mov')
      .expect(200);
    await until(
      'the item waits for its version',
      async () => (await queue.getJobs(['paused'])).length,
      1,
    );
    killPrograms();
    await queue.resume();
    await untilPutOff(1);
    await goOn(queueName, 1);
    await untilPutOff(2);
    killer?.mockRestore();
    await goOn(queueName, 1);
    await app.drain();
    const [item] = await gallery(app.url, wedding);
    expect(item).toMatchObject({ processing: 'ready' });
    expect(item?.playback_url).toBeDefined();
  },
);

it('scans a video again whose scan was interrupted', async () => {
  const contentId = '3F2504E0-4F89-41D3-9A0C-0305E82C3301';
  await new TestGuest(app.url, wedding)
    .single(await liveVideo(contentId), 'video.mov')
    .expect(200);
  await app.drain();
  // A failed scan leaves such rows.
  await app.database.query(
    'UPDATE media SET is_scanned = false, content_id = NULL',
  );
  const scan = () =>
    app.database.query<object[]>(
      'SELECT is_scanned AS "isScanned", content_id AS "contentId" FROM media',
    );
  killPrograms();
  await app.sweep();
  expect(await scan()).toEqual([{ isScanned: false, contentId: null }]);
  killer?.mockRestore();
  await app.sweep();
  expect(await scan()).toEqual([{ isScanned: true, contentId }]);
});

describe('a program for a caller who waits', () => {
  async function uploadBackground() {
    const staff = await app.staff();
    return staff
      .post(API.backgroundUpload(wedding.hash))
      .attach(
        'background',
        await picture({ width: 1200, height: 900 }),
        'a.jpg',
      );
  }

  it('is repeated for a background', async () => {
    killPrograms(3);
    expect((await uploadBackground()).status).toBe(201);
  });

  it('refuses a background after the third interruption, leaves no data and takes it later', async () => {
    killPrograms();
    const { status, headers } = await uploadBackground();
    expect([status, Number(headers['retry-after'])]).toEqual([503, 5]);
    expect(await storedFiles(app)).toEqual([]);
    killer?.mockRestore();
    expect((await uploadBackground()).status).toBe(201);
  });

  it('is repeated for the code of a printed card', async () => {
    const list = CARDS_API.coupleList(wedding.hash);
    const pdf = await bytesOf(app.url, cardUrl(list, 'table-card.pdf'));
    killPrograms(2);
    expect(await printedCode(pdf)).toMatch(
      new RegExp(`/${wedding.weddingPath}$`),
    );
  });
});
