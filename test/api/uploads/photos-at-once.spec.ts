import { API } from '@hatira/contract';
import { SingleUploadsRepository } from '../../../apps/api/src/features/uploads/single/single-uploads.repository.js';
import { jpegBytes, sha256 } from '../../support/fixtures/media-bytes.js';
import { createWedding } from '../../support/fixtures/weddings.js';
import {
  bytesOf,
  gallery,
  TestGuest,
  type TestWedding,
} from '../../support/requests/guest.js';
import { useTestApp } from '../../support/servers/test-app.js';
import { rowsOf } from '../../support/traces.js';

const test = useTestApp();
const GUESTS = 30;
let wedding: TestWedding;

beforeEach(async () => {
  wedding = await createWedding(test);
});

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

it('a wedding that is deleted meanwhile refuses all of them, and leaves no upload', async () => {
  await test.database.query('UPDATE weddings SET deleted_at = now()');
  const photos = Array.from({ length: 3 }, () => jpegBytes());
  expect(new Set(await sendAll(photos))).toEqual(new Set([404]));
  expect(await rowsOf(test, 'uploads')).toBe(0);
  await test.http().get(API.gallery(wedding.hash)).expect(404);
});
