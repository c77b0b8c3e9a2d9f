import { randomBytes, randomUUID } from 'node:crypto';
import pg from 'pg';
import { QueryFailedError } from 'typeorm';
import { UNKNOWN_ORIGIN } from '../../../apps/api/src/features/media/media-origin.js';
import type { NewMedia } from '../../../apps/api/src/features/media/media.service.js';
import { SingleUploadsRepository } from '../../../apps/api/src/features/uploads/single/single-uploads.repository.js';
import { jpegBytes, sha256 } from '../../support/fixtures/media-bytes.js';
import { createWedding, weddingIdOf } from '../../support/fixtures/weddings.js';
import {
  bytesOf,
  gallery,
  TestGuest,
  type TestWedding,
} from '../../support/requests/guest.js';
import { useTestApp } from '../../support/servers/test-app.js';
import { rowsOf, storedFiles } from '../../support/traces.js';
import { waitsForLock } from '../../support/locks.js';
import { until } from '../../support/until.js';

const test = useTestApp();
const GUESTS = 30;
let wedding: TestWedding;

beforeEach(async () => {
  wedding = await createWedding(test);
});

afterEach(() => jest.restoreAllMocks());

/** Sends a photo of each guest at the same moment. */
function sendAll(photos: Buffer[], notes: string[] = []) {
  return Promise.all(
    photos.map(async (bytes, index) => {
      const guest = new TestGuest(test.url, wedding, test.browser());
      return (await guest.single(bytes, `${index}.jpg`, notes[index])).status;
    }),
  );
}

it('photos of many guests that arrive together are published together, each as it was sent', async () => {
  const statements = jest.spyOn(
    test.app.get(SingleUploadsRepository, { strict: false }),
    'publishTogether' as never,
  );
  const photos = Array.from({ length: GUESTS }, () => jpegBytes());
  const notes = photos.map((_, index) => `Guest ${index}|`);
  expect(new Set(await sendAll(photos, notes))).toEqual(new Set([200]));
  expect(statements.mock.calls.length).toBeLessThan(GUESTS);
  const items = await gallery(test.url, wedding);
  expect(items).toHaveLength(GUESTS);
  for (const item of items) {
    const index = Number(item.file_name.split('.')[0]);
    expect(item.note).toBe(notes[index]);
    const stored = await bytesOf(test.url, item.storage_url);
    expect(sha256(stored)).toBe(sha256(photos[index]!));
  }
  expect(await rowsOf(test, 'uploads')).toBe(0);
  const [counts] = await test.database.query<Record<string, unknown>[]>(
    `SELECT media_count, media_bytes::int AS bytes, (SELECT sum(bytes)::int FROM wedding_bytes) AS day FROM weddings`,
  );
  const bytes = photos.reduce((sum, photo) => sum + photo.length, 0);
  expect(counts).toEqual({ media_count: GUESTS, bytes, day: bytes });
});

it('a photo that comes twice among others is one item, and the others are not lost', async () => {
  const photos = Array.from({ length: GUESTS }, () => jpegBytes());
  const again = [...photos, photos[0]!, photos[1]!];
  expect(new Set(await sendAll(again))).toEqual(new Set([200]));
  expect(await gallery(test.url, wedding)).toHaveLength(GUESTS);
});

it('a wedding that is deleted before they are published refuses all of them, and keeps no bytes', async () => {
  const other = new pg.Client(test.env.DATABASE_URL);
  await other.connect();
  await other.query('BEGIN');
  await other.query('SELECT FROM weddings FOR NO KEY UPDATE');
  const photos = Array.from({ length: 3 }, () => jpegBytes());
  const sent = sendAll(photos);
  await until(
    'all uploads have begun, and a statement waits for the wedding',
    async () => [
      await rowsOf(test, 'uploads'),
      await waitsForLock(test.database),
    ],
    [3, true],
  );
  await other.query('UPDATE weddings SET deleted_at = now()');
  await other.query('COMMIT');
  await other.end();
  expect(new Set(await sent)).toEqual(new Set([404]));
  expect(await rowsOf(test, 'media')).toBe(0);
  expect(await rowsOf(test, 'uploads')).toBe(0);
  expect(await storedFiles(test)).toEqual([]);
});

it('a file whose values PostgreSQL refuses fails alone among others', async () => {
  const weddingId = await weddingIdOf(test, wedding);
  const repository = test.app.get(SingleUploadsRepository, { strict: false });
  const publish = async (tableNumber: number | null) => {
    const file = { ...newFile(weddingId), tableNumber };
    const id = randomUUID();
    const { fileName, fileType } = file;
    await repository.begin({ id, weddingId, fileName, fileType });
    return repository.publish(id, file, Infinity);
  };
  // The first goes alone; the next ones wait for it and go together.
  const outcomes = await Promise.allSettled([
    publish(1),
    publish(2),
    publish(99_999),
    publish(3),
  ]);
  expect(outcomes.map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'rejected',
    'fulfilled',
  ]);
  expect(await rowsOf(test, 'media')).toBe(3);
});

it('files that wait together in vain for a connection do not wait again one by one', async () => {
  const weddingId = await weddingIdOf(test, wedding);
  const repository = test.app.get(SingleUploadsRepository, { strict: false });
  const refusal = Object.assign(new Error('sorry, too many clients already'), {
    code: '53300',
    severity: 'FATAL',
  });
  const statements = jest
    .spyOn(repository, 'publishTogether' as never)
    .mockRejectedValue(new QueryFailedError('', [], refusal) as never);
  const outcomes = await Promise.allSettled(
    Array.from({ length: 5 }, () =>
      repository.publish(randomUUID(), newFile(weddingId), Infinity),
    ),
  );
  expect(outcomes.map(({ status }) => status)).toEqual(
    Array.from({ length: 5 }, () => 'rejected'),
  );
  // The first goes alone, the other four together.
  expect(statements).toHaveBeenCalledTimes(2);
});

function newFile(weddingId: number): NewMedia {
  return {
    weddingId,
    objectKey: `originals/${randomUUID()}`,
    fileName: 'a.jpg',
    fileType: 'image/jpeg',
    fileSize: 9,
    crc32: 1,
    contentHash: randomBytes(32),
    note: null,
    ...UNKNOWN_ORIGIN,
  };
}
