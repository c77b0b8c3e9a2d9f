import { mkdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { API, SLICE_BYTES } from '@hatira/contract';
import {
  gallery,
  slicedFile,
  TestGuest,
  type TestWedding,
} from '../../support/requests/guest.js';
import { jpegBytes, mp4Bytes } from '../../support/fixtures/media-bytes.js';
import { picture } from '../../support/fixtures/pictures.js';
import { useTestApp } from '../../support/servers/test-app.js';
import { rowsOf, storedFiles } from '../../support/traces.js';
import { until } from '../../support/until.js';
import { createWedding } from '../../support/fixtures/weddings.js';

const app = useTestApp({ withWorker: true });
let wedding: TestWedding;
let guest: TestGuest;

beforeEach(async () => {
  wedding = await createWedding(app);
  guest = new TestGuest(app.url, wedding);
});

const age = (table: string, column: string, interval: string) =>
  app.database.query(
    `UPDATE ${table} SET ${column} = now() - interval '${interval}'`,
  );

describe('the clean-up', () => {
  it('forgets an unfinished upload after a week, as phones do, and not before', async () => {
    await guest.slice(slicedFile(mp4Bytes(SLICE_BYTES + 1)), 0).expect(200);
    await age('uploads', 'updated_at', '167 hours');
    await app.sweep();
    expect(await rowsOf(app, 'uploads')).toBe(1);
    await age('uploads', 'updated_at', '169 hours');
    await app.sweep();
    expect([
      await rowsOf(app, 'uploads'),
      await rowsOf(app, 'upload_slices'),
      await storedFiles(app),
    ]).toEqual([0, 0, []]);
  });

  it('counts from the latest slice, to ten seconds', async () => {
    const file = slicedFile(mp4Bytes(2 * SLICE_BYTES + 1));
    const ageAfter = async (interval: string, index: number) => {
      await age('uploads', 'updated_at', interval);
      await guest.slice(file, index).expect(200);
      const [row] = await app.database.query<{ seconds: number }[]>(
        `SELECT extract(epoch FROM now() - updated_at)::float8 AS seconds FROM uploads`,
      );
      return row?.seconds;
    };
    await guest.slice(file, 0).expect(200);
    expect(await ageAfter('5 seconds', 1)).toBeGreaterThanOrEqual(5);
    expect(await ageAfter('167 hours', 2)).toBeLessThan(3_600);
  });

  it('keeps the file of an upload whose row it forgets', async () => {
    await guest.sendSliced(slicedFile(mp4Bytes(SLICE_BYTES + 1)));
    await age('uploads', 'updated_at', '169 hours');
    await app.sweep();
    expect([
      await rowsOf(app, 'uploads'),
      (await storedFiles(app)).length,
    ]).toEqual([0, 1]);
    expect(await gallery(app.url, wedding)).toHaveLength(1);
  });

  it('completes uploads that lost their job', async () => {
    const file = slicedFile(mp4Bytes(SLICE_BYTES + 1));
    for (const index of [0, 1]) await guest.slice(file, index).expect(200);
    await app.database.query(
      `UPDATE uploads SET status = 'completing', updated_at = now() - interval '2 minutes'`,
    );
    await app.sweep();
    await until(
      'the video is in the gallery',
      async () => (await gallery(app.url, wedding)).length,
      1,
    );
  });

  it('removes the object of a photo whose process was killed before it could answer', async () => {
    await guest.single(jpegBytes()).expect(200);
    await app.database.query(
      `INSERT INTO uploads (id, wedding_id, file_name, total_bytes, status, updated_at)
       SELECT split_part(object_key, '/', 3)::uuid, wedding_id, file_name, 0, 'storing', now() - interval '169 hours' FROM media`,
    );
    await app.database.query('DELETE FROM media');
    await app.sweep();
    expect([await rowsOf(app, 'uploads'), await storedFiles(app)]).toEqual([
      0,
      [],
    ]);
  });

  it('discards staged bytes that no row knows', async () => {
    const folder = join(app.dataDir, 'storage/staging');
    await mkdir(folder, { recursive: true });
    const longAgo = new Date(Date.now() - 169 * 3_600_000);
    for (const [name, time] of [
      ['old', longAgo],
      ['new', new Date()],
    ] as const) {
      await writeFile(join(folder, name), 'x');
      await utimes(join(folder, name), time, time);
    }
    await app.sweep();
    expect(await storedFiles(app)).toEqual(['new']);
  });

  it('erases items after 30 days in the trash, and no newer ones', async () => {
    await guest.single(jpegBytes()).expect(200);
    // A row at work outlives its sweep.
    await until(
      'the item is settled',
      async () => (await gallery(app.url, wedding))[0]?.processing,
      (processing) => processing !== 'pending',
    );
    await app.drain();
    const [item] = await gallery(app.url, wedding);
    await app.http().delete(API.media(item!.id)).expect(200);
    await age('media', 'deleted_at', '29 days');
    await app.sweep();
    expect(await storedFiles(app)).toHaveLength(1);
    await age('media', 'deleted_at', '31 days');
    await app.sweep();
    expect([await storedFiles(app), await rowsOf(app, 'media')]).toEqual([
      [],
      0,
    ]);
  });

  it('erases a background, and then its empty wedding', async () => {
    const staff = await app.staff();
    await staff
      .post(API.backgroundUpload(wedding.hash))
      .attach('background', await picture(), 'hall.jpg')
      .expect(201);
    expect((await storedFiles(app)).length).toBeGreaterThan(3);
    await staff.delete(API.background(wedding.hash)).expect(200);
    await staff.delete(API.weddingByPath(wedding.weddingPath)).expect(200);
    await age('weddings', 'deleted_at', '31 days');
    await app.sweep();
    expect([
      await rowsOf(app, 'weddings'),
      await rowsOf(app, 'backgrounds'),
    ]).toEqual([1, 1]);
    await age('backgrounds', 'deleted_at', '31 days');
    await app.sweep();
    expect([
      await rowsOf(app, 'weddings'),
      await rowsOf(app, 'backgrounds'),
      await storedFiles(app),
    ]).toEqual([0, 0, []]);
  });
});
