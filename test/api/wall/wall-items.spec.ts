import { API, VISIBILITY_API, WALL_API } from '@hatira/contract';
import { galleryOfPictures } from '../../support/fixtures/galleries.js';
import { smallPicture } from '../../support/fixtures/pictures.js';
import { createWedding } from '../../support/fixtures/weddings.js';
import { EventStream } from '../../support/requests/event-stream.js';
import { TestGuest, type TestWedding } from '../../support/requests/guest.js';
import { makeWall, wallItems, wallOf } from '../../support/requests/walls.js';
import { useTestApp } from '../../support/servers/test-app.js';
import { until } from '../../support/until.js';

const test = useTestApp({ withWorker: true });
let wedding: TestWedding;
let token: string;

beforeEach(async () => {
  wedding = await createWedding(test);
  ({ token } = await makeWall(test, wedding));
});

const setWedding = (values: string) =>
  test.database.query(`UPDATE weddings SET ${values} WHERE slug = $1`, [
    wedding.weddingPath,
  ]);
const UPLOAD_ONLY = `visibility = 'upload-only', sealed_until = NULL`;
const SHARED = `visibility = 'shared', sealed_until = NULL`;
const SEALED = `visibility = 'sealed', sealed_until = now() + interval '1 day'`;

it('has the newest items first, with their notes, and no key of the gallery', async () => {
  const [second, first] = await galleryOfPictures(test, wedding, 2);
  await galleryOfPictures(test, wedding, 1, 'Ayşe|Mutluluklar!');
  const items = await wallItems(test, token);
  expect(items).toMatchObject([
    {
      note: 'Ayşe|Mutluluklar!',
      picture: 'preview',
      has_video: false,
      width: expect.any(Number),
      height: expect.any(Number),
    },
    { created_at: expect.any(String) },
    { created_at: expect.any(String) },
  ]);
  const text = JSON.stringify(items);
  for (const item of [first, second])
    for (const secret of [item!.id, item!.storage_url.split('/')[2]!])
      expect(text).not.toContain(secret);
  // Its ids open no other call.
  await test.http().get(API.download(items[0]!.id)).expect(404);
  await test.http().delete(API.media(items[0]!.id)).expect(404);
});

it('reports a new photo to open screens', async () => {
  const stream = await EventStream.open(test.url + WALL_API.events(token));
  await new TestGuest(test.url, wedding)
    .single(await smallPicture())
    .expect(200);
  await stream.hears(
    'the photo is told',
    ({ changed }) => changed.length === 1,
  );
  const { changed } = stream.media.find((event) => event.changed.length > 0)!;
  await test
    .http()
    .get(WALL_API.picture(token, changed[0]!.id, 'thumb'))
    .expect('cache-control', 'private, no-cache')
    .expect('content-type', 'image/webp');
  stream.close();
});

it.each([UPLOAD_ONLY, SHARED])('shows items where %s', async (values) => {
  await galleryOfPictures(test, wedding, 1);
  await setWedding(values);
  const { isSealed, items } = await wallOf(test, token);
  expect([isSealed, items.length]).toEqual([false, 1]);
  const picture = WALL_API.picture(token, items[0]!.id, 'preview');
  await test.http().get(picture).expect(200);
});

it.each(['held', 'hidden'] as const)(
  'takes %s items off the wall and off open screens, until the couple shows them',
  async (exposure) => {
    const [first] = await galleryOfPictures(test, wedding, 2);
    const [item] = await wallItems(test, token);
    const stream = await EventStream.open(test.url + WALL_API.events(token));
    const expose = (to: string) =>
      test
        .http()
        .put(VISIBILITY_API.exposure(wedding.hash))
        .send({ ids: [first!.id], exposure: to })
        .expect(200);
    await expose(exposure);
    await stream.hears('the screen is told', ({ removed }) =>
      removed.includes(item!.id),
    );
    const rest = await wallItems(test, token);
    expect(rest.map(({ id }) => id)).not.toContain(item!.id);
    expect(rest).toHaveLength(1);
    for (const name of ['thumb', 'preview', 'playback'] as const)
      await test
        .http()
        .get(WALL_API.picture(token, item!.id, name))
        .expect(404);
    await expose('shown');
    await stream.hears('it is back', ({ changed }) =>
      changed.some(({ id }) => id === item!.id),
    );
    expect(await wallItems(test, token)).toHaveLength(2);
    stream.close();
  },
);

it('shows no new photo before the couple has chosen it, where it chooses', async () => {
  await test
    .http()
    .put(VISIBILITY_API.couple(wedding.hash))
    .send({ mode: 'upload-only', moderation: 'by-choice' })
    .expect(200);
  const stream = await EventStream.open(test.url + WALL_API.events(token));
  const [held] = await galleryOfPictures(test, wedding, 1);
  expect(held).toMatchObject({ exposure: 'held' });
  expect(await wallItems(test, token)).toEqual([]);
  await test
    .http()
    .put(VISIBILITY_API.exposure(wedding.hash))
    .send({ ids: [held!.id], exposure: 'shown' })
    .expect(200);
  await stream.hears('it is shown', ({ changed }) => changed.length > 0);
  // Events come in order: those before lack it.
  expect(stream.media.flatMap(({ changed }) => changed)).toHaveLength(1);
  expect(await wallItems(test, token)).toHaveLength(1);
  stream.close();
});

it('hides a sealed album, and tells open screens of the seal and its end', async () => {
  await galleryOfPictures(test, wedding, 1);
  const [item] = await wallItems(test, token);
  const picture = WALL_API.picture(token, item!.id, 'preview');
  const stream = await EventStream.open(test.url + WALL_API.events(token));
  await setWedding(SEALED);
  await until('the seal is told', () => stream.states.at(-1)?.isSealed);
  const sealed = await wallOf(test, token);
  expect(sealed).toMatchObject({ isSealed: true, items: [] });
  await test.http().get(picture).expect(404);
  // No event says how many have come.
  const before = stream.media.length;
  await galleryOfPictures(test, wedding, 1);
  await setWedding(`sealed_until = now() - interval '1 second'`);
  await until('its end is told', () => stream.states.at(-1)!.isSealed, false);
  expect(stream.media.slice(before).flatMap(({ removed }) => removed)).toEqual(
    [],
  );
  expect(await wallItems(test, token)).toHaveLength(2);
  await test.http().get(picture).expect(200);
  stream.close();
});

it('serves renditions of its own wedding’s items alone', async () => {
  const other = await createWedding(test);
  await galleryOfPictures(test, other, 1);
  const [foreign] = await wallItems(test, (await makeWall(test, other)).token);
  const get = (id: string, name: string) =>
    test.http().get(`/api/walls/${token}/media/${id}/${name}`).expect(404);
  await get(foreign!.id, 'preview');
  await galleryOfPictures(test, wedding, 1);
  const [item] = await wallItems(test, token);
  for (const name of [
    'playback',
    'poster',
    'original',
    'motion',
    'preview_hdr',
  ])
    await get(item!.id, name);
  await get('not-an-id', 'preview');
});
