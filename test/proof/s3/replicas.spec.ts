import { SLICE_BYTES, sliceCount } from '@hatira/contract';
import {
  bytesOf,
  gallery,
  slicedFile,
  TestGuest,
  type SlicedFile,
  type TestWedding,
} from '../../support/requests/guest.js';
import {
  jpegBytes,
  mp4Bytes,
  sha256,
} from '../../support/fixtures/media-bytes.js';
import { ServerProcess } from '../../support/servers/server-process.js';
import { createTestApp, type TestApp } from '../../support/servers/test-app.js';
import {
  createTestBucket,
  type TestBucket,
} from '../../support/servers/test-bucket.js';
import { until } from '../../support/until.js';
import { createWedding } from '../../support/fixtures/weddings.js';

/**
 * Two web and two worker processes on one PostgreSQL, Redis and bucket; one of
 * each is killed. Every acknowledged byte survives.
 */

const VIDEOS = 6;
const PHOTOS = 12;
const KILL_AFTER = 9;

let bucket: TestBucket;
let home: TestApp;
let webs: ServerProcess[];
let workers: ServerProcess[];
let wedding: TestWedding;

beforeAll(async () => {
  bucket = await createTestBucket();
  home = await createTestApp({ env: bucket.env });
  webs = await Promise.all([
    ServerProcess.start('web', home.env),
    ServerProcess.start('web', home.env),
  ]);
  workers = await Promise.all([
    ServerProcess.start('worker', home.env),
    ServerProcess.start('worker', home.env),
  ]);
  wedding = await createWedding(home);
});

afterAll(async () => {
  await Promise.all(
    [...(webs ?? []), ...(workers ?? [])].map((process) => process.stop()),
  );
  await home?.close();
  bucket.close();
});

/** Retries as a phone does. */
async function insistent(
  what: string,
  send: (guest: TestGuest) => Promise<{ status: number }>,
): Promise<void> {
  let turn = insistent.turns++;
  const status = async () => {
    const web = webs[turn++ % webs.length]!;
    return send(new TestGuest(web.url, wedding)).then(
      (answer) => answer.status,
      (error: unknown) => String(error),
    );
  };
  await until(what, status, 200);
}
insistent.turns = 0;

async function sendVideo(file: SlicedFile, onSlice: () => void): Promise<void> {
  for (let index = sliceCount(file.bytes.length) - 1; index >= 0; index--) {
    await insistent(`slice ${index}`, async (guest) =>
      guest.slice(file, index),
    );
    onSlice();
  }
  await insistent('the video is complete', async (guest) =>
    guest.complete(file),
  );
}

it('loses no file when one process of each kind is killed', async () => {
  const videos = Array.from({ length: VIDEOS }, (_, index) =>
    slicedFile(
      mp4Bytes(2 * SLICE_BYTES + 1_000 * index + 1),
      `IMG_${index}.MOV`,
    ),
  );
  const photos = Array.from({ length: PHOTOS }, () => jpegBytes(300_000));
  let slices = 0;
  let kill: Promise<unknown> | undefined;
  const onSlice = () => {
    if (++slices === KILL_AFTER)
      kill = Promise.all([webs[0]!.kill(), workers[0]!.kill()]);
  };
  await Promise.all([
    ...videos.map((file) => sendVideo(file, onSlice)),
    ...photos.map((photo, index) =>
      insistent(`photo ${index}`, async (guest) =>
        guest.single(photo, `IMG_${index}.JPG`),
      ),
    ),
  ]);
  expect(kill).toBeDefined();
  await kill;

  const origin = webs[1]!.url;
  const items = await gallery(origin, wedding);
  expect(items).toHaveLength(VIDEOS + PHOTOS);
  const sent = [...videos.map((file) => file.bytes), ...photos].map(sha256);
  const stored: string[] = [];
  for (const item of items)
    stored.push(sha256(await bytesOf(origin, item.storage_url)));
  expect(stored.sort()).toEqual(sent.sort());

  // The sweep queues the killed worker's items again.
  const pending = async () => {
    await home.database.query(
      `UPDATE media SET processing_queued_at = now() - interval '1 hour'`,
    );
    await home.sweep();
    return (await gallery(origin, wedding)).filter(
      ({ processing }) => processing === 'pending',
    );
  };
  await until('every item is settled', pending, []);
  // Unacknowledged photos were resent; the sweep removes the first copies.
  await home.database.query(
    `UPDATE uploads SET updated_at = now() - interval '169 hours'`,
  );
  await home.sweep();
  const originals = (await bucket.keys()).filter((key) =>
    key.startsWith('originals/'),
  );
  expect(originals).toHaveLength(VIDEOS + PHOTOS);
});
