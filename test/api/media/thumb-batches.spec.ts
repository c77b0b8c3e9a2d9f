import type { Queue } from 'bull';
import { getQueueToken } from '@nestjs/bull';
import { DerivedFilesService } from '../../../apps/api/src/features/media/derivatives/derived-files.service.js';
import { MediaDerivationService } from '../../../apps/api/src/features/media/derivatives/media-derivation.service.js';
import { ThumbBatchesRepository } from '../../../apps/api/src/features/media/derivatives/thumb-batches.repository.js';
import { WorkStoppedError } from '../../../apps/api/src/platform/imaging/process/program-failure.js';
import {
  ObjectMissingError,
  StorageFullError,
} from '../../../apps/api/src/platform/storage/storage-errors.js';
import { jpegBytes } from '../../support/fixtures/media-bytes.js';
import { picture } from '../../support/fixtures/pictures.js';
import { createWedding } from '../../support/fixtures/weddings.js';
import { TestGuest, type TestWedding } from '../../support/requests/guest.js';
import { useTestApp } from '../../support/servers/test-app.js';
import { until } from '../../support/until.js';

/** Without a worker: each step of its work is a call of this spec. */
const app = useTestApp();
let wedding: TestWedding;

beforeEach(async () => {
  wedding = await createWedding(app);
});

afterEach(() => jest.restoreAllMocks());

/** A guest whom the product knows by a cookie. */
const guest = () => new TestGuest(app.url, wedding, app.browser());

async function send(
  names: string[],
  from = guest(),
  bytes?: Buffer,
): Promise<void> {
  for (const name of names)
    await from.single(bytes ?? (await photo()), name).expect(200);
}

let photos = 0;

/** No other photo has its width. */
const photo = () => picture({ width: 700 + photos++, height: 80 });

const derivation = () => app.app.get(MediaDerivationService, { strict: false });

const queue = () =>
  app.app.get<Queue>(getQueueToken('derive-media'), { strict: false });

const batches = () => app.app.get(ThumbBatchesRepository, { strict: false });

const files = () => app.app.get(DerivedFilesService, { strict: false });

/** One turn of the worker. */
async function turn(): Promise<void> {
  const [row] = await app.database.query<{ id: string }[]>(
    'SELECT id FROM media LIMIT 1',
  );
  await derivation().runNext(row!.id);
}

interface Row {
  name: string;
  processing: string;
  attempts: number;
  by: number | null;
  renditions: string[];
}

const rows = () =>
  app.database.query<Row[]>(
    `SELECT file_name AS name, processing, processing_attempts AS attempts, processing_by AS by, renditions
    FROM media ORDER BY file_name`,
  );

const withThumb = async () =>
  (await rows())
    .filter(({ renditions }) => renditions.includes('thumb'))
    .map(({ name }) => name);

const THREE = ['1.jpg', '2.jpg', '3.jpg'];

const asSent = (names: string[]) =>
  names.map((name) => ({
    name,
    processing: 'pending',
    attempts: 0,
    by: null,
    renditions: [],
  }));

it("makes the thumbnails of a guest's photos in one turn, and their previews in one each", async () => {
  await send(THREE);
  await turn();
  expect(await rows()).toEqual(
    asSent(THREE).map((row) => ({ ...row, renditions: ['thumb'] })),
  );
  for (const [index] of THREE.entries()) {
    await turn();
    const ready = (await rows()).filter((row) => row.processing === 'ready');
    expect(ready).toHaveLength(index + 1);
  }
});

it('goes on to the previews when the jobs of the photos have ended', async () => {
  await send(THREE);
  await until('their jobs wait', () => queue().getWaitingCount(), 3);
  const [row] = await app.database.query<{ id: string }[]>(
    'SELECT id FROM media LIMIT 1',
  );
  await queue().empty();
  await derivation().runNext(row!.id);
  // The job for the previews waits for a free worker.
  await queue().empty();
  await derivation().runNext(row!.id);
  expect((await rows()).map(({ processing }) => processing)).toEqual([
    'ready',
    'ready',
    'ready',
  ]);
});

it('records size, placeholder and date of each photo', async () => {
  const dates = ['2026:06:14 21:03:00', '2026:06:14 22:04:00'];
  const by = guest();
  for (const [index, takenAt] of dates.entries())
    await by
      .single(
        await picture({ width: 900 + index, height: 600, takenAt }),
        `${index}.jpg`,
      )
      .expect(200);
  await turn();
  expect(
    await app.database.query(
      `SELECT width, height, recorded_time AS time, camera, moment_source AS source, placeholder LIKE 'data:image/webp%' AS has
      FROM media ORDER BY file_name`,
    ),
  ).toEqual([
    {
      width: 900,
      height: 600,
      time: '2026-06-14T21:03:00',
      camera: 'A camera',
      source: 'exif',
      has: true,
    },
    {
      width: 901,
      height: 600,
      time: '2026-06-14T22:04:00',
      camera: 'A camera',
      source: 'exif',
      has: true,
    },
  ]);
});

it("takes no other guest's photos into the turn", async () => {
  await send(['a1.jpg', 'a2.jpg']);
  await send(['b1.jpg', 'b2.jpg']);
  await turn();
  expect(await withThumb()).toEqual(['b1.jpg', 'b2.jpg']);
  await turn();
  expect(await withThumb()).toEqual(['a1.jpg', 'a2.jpg', 'b1.jpg', 'b2.jpg']);
});

it('takes at most 24 photos and 48 MiB into a turn', async () => {
  await send(Array.from({ length: 25 }, (_, index) => `${index + 10}.jpg`));
  const claimed = async () => {
    const [{ id }] = await app.database.query<[{ id: string }]>(
      'SELECT id FROM media ORDER BY created_at DESC, id DESC LIMIT 1',
    );
    const batch = await batches().claim(id);
    if (batch.length > 0) await batches().release(batch);
    return batch.length;
  };
  expect(await claimed()).toBe(24);
  await app.database.query(`UPDATE media SET file_size = ${16 * 1024 ** 2}`);
  expect(await claimed()).toBe(3);
  await app.database.query(`UPDATE media SET file_size = ${30 * 1024 ** 2}`);
  expect(await claimed()).toBe(0);
});

it('a broken photo costs only itself', async () => {
  const by = guest();
  await send(['1.jpg', '2.jpg'], by);
  await send(['broken.jpg'], by, jpegBytes(30_000));
  await send(['3.jpg'], by);
  await turn();
  const [broken] = (await rows()).filter(({ name }) => name === 'broken.jpg');
  expect(broken).toMatchObject({ processing: 'failed', attempts: 1, by: null });
  expect(await withThumb()).toEqual(THREE);
});

it('tries the photos of a process that died each alone, with all their attempts', async () => {
  await send(THREE);
  await app.database.query('UPDATE media SET processing_by = 7');
  await turn();
  expect(await withThumb()).toEqual(['3.jpg']);
  expect((await rows()).map(({ attempts }) => attempts)).toEqual([0, 0, 0]);
  await turn();
  expect(await withThumb()).toEqual(['2.jpg', '3.jpg']);
  for (let left = 0; left < 4; left++) await turn();
  expect((await rows()).map((row) => row.processing)).toEqual([
    'ready',
    'ready',
    'ready',
  ]);
});

it('counts no attempt while the storage is full, and leaves no claim', async () => {
  await send(THREE);
  const full = jest
    .spyOn(files(), 'put')
    .mockRejectedValue(new StorageFullError());
  for (let times = 0; times < 4; times++)
    await expect(turn()).rejects.toThrow(StorageFullError);
  expect(await rows()).toEqual(asSent(THREE));
  full.mockRestore();
  for (let left = 0; left < 6; left++) await turn();
  expect((await rows()).map(({ processing }) => processing)).toEqual([
    'ready',
    'ready',
    'ready',
  ]);
});

it('a photo without its original does not hold the others up', async () => {
  await send(THREE);
  const withOriginal = files().withOriginal.bind(files());
  jest
    .spyOn(files(), 'withOriginal')
    .mockImplementation((media, work) =>
      media.fileName === '3.jpg'
        ? Promise.reject(new ObjectMissingError(media.objectKey))
        : withOriginal(media, work),
    );
  await expect(turn()).rejects.toThrow(ObjectMissingError);
  await turn();
  expect(await withThumb()).toEqual(['1.jpg', '2.jpg']);
});

it('gives the photos back untouched when the worker stops', async () => {
  await send(THREE);
  const stopped = jest
    .spyOn(files(), 'withOriginal')
    .mockRejectedValue(new WorkStoppedError());
  await expect(turn()).rejects.toThrow(WorkStoppedError);
  stopped.mockRestore();
  expect(await rows()).toEqual(asSent(THREE));
  // They are claimed together again.
  await turn();
  expect(await withThumb()).toEqual(THREE);
});

it('finds the photo alone whose facts PostgreSQL refuses', async () => {
  await send(THREE);
  jest
    .spyOn(batches(), 'record')
    .mockRejectedValue(new Error('invalid byte sequence'));
  await turn();
  expect(await withThumb()).toEqual(THREE);
  expect((await rows()).map(({ by }) => by)).toEqual([null, null, null]);
});

it.each([
  ['goes away', '57P01'],
  ['has no room', '53100'],
])(
  'leaves no claim when PostgreSQL %s before the thumbnails are recorded',
  async (_, code) => {
    await send(THREE);
    const away = Object.assign(new Error('gone'), { code });
    jest.spyOn(batches(), 'record').mockRejectedValueOnce(away);
    await expect(turn()).rejects.toThrow('gone');
    expect(await rows()).toEqual(asSent(THREE));
    await turn();
    expect(await withThumb()).toEqual(THREE);
  },
);

/** Each look of `work` at the clock is a minute later than the one before. */
function hurry(): void {
  let minutes = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => minutes++ * 60_000);
}

it('leaves the photos that slow ones keep waiting to the next turn, untouched', async () => {
  const names = Array.from({ length: 6 }, (_, index) => `${index}.jpg`);
  await send(names);
  hurry();
  await turn();
  jest.restoreAllMocks();
  // Three were begun at once.
  expect(await withThumb()).toHaveLength(3);
  const waiting = (await rows()).filter(
    ({ renditions }) => renditions.length === 0,
  );
  expect(waiting).toEqual(asSent(waiting.map(({ name }) => name)));
  await turn();
  expect(await withThumb()).toEqual(names);
});

it('looks into one failure in the turn of slow photos, and into each other one in a turn of its own', async () => {
  const by = guest();
  await send(['1.jpg', '2.jpg', '3.jpg'], by);
  for (const size of [30_000, 30_001, 30_002])
    await send([`${size}.jpg`], by, jpegBytes(size));
  hurry();
  await turn();
  jest.restoreAllMocks();
  const failed = async () =>
    (await rows()).filter(({ processing }) => processing === 'failed').length;
  expect(await failed()).toBe(1);
  for (let left = 0; left < 9; left++) await turn();
  expect(await failed()).toBe(3);
  expect(await withThumb()).toEqual(THREE);
});
