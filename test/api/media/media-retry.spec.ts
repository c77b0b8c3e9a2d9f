import {
  API,
  MAX_RETRY_IDS,
  RETRY_API,
  STAFF_API,
  type MediaItem,
} from '@hatira/contract';
import { galleryOfPhotos } from '../../support/fixtures/galleries.js';
import { idsForStaff } from '../../support/fixtures/media-rows.js';
import { picture } from '../../support/fixtures/pictures.js';
import { createWedding } from '../../support/fixtures/weddings.js';
import { EventStream } from '../../support/requests/event-stream.js';
import {
  gallery,
  TestGuest,
  type TestWedding,
} from '../../support/requests/guest.js';
import { relativesOf, renewCouple } from '../../support/requests/links.js';
import { useTestApp } from '../../support/servers/test-app.js';

const test = useTestApp({ withWorker: true });
const CALLS = 30;
const TRIES_OF_ONE = 5;
const HALF_A_DAY_SECONDS = 43_200;
let wedding: TestWedding;

beforeEach(async () => {
  wedding = await createWedding(test);
});

const post = (hash: number, body: object) =>
  test.http().post(RETRY_API.failed(hash)).send(body);

async function retry(ids: string[], { hash } = wedding): Promise<number> {
  const { body } = await post(hash, { ids }).expect(200);
  expect(body).toEqual({ success: true, retried: expect.any(Number) });
  return (body as { retried: number }).retried;
}

const idOf = (items: MediaItem[], name: string) =>
  items.find(({ file_name }) => file_name === name)!.id;

const states = async () =>
  Object.fromEntries(
    (await gallery(test.url, wedding)).map((item) => [
      item.file_name,
      item.processing,
    ]),
  );

/** The item is as after the machine's third interruption. */
const fail = (name: string) =>
  test.database.query(
    `UPDATE media SET processing = 'failed', processing_reason = 'interrupted', processing_attempts = 3
     WHERE file_name = $1`,
    [name],
  );

it('starts failed items again, notifies open galleries, and ignores other items', async () => {
  const guest = new TestGuest(test.url, wedding);
  const good = await picture({ width: 60, height: 40 });
  await guest.single(good, 'good.jpg').expect(200);
  const [broken] = await galleryOfPhotos(test, wedding, 1);
  expect(broken).toMatchObject({ file_name: 'p0.jpg', processing: 'failed' });
  await fail('good.jpg');
  const items = await gallery(test.url, wedding);
  const relatives = await relativesOf(test, wedding);
  const streams = await Promise.all(
    [wedding.hash, relatives.hash].map((hash) =>
      EventStream.open(test.url + API.galleryEvents(hash)),
    ),
  );
  const ids = [idOf(items, 'good.jpg'), broken!.id, crypto.randomUUID()];
  expect(await retry(ids)).toBe(2);
  for (const stream of streams)
    await stream.hears('the picture has an event', ({ changed }) =>
      changed.some(
        ({ file_name, processing, thumb_url }) =>
          file_name === 'good.jpg' && processing === 'ready' && thumb_url,
      ),
    );
  for (const stream of streams) stream.close();
  await test.drain();
  expect(await states()).toEqual({ 'good.jpg': 'ready', 'p0.jpg': 'failed' });

  expect(await retry([idOf(items, 'good.jpg')])).toBe(0);
  await test.http().delete(API.media(broken!.id)).expect(200);
  expect(await retry([broken!.id])).toBe(0);
});

it('refuses relatives, ended and unknown links, foreign items and malformed selections', async () => {
  const [item] = await galleryOfPhotos(test, wedding, 1);
  const ids = [item!.id];
  const relatives = await relativesOf(test, wedding);
  const refused = await post(relatives.hash, { ids }).expect(403);
  expect(refused.body).toMatchObject({ code: 'read_only_link' });
  await post(wedding.hash + 1, { ids }).expect(404);
  const [theirs] = await gallery(test.url, relatives);
  const inner = await idsForStaff(test, ids);
  expect(await retry([theirs!.id, ...inner])).toBe(0);
  const other = await createWedding(test);
  expect(await retry(ids, other)).toBe(0);
  for (const wrong of [
    {},
    { ids: [] },
    { ids: ['1'] },
    { ids: Array.from({ length: MAX_RETRY_IDS + 1 }, () => item!.id) },
  ])
    await post(wedding.hash, wrong).expect(400);

  const renewed = await renewCouple(test, wedding);
  const ended = await post(wedding.hash, { ids }).expect(404);
  expect(ended.body).toMatchObject({ code: 'wedding_not_found' });
  expect(await retry(ids, renewed)).toBe(0);
  await test.drain();
  const [still] = await gallery(test.url, renewed);
  expect(still).toMatchObject({ processing: 'failed' });
});

it('refuses the links of the demo wedding', async () => {
  const [item] = await galleryOfPhotos(test, wedding, 1);
  await test.database.query(
    'UPDATE weddings SET is_demo = true WHERE slug = $1',
    [wedding.weddingPath],
  );
  const { body } = await post(wedding.hash, { ids: [item!.id] }).expect(403);
  expect(body).toMatchObject({ code: 'read_only_link' });
});

it('starts an item five times a day, then says when it may start again, and staff start it beyond that', async () => {
  const [one, two] = await galleryOfPhotos(test, wedding, 2);
  for (let tries = 0; tries < TRIES_OF_ONE; tries++) {
    expect(await retry([one!.id])).toBe(1);
    await test.drain();
  }
  const { body: refused, headers } = await post(wedding.hash, {
    ids: [one!.id],
  }).expect(429);
  expect(refused).toMatchObject({ code: 'too_many_requests' });
  expect(Number(headers['retry-after'])).toBeGreaterThan(HALF_A_DAY_SECONDS);
  expect(await retry([one!.id, two!.id])).toBe(1);
  const staff = await test.staff();
  const { body } = await staff
    .post(STAFF_API.retryMedia)
    .send({ ids: await idsForStaff(test, [one!.id]) })
    .expect(200);
  expect(body).toEqual({ changed: 1 });
  await test.drain();
});

it('answers 429 to the thirty-first call of a wedding, and other weddings go on', async () => {
  const ids = [crypto.randomUUID()];
  for (let calls = 0; calls < CALLS; calls++) expect(await retry(ids)).toBe(0);
  const { body, headers } = await post(wedding.hash, { ids }).expect(429);
  expect(body).toMatchObject({ code: 'too_many_requests' });
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  expect(await retry(ids, await createWedding(test))).toBe(0);
});
