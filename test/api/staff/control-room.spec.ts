import { STAFF_API, type ControlRoom } from '@hatira/contract';
import { controlRoom, success } from '@hatira/contract/schemas';
import { seedMedia } from '../../support/fixtures/seeded-media.js';
import { jpegBytes } from '../../support/fixtures/media-bytes.js';
import {
  createWedding,
  setEnabled,
  weddingIdOf,
} from '../../support/fixtures/weddings.js';
import { TestGuest } from '../../support/requests/guest.js';
import { useTestApp } from '../../support/servers/test-app.js';
import { until } from '../../support/until.js';

const test = useTestApp();
const HOUR_MS = 3_600_000;

async function room(): Promise<ControlRoom> {
  const staff = await test.staff();
  const { body } = await staff.get(STAFF_API.controlRoom).expect(200);
  expect(success(controlRoom).parse(body)).toEqual(body);
  return body.data as ControlRoom;
}

const ago = (hours: number) => new Date(Date.now() - hours * HOUR_MS);

it('counts the files of the last day and hour by wedding, the latest first', async () => {
  const [busy, old, late, demo] = [
    await createWedding(test, 'Elif-140626-Can'),
    await createWedding(test, 'Ayse-140626-Ali'),
    await createWedding(test, 'Ada-140626-Efe'),
    await createWedding(test, 'Defne-120926-Kerem'),
  ];
  const file = (hours: number) => ({
    name: `IMG_${hours}.JPG`,
    content: Buffer.alloc(1_000, hours),
    createdAt: ago(hours),
  });
  await seedMedia(test, busy, [file(0.2), file(0.5), file(5), file(30)]);
  await seedMedia(test, old, [file(26)]);
  await seedMedia(test, late, [file(2)]);
  await seedMedia(test, demo, [file(1)]);
  await test.database.query(
    `UPDATE weddings SET is_demo = true WHERE slug = 'Defne-120926-Kerem'`,
  );
  await test.database.query(
    `UPDATE weddings SET last_upload_at = (SELECT max(created_at) FROM media WHERE wedding_id = weddings.id)`,
  );
  await test.database.query(
    `UPDATE media SET processing = 'failed' WHERE file_name = 'IMG_5.JPG'`,
  );
  const { weddings, guests, queues, disk } = await room();
  expect(weddings).toHaveLength(2);
  expect(weddings).toMatchObject([
    {
      hash: busy.hash,
      weddingPath: 'Elif-140626-Can',
      files: 3,
      filesLastHour: 2,
      storageBytes: 3_000,
      unreadableFiles: 1,
      failedUploads: 0,
    },
    { hash: late.hash, files: 1, filesLastHour: 0 },
  ]);
  expect(guests).toEqual([]);
  expect(queues?.length).toBeGreaterThan(3);
  expect(disk?.sizeBytes).toBeGreaterThan(0);
});

it('names guests whose uploads fail three times, by browser and device', async () => {
  const wedding = await createWedding(test);
  const browser = test.browser();
  browser.set('user-agent', 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5)');
  const guest = new TestGuest(test.url, wedding, browser);
  await guest.single(jpegBytes(), 'a.jpg', 'Zeynep|Selam').expect(200);
  await setEnabled(test, wedding, false);
  const other = new TestGuest(test.url, wedding, test.browser());
  for (const sender of [guest, guest, guest, other])
    await sender.single(jpegBytes()).expect(403);
  const failures = () =>
    test.database.query<{ sum: number }[]>(
      'SELECT sum(failures)::int FROM upload_failures',
    );
  await until('the failures are counted', failures, [{ sum: 4 }]);
  const { guests, weddings } = await until(
    'the reading is new',
    room,
    (seen) => seen.guests.length > 0,
  );
  expect(guests).toMatchObject([
    {
      hash: wedding.hash,
      name: 'Zeynep',
      device: 'iPhone',
      failures: 3,
      code: 'uploads_disabled',
    },
  ]);
  expect(guests[0]?.guest).toHaveLength(6);
  expect(weddings[0]).toMatchObject({ files: 1, failedUploads: 4 });
  await test.database.query(
    `UPDATE upload_failures SET since = since - interval '3 days'`,
  );
  await test.sweep();
  expect(await test.database.query('SELECT 1 FROM upload_failures')).toEqual(
    [],
  );
});

it('keeps a bounded number of rows for each wedding', async () => {
  const wedding = await createWedding(test);
  await test.database.query(
    `INSERT INTO upload_failures SELECT $1, 'g' || n, 'x', now(), '', 1, now() FROM generate_series(1, 1000) AS n`,
    [await weddingIdOf(test, wedding)],
  );
  await setEnabled(test, wedding, false);
  const other = await createWedding(test);
  await setEnabled(test, other, false);
  for (const each of [wedding, other])
    await new TestGuest(test.url, each).single(jpegBytes()).expect(403);
  const count = async (code: string) =>
    (
      await test.database.query<unknown[]>(
        'SELECT 1 FROM upload_failures WHERE code = $1',
        [code],
      )
    ).length;
  await until('the other is counted', () => count('uploads_disabled'), 1);
  expect(await count('x')).toBe(1_000);
});

it('is for staff', async () => {
  await test.http().get(STAFF_API.controlRoom).expect(401);
});
