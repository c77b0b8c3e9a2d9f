import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { API, type MediaItem } from '@hatira/contract';
import sharp from 'sharp';
import { NewlyShown1764510000000 } from '../../../apps/api/src/platform/database/migrations/1764510000000-newly-shown.js';
import {
  bytesOf,
  gallery,
  TestGuest,
  type TestWedding,
} from '../../support/requests/guest.js';
import { createWedding } from '../../support/fixtures/weddings.js';
import { useTestApp } from '../../support/servers/test-app.js';
import { until } from '../../support/until.js';
import { heic } from '../../support/zoo/heic.js';
import { PICTURES } from '../../support/zoo/pictures.js';
import { BROKEN_VIDEOS } from '../../support/zoo/videos.js';
import { waves } from '../../support/zoo/sizes.js';

const REASON =
  'damaged: Expected width, height and channels for raw pixel input';
/** Their rows are padded to lengths that no three bytes divide. */
const WIDTHS = [98, 102, 106];

const app = useTestApp({ withWorker: true });
let wedding: TestWedding;

beforeEach(async () => {
  wedding = await createWedding(app);
});

/** Earlier releases leave them so: one failed for another reason. */
async function failedHeics(): Promise<void> {
  const guest = new TestGuest(app.url, wedding);
  for (const width of WIDTHS)
    await guest.single(await heic(waves(width, 100)), `${width}.heic`);
  await app.drain();
  await app.database.query(
    `UPDATE media SET processing = 'failed', width = NULL, renditions = '{}', processing_attempts = 1,
       processing_reason = CASE WHEN file_name = '98.heic' THEN 'truncated' ELSE $1 END`,
    [REASON],
  );
}

async function upgrade(): Promise<number> {
  const runner = app.database.createQueryRunner();
  const query = jest.spyOn(runner, 'query');
  await new NewlyShown1764510000000().up(runner);
  await runner.release();
  return query.mock.calls.length;
}

const states = async () =>
  app.database.query<Record<string, unknown>[]>(
    `SELECT file_name AS name, processing, processing_reason AS reason, processing_attempts AS attempts
     FROM media ORDER BY length(file_name), file_name`,
  );

const item = async (name: string): Promise<MediaItem | undefined> =>
  (await gallery(app.url, wedding)).find(({ file_name }) => file_name === name);

/** The sweep takes items ten minutes after their last job. */
async function sweptLater(): Promise<void> {
  await app.database.query(
    `UPDATE media SET processing_queued_at = now() - interval '11 minutes'`,
  );
  await app.sweep();
}

it('an upgrade shows the HEICs whose width failed, and leaves others as they are', async () => {
  await failedHeics();
  const gone = (await item('106.heic'))!;
  await app.http().delete(API.media(gone.id)).expect(200);
  const before = await app.http().get(API.gallery(wedding.hash)).expect(200);
  expect(await upgrade()).toBe(1);
  const waiting = { processing: 'pending', reason: null, attempts: 0 };
  expect(await states()).toEqual([
    { name: '98.heic', processing: 'failed', reason: 'truncated', attempts: 1 },
    { name: '102.heic', ...waiting },
    { name: '106.heic', ...waiting },
  ]);
  expect((await item('102.heic'))?.processing).toBe('pending');
  const after = await app.http().get(API.gallery(wedding.hash)).expect(200);
  expect(after.headers.etag).not.toBe(before.headers.etag);

  await sweptLater();
  await until(
    'the photo is shown',
    async () => (await item('102.heic'))?.processing,
    'ready',
  );
  const shown = (await item('102.heic'))!;
  expect([shown.width, shown.height]).toEqual([102, 100]);
  const thumb = await sharp(
    await bytesOf(app.url, shown.thumb_url!),
  ).metadata();
  expect([thumb.width, thumb.height]).toEqual([102, 100]);
  expect((await item('98.heic'))?.processing).toBe('failed');
});

it('one in the trash is shown when it comes back', async () => {
  await failedHeics();
  const { id } = (await item('106.heic'))!;
  await app.http().delete(API.media(id)).expect(200);
  await upgrade();
  await app
    .http()
    .post(API.restore)
    .send({ ids: [id] })
    .expect(200);
  await sweptLater();
  await until(
    'the photo is shown',
    async () => (await item('106.heic'))?.processing,
    'ready',
  );
});

it('the counts of failed files follow', async () => {
  await failedHeics();
  const failed = async () =>
    app.database.query<unknown>(`SELECT failed_count AS failed FROM weddings`);
  expect(await failed()).toEqual([{ failed: 3 }]);
  await upgrade();
  expect(await failed()).toEqual([{ failed: 1 }]);
});

it('a recording of sound is named as such', async () => {
  const dir = await mkdtemp(path.join(tmpdir(), 'sound-'));
  const file = path.join(dir, 'voice.mp4');
  await BROKEN_VIDEOS['only-sound.mp4']!(file);
  const guest = new TestGuest(app.url, wedding);
  await guest.single(await readFile(file), 'voice.mp4');
  await rm(dir, { recursive: true });
  await app.drain();
  const named = { processing: 'failed', sound_only: true };
  expect(await item('voice.mp4')).toMatchObject(named);
  await app.database.query(
    `UPDATE media SET processing_reason = 'no video stream', duration_seconds = NULL`,
  );
  await upgrade();
  expect((await item('voice.mp4'))?.sound_only).toBeUndefined();
  await sweptLater();
  await until(
    'the recording is named',
    async () => (await item('voice.mp4'))?.processing,
    'failed',
  );
  const again = (await item('voice.mp4'))!;
  expect(again).toMatchObject(named);
  expect(again.duration_seconds).toBeCloseTo(2, 1);
});

it('an animated AVIF and a burst are shown, too', async () => {
  const guest = new TestGuest(app.url, wedding);
  const names = ['moving.avif', 'burst.heifs'];
  for (const name of names) await guest.single(await PICTURES[name]!(), name);
  await app.drain();
  await app.database.query(
    `UPDATE media SET processing = 'failed', processing_reason = 'no format of photos or videos', width = NULL`,
  );
  await upgrade();
  await sweptLater();
  for (const name of names) {
    await until(
      `${name} is shown`,
      async () => (await item(name))?.processing,
      'ready',
    );
    expect(await item(name)).toMatchObject({
      width: 1200,
      height: 900,
      duration_seconds: 1,
    });
  }
});
