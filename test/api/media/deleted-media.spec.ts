import {
  API,
  DELETED_API,
  STAFF_API,
  type DeletedPage,
  type DeletedPart,
  type MediaItem,
} from '@hatira/contract';
import { deletedPart } from '@hatira/contract/schemas';
import sharp from 'sharp';
import { TakenBack1764950000000 } from '../../../apps/api/src/platform/database/migrations/1764950000000-taken-back.js';
import { jpegBytes } from '../../support/fixtures/media-bytes.js';
import { mediaKeys } from '../../support/fixtures/media-rows.js';
import { picture, smallPicture } from '../../support/fixtures/pictures.js';
import { createWedding } from '../../support/fixtures/weddings.js';
import {
  gallery,
  TestGuest,
  type TestWedding,
} from '../../support/requests/guest.js';
import { relativesOf, renewCouple } from '../../support/requests/links.js';
import { useTestApp } from '../../support/servers/test-app.js';
import { liveVideo, motionClip } from '../../support/zoo/formats/moving.js';
import { until } from '../../support/until.js';

const test = useTestApp({ withWorker: true });

let wedding: TestWedding;

beforeEach(async () => {
  wedding = await createWedding(test, 'Elif-140626-Can');
});

async function send(
  to: TestWedding,
  files: Record<string, Buffer>,
): Promise<Record<string, MediaItem>> {
  for (const [name, bytes] of Object.entries(files))
    await new TestGuest(test.url, to).single(bytes, name).expect(200);
  return Object.fromEntries(
    (await gallery(test.url, to)).map((item) => [item.file_name, item]),
  );
}

const remove = (...items: (MediaItem | undefined)[]) =>
  test
    .http()
    .post(API.bulkDelete)
    .send({ ids: items.map((item) => item!.id) })
    .expect(200);

const read = async (query = '', { hash } = wedding): Promise<DeletedPage> =>
  (
    await test
      .http()
      .get(DELETED_API.list(hash) + query)
      .expect(200)
  ).body as DeletedPage;

const namesOf = ({ data }: DeletedPage) =>
  data.map(({ file_name, days_left }) => [file_name, days_left]);

const restore = async (ids: string[], { hash } = wedding) =>
  (await test.http().post(DELETED_API.restore(hash)).send({ ids }).expect(200))
    .body as unknown;

const age = (name: string, days: number) =>
  test.database.query(
    `UPDATE media SET deleted_at = now() - $2 * interval '1 day' WHERE file_name = $1`,
    [name, days],
  );

it('lists what the couple deleted, with pictures, and restores it for 30 days', async () => {
  const items = await send(wedding, {
    'a.jpg': await smallPicture(),
    'b.jpg': jpegBytes(),
    'c.jpg': jpegBytes(),
    'd.jpg': jpegBytes(),
  });
  await test.drain();
  await remove(...Object.values(items));
  await age('b.jpg', 1.5);
  await age('c.jpg', 29.9);
  await age('d.jpg', 30.1);
  const listed = await read();
  expect(namesOf(listed)).toEqual([
    ['a.jpg', 30],
    ['b.jpg', 29],
    ['c.jpg', 1],
  ]);
  expect(
    listed.data.map((item) => [item.has_picture, item.processing]),
  ).toEqual([
    [true, 'ready'],
    [false, 'failed'],
    [false, 'failed'],
  ]);
  const first = await read('?limit=2');
  const rest = await read(`?limit=2&cursor=${first.next_cursor}`);
  expect([...namesOf(first), ...namesOf(rest)]).toEqual(namesOf(listed));
  expect(rest.next_cursor).toBeUndefined();

  const shown = await test
    .http()
    .get(DELETED_API.picture(wedding.hash, items['a.jpg']!.id))
    .expect(200);
  expect(shown.headers['content-type']).toBe('image/webp');
  expect(shown.headers['cache-control']).toBe('no-store');
  for (const name of ['b.jpg', 'd.jpg'])
    for (const address of [DELETED_API.picture, DELETED_API.large])
      await test.http().get(address(wedding.hash, items[name]!.id)).expect(404);

  const ids = Object.values(items).map(({ id }) => id);
  expect(await restore(ids)).toEqual({ success: true, restored: 3 });
  expect(await restore(ids)).toEqual({ success: true, restored: 0 });
  expect((await read()).data).toEqual([]);
  const back = (await gallery(test.url, wedding)).map((item) => item.file_name);
  expect(back.sort()).toEqual(['a.jpg', 'b.jpg', 'c.jpg']);
});

it('shows a deleted picture large, and plays a deleted video', async () => {
  const clip = await motionClip();
  const { 'a.jpg': photo, 'b.mp4': video } = await send(wedding, {
    'a.jpg': await picture({ width: 1_600, height: 1_200 }),
    'b.mp4': clip,
  });
  await test.drain();
  await remove(photo, video);
  const get = (part: DeletedPart, { id }: MediaItem) =>
    test.http().get(DELETED_API[part](wedding.hash, id));

  const widthOf = async (part: DeletedPart) => {
    const { body } = await get(part, photo!).expect(200);
    return (await sharp(body as Buffer).metadata()).width;
  };
  expect([await widthOf('picture'), await widthOf('large')]).toEqual([
    640, 1_600,
  ]);
  const frame = await get('large', video!).expect(200);
  expect(frame.headers['content-type']).toBe('image/webp');
  const range = await get('video', video!)
    .set('Range', 'bytes=4-11')
    .expect(206);
  expect(range.headers).toMatchObject({
    'content-type': 'video/mp4',
    'cache-control': 'no-store',
  });
  expect(clip.subarray(4, 12).equals(range.body as Buffer)).toBe(true);
  await get('video', photo!).expect(404);
  const unknown = DELETED_API.large(wedding.hash, photo!.id);
  await test.http().get(`${unknown}r`).expect(404);
});

it('plays a deleted video in the form for browsers', async () => {
  const sent = await liveVideo();
  await send(wedding, { 'a.mov': sent });
  const [item] = await until(
    'the video is playable',
    () => gallery(test.url, wedding),
    ([video]) => video?.playback_url !== undefined,
  );
  await test.drain();
  await remove(item);
  const { body, headers } = await test
    .http()
    .get(DELETED_API.video(wedding.hash, item!.id))
    .expect(200);
  expect(headers['content-type']).toBe('video/mp4');
  expect((body as Buffer).equals(sent)).toBe(false);
});

it("leaves alone staff's deletions, other weddings and ended links", async () => {
  const other = await createWedding(test, 'Ece-150626-Mert');
  const mine = await send(wedding, {
    'a.jpg': await smallPicture(),
    'b.jpg': await picture({ width: 16, height: 16, colour: '#123456' }),
  });
  const theirs = await send(other, { 'c.jpg': await smallPicture() });
  await test.drain();
  const staff = await test.staff();
  const inner = (await mediaKeys(test)).find(
    ({ editKey }) => editKey === mine['b.jpg']!.id,
  );
  await staff
    .post(STAFF_API.trashMedia)
    .send({ ids: [inner!.id] })
    .expect(200);
  await remove(mine['a.jpg'], theirs['c.jpg']);
  expect(namesOf(await read())).toEqual([['a.jpg', 30]]);
  const foreign = [mine['b.jpg']!.id, theirs['c.jpg']!.id];
  expect(await restore(foreign)).toEqual({ success: true, restored: 0 });
  const undone = await test
    .http()
    .post(API.restore)
    .send({ ids: [mine['b.jpg']!.id] })
    .expect(200);
  expect(undone.body).toEqual({ success: true, restored: 0 });
  for (const part of deletedPart.options)
    for (const { id } of [mine['b.jpg']!, theirs['c.jpg']!])
      await test.http().get(DELETED_API[part](wedding.hash, id)).expect(404);
  for (const query of ['?cursor=x', '?limit=0'])
    await test
      .http()
      .get(DELETED_API.list(wedding.hash) + query)
      .expect(400);

  const relatives = await relativesOf(test, wedding);
  for (const refused of [
    test.http().get(DELETED_API.list(relatives.hash)),
    ...deletedPart.options.map((part) =>
      test.http().get(DELETED_API[part](relatives.hash, mine['a.jpg']!.id)),
    ),
    test
      .http()
      .post(DELETED_API.restore(relatives.hash))
      .send({ ids: [mine['a.jpg']!.id] }),
  ]) {
    const { body } = await refused.expect(403);
    expect(body).toMatchObject({ code: 'read_only_link' });
  }

  const renewed = await renewCouple(test, wedding);
  await test.http().get(DELETED_API.list(wedding.hash)).expect(404);
  for (const part of deletedPart.options)
    await test
      .http()
      .get(DELETED_API[part](wedding.hash, mine['a.jpg']!.id))
      .expect(404);
  const [left] = (await read('', renewed)).data;
  expect(left!.id).not.toBe(mine['a.jpg']!.id);
  expect(await restore([mine['a.jpg']!.id], renewed)).toMatchObject({
    restored: 0,
  });
  expect(await restore([left!.id], renewed)).toMatchObject({ restored: 1 });
});

it('restores what the couple deleted before the column for guests’ own files existed', async () => {
  const { 'a.jpg': item } = await send(wedding, { 'a.jpg': jpegBytes() });
  await remove(item);
  const migration = new TakenBack1764950000000();
  const runner = test.database.createQueryRunner();
  try {
    await migration.down(runner);
    await migration.up(runner);
  } finally {
    await runner.release();
  }
  expect(namesOf(await read())).toEqual([['a.jpg', 30]]);
  expect(await restore([item!.id])).toMatchObject({ restored: 1 });
});
