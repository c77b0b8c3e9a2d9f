import {
  API,
  SLICE_BYTES,
  STAFF_API,
  type MediaItem,
  type WeddingRow,
} from '@hatira/contract';
import {
  gallery,
  slicedFile,
  TestGuest,
} from '../../support/requests/guest.js';
import { jpegBytes, mp4Bytes } from '../../support/fixtures/media-bytes.js';
import { picture } from '../../support/fixtures/pictures.js';
import {
  clockOf,
  PHONES,
  picturesOfPhones,
} from '../../support/fixtures/twenty-phones.mjs';
import { useTestApp } from '../../support/servers/test-app.js';
import { createWedding, weddingIdOf } from '../../support/fixtures/weddings.js';
import { until } from '../../support/until.js';

const app = useTestApp({ withWorker: true });
let wedding: WeddingRow;
let guest: TestGuest;

beforeEach(async () => {
  wedding = await createWedding(app);
  guest = new TestGuest(app.url, wedding);
});

const listing = (query: object) =>
  app.http().get(API.gallery(wedding.hash)).query(query);

async function byMoment(): Promise<MediaItem[]> {
  const { body } = await listing({ sort: 'moment' }).expect(200);
  return (body as { data: MediaItem[] }).data;
}

const names = (items: MediaItem[]) => items.map((item) => item.file_name);

it('orders the pictures of twenty wrong clocks by their moment', async () => {
  const pictures = await picturesOfPhones(PHONES, Date.now());
  const inOrder = pictures.map(({ name }) => name);
  // Every phone sends its own when its owner gets around to it.
  const sent = [...pictures].sort((a, b) =>
    a.timeZone.localeCompare(b.timeZone),
  );
  for (const one of sent)
    await guest
      .single(one.bytes, one.name, undefined, clockOf(one))
      .expect(200);
  await app.drain();
  const items = await byMoment();
  expect(names(items).reverse()).toEqual(inOrder);
  expect(names(await gallery(app.url, wedding)).reverse()).toEqual(
    sent.map(({ name }) => name),
  );
  const sources = new Set(items.map((item) => item.moment_source));
  expect([...sources].sort()).toEqual(['exif', 'exif_offset', 'file']);
});

it('pages by moment, with an ETag of its own', async () => {
  const now = Date.now();
  for (const [index, minutes] of [3, 1, 2].entries()) {
    const lastModified = String(now - minutes * 60_000);
    await guest
      .single(jpegBytes(500 + index), `${minutes}.jpg`, undefined, {
        lastModified,
      })
      .expect(200);
  }
  await app.drain();
  const first = await listing({ sort: 'moment', limit: 2 }).expect(200);
  const cursor = first.body.next_cursor as string;
  const second = await listing({ sort: 'moment', limit: 2, cursor }).expect(
    200,
  );
  expect([first, second].flatMap(({ body }) => names(body.data))).toEqual([
    '1.jpg',
    '2.jpg',
    '3.jpg',
  ]);
  await listing({ limit: 2, cursor }).expect(400);
  await listing({ sort: 'name' }).expect(400);
  const whole = await listing({ sort: 'moment' }).expect(200);
  const { etag } = whole.headers as { etag: string };
  await listing({ sort: 'moment' }).set('If-None-Match', etag).expect(304);
  await listing({}).set('If-None-Match', etag).expect(200);
});

it('accepts forged and absurd clocks, which change no other file', async () => {
  const lastModified = String(Date.now() - 60_000);
  await guest.single(jpegBytes(500), 'a.jpg', undefined, { lastModified });
  const forged = [
    { lastModified: '9999999999999999', clientNow: '-1', timeZone: '\u0000' },
    { lastModified: 'x', clientNow: '1', timeZone: 'x'.repeat(9_000) },
  ];
  for (const [index, fields] of forged.entries())
    await guest
      .single(jpegBytes(600 + index), `f${index}.jpg`, undefined, fields)
      .expect(200);
  const clock = { clientNow: '{}' };
  const file = { ...slicedFile(mp4Bytes(900), 'f.mp4'), fields: clock };
  await guest.slice(file, 0).expect(200);
  await guest
    .complete(file)
    .send({ lastModified: { a: 1 }, clientNow: -1, timeZone: 7 })
    .expect(200);
  const items = await byMoment();
  expect(names(items)).toEqual(['a.jpg', 'f.mp4', 'f1.jpg', 'f0.jpg']);
  expect(items.map((item) => item.moment_source)).toEqual([
    'file',
    'upload',
    'upload',
    'upload',
  ]);
});

it("keeps the first slice's clock and the guest", async () => {
  const browser = app.browser();
  const phone = new TestGuest(app.url, wedding, browser);
  const takenMs = Date.now() - 7_200_000;
  const clock = {
    lastModified: String(takenMs - 3_600_000),
    clientNow: String(Date.now() - 3_600_000),
  };
  const file = { ...slicedFile(mp4Bytes(SLICE_BYTES + 1)), fields: clock };
  await phone.slice(file, 0).expect(200);
  await phone.slice(file, 1).expect(200);
  await phone.complete(file).expect(200);
  const [item] = await byMoment();
  expect(item!.moment_source).toBe('file');
  expect(Math.abs(Date.parse(item!.moment) - takenMs)).toBeLessThan(60_000);
  const [row] = await app.database.query<{ guest_id: string }[]>(
    'SELECT guest_id FROM media WHERE edit_key = $1',
    [item!.id],
  );
  expect(row!.guest_id).toMatch(/^[\w-]{22}$/);
});

describe("the wedding's zone", () => {
  const zoneless = () =>
    picture({ width: 16, height: 16, takenAt: '2026:06:20 21:14:05' });
  const momentIs = (moment: string) =>
    until(
      `the moment is ${moment}`,
      async () => (await byMoment())[0]?.moment,
      (seen) => seen?.startsWith(moment) === true,
    );
  const change = async (timeZone: string, status: number) =>
    (await app.staff())
      .put(STAFF_API.restOne('weddings', wedding.hash))
      .send({ timeZone })
      .expect(status);

  it('dates cameras without one, again after a change', async () => {
    await guest.single(await zoneless()).expect(200);
    await app.drain();
    await momentIs('2026-06-20T18:14:05');
    await change('Europe/Nowhere', 400);
    const { body } = await change('America/New_York', 200);
    expect(body.timeZone).toBe('America/New_York');
    await momentIs('2026-06-21T01:14:05');
  });

  it('reads a file whose facts are not known, also after a lost job', async () => {
    await guest.single(await zoneless(), 'image.jpg').expect(200);
    await app.drain();
    const weddingId = await weddingIdOf(app, wedding);
    await app.database.query(
      `UPDATE media SET camera = NULL, recorded_time = NULL, taken_at = NULL, moment = created_at WHERE wedding_id = $1`,
      [weddingId],
    );
    await app.database.query(
      `UPDATE weddings SET moments_due_at = date_trunc('milliseconds', now()), media_revision = media_revision + 1
       WHERE id = $1`,
      [weddingId],
    );
    await app.sweep();
    await momentIs('2026-06-20T18:14:05');
    expect((await byMoment())[0]!.camera).toBe('A camera');
  });
});
