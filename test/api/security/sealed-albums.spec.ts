import {
  ALBUM_API,
  API,
  PAGES,
  STAFF_API,
  VISIBILITY_API,
  type AlbumPage,
  type MediaItem,
  type UploadSwitch,
} from '@hatira/contract';
import { askForArchive } from '../../support/fixtures/archives.js';
import { idsOf } from '../../support/fixtures/galleries.js';
import { jpegBytes } from '../../support/fixtures/media-bytes.js';
import { mediaKeys } from '../../support/fixtures/media-rows.js';
import { smallPicture } from '../../support/fixtures/pictures.js';
import { createWedding } from '../../support/fixtures/weddings.js';
import { EventStream } from '../../support/requests/event-stream.js';
import {
  gallery,
  TestGuest,
  type TestWedding,
} from '../../support/requests/guest.js';
import { relativesOf } from '../../support/requests/links.js';
import {
  answersOf,
  OTHERS_READS,
  type Known,
} from '../../support/requests/others-reads.js';
import { makeWall } from '../../support/requests/walls.js';
import { useTestApp } from '../../support/servers/test-app.js';
import { until } from '../../support/until.js';

const test = useTestApp({ withWorker: true });

const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();

async function seal({ hash }: TestWedding): Promise<void> {
  const staff = await test.staff();
  await staff
    .put(STAFF_API.weddingVisibility(hash))
    .send({ mode: 'sealed', until: inAnHour() })
    .expect(200);
}

/** A wedding whose guests and relatives have seen its album before. */
async function seenWedding(path: string): Promise<Known> {
  const wedding = await createWedding(test, path);
  const relatives = await relativesOf(test, wedding);
  const guest = new TestGuest(test.url, wedding);
  const photo = await smallPicture();
  await guest.single(photo, 'p.jpg', 'Oya|Mutluluklar').expect(200);
  await guest.single(jpegBytes(900), 'q.jpg').expect(200);
  await test.drain();
  const seen = await gallery(test.url, relatives);
  const archive = await askForArchive(test.url, relatives);
  const rows = await mediaKeys(test);
  const { token } = await makeWall(test, wedding);
  return {
    wedding,
    relatives,
    tokens: [token],
    ids: [...idsOf(seen), ...rows.map(({ id }) => id)],
    keys: seen.map(({ storage_url: url }) => url.split('/').at(-1)!),
    archiveIds: [archive.id],
  };
}

async function emptyWedding(path: string): Promise<Known> {
  const wedding = await createWedding(test, path);
  const relatives = await relativesOf(test, wedding);
  const { token } = await makeWall(test, wedding);
  const tokens = [token];
  return { wedding, relatives, tokens, ids: [], keys: [], archiveIds: [] };
}

it('answers every read of guests, screens and relatives as for an empty wedding', async () => {
  const full = await seenWedding('Ada-140626-Dolu');
  const empty = await emptyWedding('Ada-140626-Bosu');
  const list = '/api/media/admin/{hash}';
  expect(await answersOf(test, list, full)).not.toEqual(
    await answersOf(test, list, empty),
  );
  await seal(full.wedding);
  await seal(empty.wedding);
  expect(OTHERS_READS.length).toBeGreaterThan(20);
  for (const path of OTHERS_READS)
    expect([path, await answersOf(test, path, full)]).toEqual([
      path,
      await answersOf(test, path, empty),
    ]);
  const upload = async ({ wedding }: Known) =>
    (
      (await test.http().get(API.weddingHash(wedding.weddingPath)))
        .body as UploadSwitch
    ).album;
  expect(await upload(full)).toMatchObject({ isOpen: false });
  expect(await upload(empty)).toMatchObject({ isOpen: false });
});

it('refuses relatives’ writes and archives as for an empty wedding', async () => {
  const full = await seenWedding('Ece-140626-Ali');
  await seal(full.wedding);
  const ask = (wish: object) =>
    test
      .http()
      .post(API.archives)
      .send({ hash: full.relatives.hash, ...wish });
  const whole = await ask({});
  expect([whole.status, whole.body.code]).toEqual([404, 'nothing_to_download']);
  const some = await ask({ ids: full.ids });
  expect([some.status, some.body.code]).toEqual([404, 'files_not_found']);
  for (const id of full.ids) {
    await test.http().get(API.download(id)).expect(404);
    await test.http().delete(API.media(id)).expect(404);
  }
  const couple = await gallery(test.url, full.wedding);
  expect(couple).toHaveLength(2);
  for (const { storage_url: url } of couple)
    await test.http().get(url).expect(200);
});

it('tells open galleries of relatives of no change, and reads on after the seal', async () => {
  const { wedding, relatives } = await seenWedding('Nil-140626-Efe');
  const before = await EventStream.open(
    test.url + API.galleryEvents(relatives.hash),
  );
  await seal(wedding);
  await until('the stream has ended', () => before.hasEnded);
  const [theirs, ours] = await Promise.all(
    [relatives, wedding].map(({ hash }) =>
      EventStream.open(test.url + API.galleryEvents(hash)),
    ),
  );
  const guest = new TestGuest(test.url, wedding);
  await guest.single(jpegBytes(901), 'r.jpg').expect(200);
  await until(
    'the couple is told',
    () => ours!.media.length,
    (count) => count > 0,
  );
  await test.drain();
  expect(theirs!.media).toEqual([]);
  expect(theirs!.archives).toEqual([]);
  await test.database.query(
    "UPDATE weddings SET sealed_until = now() - interval '1 second' WHERE sealed_until IS NOT NULL",
  );
  expect(await gallery(test.url, relatives)).toHaveLength(3);
  for (const stream of [theirs!, ours!]) stream.close();
});

it('shows guests a shared album, and no item once it is hidden or sealed', async () => {
  const { wedding } = await seenWedding('Lal-140626-Can');
  const album = async (query = '') =>
    (
      await test
        .http()
        .get(ALBUM_API.list(wedding.weddingPath) + query)
        .expect(200)
    ).body as AlbumPage;
  const choose = (change: object) =>
    test.http().put(VISIBILITY_API.couple(wedding.hash)).send(change);
  expect(await album()).toEqual({ success: true, isOpen: false, data: [] });
  await choose({ mode: 'shared' }).expect(200);
  const first = await album('?limit=1');
  const second = await album(`?cursor=${first.next_cursor}`);
  const items = [...first.data, ...second.data];
  expect(items).toHaveLength(2);
  const shown = items.find(({ thumb_url: url }) => url)!;
  expect(shown.note).toBe('Oya|Mutluluklar');
  const shownPicture = () => test.http().get(shown.thumb_url!);
  const { headers } = await shownPicture().expect(200);
  expect(headers['cache-control']).toBe('private, no-cache');
  expect(JSON.stringify(items)).not.toContain('/media/' + wedding.hash);
  await expectNoOriginal(wedding);

  const couple = await gallery(test.url, wedding);
  const item = couple.find(({ note }: MediaItem) => note !== undefined)!;
  for (const [exposure, status] of [
    ['hidden', 404],
    ['held', 404],
    ['shown', 200],
  ] as const) {
    await test
      .http()
      .put(VISIBILITY_API.exposure(wedding.hash))
      .send({ ids: [item.id], exposure })
      .expect(200);
    await shownPicture().expect(status);
  }
  await choose({ mode: 'sealed' }).expect(400);
  await choose({ mode: 'sealed', until: '2020-01-01T00:00:00Z' }).expect(400);
  await choose({ mode: 'shared', until: inAnHour() }).expect(400);
  await choose({ mode: 'sealed', until: inAnHour() }).expect(200);
  await shownPicture().expect(404);
  expect((await album()).data).toEqual([]);
  const page = await test.http().get(PAGES.upload(wedding.weddingPath));
  expect(page.text).not.toContain('Mutluluklar');
});

/** The original does not take the place of a version for playback that is not made. */
async function expectNoOriginal(wedding: TestWedding): Promise<void> {
  const path = wedding.weddingPath;
  await test.database.query(
    "UPDATE media SET file_type = 'video/mp4', processing = 'ready' WHERE file_name = 'q.jpg'",
  );
  const { body } = await test.http().get(ALBUM_API.list(path)).expect(200);
  const video = (body as AlbumPage).data.find(
    ({ file_type: type }) => type === 'video/mp4',
  )!;
  expect(video).not.toHaveProperty('playback_url');
  await test
    .http()
    .get(ALBUM_API.rendition(path, video.id, 'playback'))
    .expect(404);
}

it('is chosen by staff and the couple alone', async () => {
  const { wedding, relatives } = await emptyWedding('Su-140626-Mert');
  await test.http().get(VISIBILITY_API.couple(relatives.hash)).expect(403);
  await test
    .http()
    .put(VISIBILITY_API.couple(relatives.hash))
    .send({ mode: 'shared' })
    .expect(403);
  await test
    .http()
    .put(STAFF_API.weddingVisibility(wedding.hash))
    .send({ mode: 'shared' })
    .expect(401);
  const staff = await test.staff();
  const { body } = await staff
    .put(STAFF_API.weddingVisibility(wedding.hash))
    .send({ mode: 'shared', moderation: 'by-choice' })
    .expect(200);
  expect(body).toEqual({
    success: true,
    mode: 'shared',
    moderation: 'by-choice',
  });
  const read = await test
    .http()
    .get(VISIBILITY_API.couple(wedding.hash))
    .expect(200);
  expect(read.body).toEqual(body);
});
