import {
  ALBUM_API,
  API,
  EVENT_API,
  OWN_API,
  PAGES,
  SELECTION_ALBUM_API,
  SENDING_API,
  VISIBILITY_API,
  WALL_API,
  type AlbumPage,
  type MediaItem,
  type OwnItems,
  type WeddingEvent,
  type WeddingInfo,
} from '@hatira/contract';
import { askForArchive } from '../../support/fixtures/archives.js';
import {
  addEvent,
  changeEvent,
  endEventSeals,
  eventOn,
  sealEvent,
  sentOn,
} from '../../support/fixtures/events.js';
import { idsOf } from '../../support/fixtures/galleries.js';
import { sha256 } from '../../support/fixtures/media-bytes.js';
import { mediaKeys } from '../../support/fixtures/media-rows.js';
import { picture } from '../../support/fixtures/pictures.js';
import { createWedding } from '../../support/fixtures/weddings.js';
import { EventStream } from '../../support/requests/event-stream.js';
import {
  contentHashOf,
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
import {
  makeAlbum,
  openedAlbum,
} from '../../support/requests/selection-albums.js';
import { makeWall, wallItems } from '../../support/requests/walls.js';
import { useTestApp } from '../../support/servers/test-app.js';
import { until } from '../../support/until.js';

const test = useTestApp({ withWorker: true });
const PLACE = 'Köy evi';

interface Scene {
  wedding: TestWedding;
  relatives: TestWedding;
  token: string;
  henna: WeddingEvent;
}

/** A shared wedding, with a henna night on the day before this one. */
async function sharedWedding(path: string): Promise<Scene> {
  const wedding = await createWedding(test, path);
  await share(wedding);
  const henna = await addEvent(test, wedding, {
    ...eventOn('henna-night', 1),
    place: PLACE,
  });
  await addEvent(test, wedding, eventOn('wedding'));
  const relatives = await relativesOf(test, wedding);
  const { token } = await makeWall(test, wedding);
  return { wedding, relatives, token, henna };
}

const share = ({ hash }: TestWedding) =>
  test
    .http()
    .put(VISIBILITY_API.couple(hash))
    .send({ mode: 'shared' })
    .expect(200);

let photos = 0;
/** Each of another colour, as the wedding keeps one of equal files. */
const photo = () =>
  picture({
    width: 16,
    height: 12,
    colour: `#${sha256(Buffer.from(String(++photos))).slice(0, 6)}`,
  });

const sendHenna = async (wedding: TestWedding, name = 'henna.jpg') =>
  new TestGuest(test.url, wedding)
    .single(await photo(), name, 'Oya|Kınan kutlu olsun', sentOn(1))
    .expect(200);

const sendNow = async (wedding: TestWedding, name = 'party.jpg') =>
  new TestGuest(test.url, wedding).single(await photo(), name).expect(200);

const namesOf = (items: Pick<MediaItem, 'file_name'>[]) =>
  items.map(({ file_name: name }) => name);

const albumOf = async ({ weddingPath }: TestWedding) =>
  (await test.http().get(ALBUM_API.list(weddingPath)).expect(200))
    .body as AlbumPage;

it('answers every read of guests, screens and relatives as for an empty wedding that has no event', async () => {
  const { wedding, relatives, token, henna } =
    await sharedWedding('Ada-140626-Dolu');
  await sendHenna(wedding);
  await sendHenna(wedding, 'more.jpg');
  await test.drain();
  const seen = await gallery(test.url, relatives);
  expect(seen).toHaveLength(2);
  const archive = await askForArchive(test.url, relatives);
  const before = await mediaKeys(test);
  await changeEvent(test, wedding, henna, {
    visibility: 'sealed',
    until: '2999-01-01T00:00:00Z',
  });
  const [party] = (await infoOf(relatives)).events;
  await test
    .http()
    .delete(EVENT_API.oneOfCouple(wedding.hash, party!.id))
    .expect(200);
  await test.drain();
  const after = await test.database.query<{ key: string }[]>(
    'SELECT view_key AS key FROM media',
  );
  const full: Known = {
    wedding,
    relatives,
    tokens: [token],
    // The ids of now, too, which relatives have never been told.
    ids: [
      ...idsOf(seen),
      ...before.map(({ id }) => id),
      ...after.map(({ key }) => key),
      henna.id,
    ],
    keys: seen.map(({ storage_url: url }) => url.split('/').at(-1)!),
    archiveIds: [archive.id],
  };
  const other = await createWedding(test, 'Ada-140626-Bosu');
  await share(other);
  const empty: Known = {
    wedding: other,
    relatives: await relativesOf(test, other),
    tokens: [(await makeWall(test, other)).token],
    ids: [],
    keys: [],
    archiveIds: [],
  };
  for (const path of OTHERS_READS)
    expect([path, await answersOf(test, path, full)]).toEqual([
      path,
      await answersOf(test, path, empty),
    ]);
  for (const address of [
    PAGES.upload(wedding.weddingPath),
    PAGES.gallery(relatives.hash),
  ]) {
    const page = await test.http().get(address).expect(200);
    expect(page.text).not.toMatch(/henna|Köy evi|Kınan/i);
  }
  const ask = (wish: object) =>
    test
      .http()
      .post(API.archives)
      .send({ hash: relatives.hash, ...wish });
  expect((await ask({})).body.code).toBe('nothing_to_download');
  expect((await ask({ ids: full.ids })).body.code).toBe('files_not_found');
  await test.http().post(API.bulkDownload).send({ ids: full.ids }).expect(404);
  expect(await gallery(test.url, wedding)).toHaveLength(2);
});

const infoOf = async ({ hash }: TestWedding) =>
  (
    (await test.http().get(API.weddingInfo(hash)).expect(200)).body as {
      data: WeddingInfo;
    }
  ).data;

it('shows the other events, and the sealed one from the end of its seal on', async () => {
  const { wedding, relatives, token, henna } =
    await sharedWedding('Ece-140626-Ali');
  await sendHenna(wedding);
  await sendNow(wedding);
  await test.drain();
  const both = idsOf(await gallery(test.url, wedding));
  const album = await makeAlbum(test, wedding, { ids: both });
  const seen = async () => ({
    guests: (await albumOf(wedding)).data.length,
    relatives: namesOf(await gallery(test.url, relatives)).sort(),
    events: (await infoOf(relatives)).events.map(({ kind }) => kind),
    wall: (await wallItems(test, token)).length,
    visitors: (await openedAlbum(test, album.token)).data.length,
    counted: (await openedAlbum(test, album.token)).count,
    zip: (await askForArchive(test.url, relatives)).fileCount,
  });
  const all = {
    guests: 2,
    relatives: ['henna.jpg', 'party.jpg'],
    events: ['henna-night', 'wedding'],
    wall: 2,
    visitors: 2,
    counted: 2,
    zip: 2,
  };
  expect(await seen()).toEqual(all);
  await sealEvent(test, wedding, henna);
  expect(await seen()).toEqual({
    guests: 1,
    relatives: ['party.jpg'],
    events: ['wedding'],
    wall: 1,
    visitors: 1,
    counted: 1,
    zip: 1,
  });
  const tagOf = async () =>
    (await test.http().get(API.gallery(relatives.hash))).headers.etag;
  expect(await tagOf()).not.toBe(await tagOf());
  expect(await gallery(test.url, wedding)).toHaveLength(2);
  const visitorsFile = SELECTION_ALBUM_API.zip(album.token);
  await test.http().get(visitorsFile).expect(200);
  await endEventSeals(test, wedding);
  expect(await seen()).toEqual(all);
});

it('tells open galleries and walls of no change of a sealed event, and takes a moved file away', async () => {
  const { wedding, relatives, token, henna } =
    await sharedWedding('Nil-140626-Efe');
  await sealEvent(test, wedding, henna);
  await sendNow(wedding);
  await test.drain();
  const [shown] = await gallery(test.url, relatives);
  const [onWall] = await wallItems(test, token);
  const [theirs, ours, wall] = await Promise.all([
    EventStream.open(test.url + API.galleryEvents(relatives.hash)),
    EventStream.open(test.url + API.galleryEvents(wedding.hash)),
    EventStream.open(test.url + WALL_API.events(token)),
  ]);
  await sendHenna(wedding);
  await test.drain();
  await ours.hears('the couple is told', ({ changed }) =>
    changed.some(({ event }) => event === henna.id),
  );
  const hidden = (await gallery(test.url, wedding)).find(
    ({ event }) => event === henna.id,
  )!;
  await test.http().delete(API.media(hidden.id)).expect(200);
  await ours.hears('the couple is told of the deletion', ({ removed }) =>
    removed.includes(hidden.id),
  );
  const [mine] = await gallery(test.url, wedding);
  const move = (event?: string) =>
    test
      .http()
      .put(EVENT_API.files(wedding.hash))
      .send({ ids: [mine!.id], event })
      .expect(200);
  await move(henna.id);
  await theirs.hears('the relatives lose the moved file', ({ removed }) =>
    removed.includes(shown!.id),
  );
  await wall.hears('the wall loses the moved file', ({ removed }) =>
    removed.includes(onWall!.id),
  );
  // No other event has come before it.
  expect(theirs.media).toEqual([{ changed: [], removed: [shown!.id] }]);
  expect(wall.media).toEqual([{ changed: [], removed: [onWall!.id] }]);
  await test.http().get(shown!.storage_url).expect(404);
  await test.http().get(API.download(shown!.id)).expect(404);
  await move();
  await theirs.hears('the relatives have it again', ({ changed }) =>
    changed.some(({ file_name: name }) => name === 'party.jpg'),
  );
  await wall.hears('the wall has it again', ({ changed }) =>
    changed.some(({ id }) => id === onWall!.id),
  );
  for (const stream of [theirs, ours, wall]) stream.close();
});

it('keeps open screens from a file as soon as its event is sealed, and opens again without a word', async () => {
  const { wedding, token, henna } = await sharedWedding('Lal-140626-Can');
  await sendHenna(wedding);
  await test.drain();
  const [onWall] = await wallItems(test, token);
  const wall = await EventStream.open(test.url + WALL_API.events(token));
  const readies = () => wall.names.filter((name) => name === 'ready').length;
  const first = readies();
  await sealEvent(test, wedding, henna);
  await until('the wall reads again', readies, (count) => count > first);
  expect(await wallItems(test, token)).toEqual([]);
  await test
    .http()
    .get(WALL_API.picture(token, onWall!.id, 'thumb'))
    .expect(404);
  const second = readies();
  await endEventSeals(test, wedding);
  await until('the wall reads once more', readies, (count) => count > second);
  expect(await wallItems(test, token)).toHaveLength(1);
  wall.close();
});

it('hides a file until it is sorted, as it may belong to a sealed event', async () => {
  const { wedding, relatives, token, henna } =
    await sharedWedding('Su-140626-Mert');
  await sendNow(wedding);
  await test.drain();
  await sealEvent(test, wedding, henna);
  const seen = async () => [
    (await albumOf(wedding)).data.length,
    (await gallery(test.url, relatives)).length,
    (await wallItems(test, token)).length,
  ];
  expect(await seen()).toEqual([1, 1, 1]);
  await test.database.query(
    `UPDATE media SET processing = 'pending', camera = NULL`,
  );
  expect(await seen()).toEqual([0, 0, 0]);
  await test.database.query(`UPDATE media SET camera = ''`);
  expect((await seen()).slice(0, 2)).toEqual([1, 1]);
  await test.database.query('UPDATE weddings SET moments_due_at = now()');
  expect(await seen()).toEqual([0, 0, 0]);
});

it('lets guests see and take back their own files, and tells them of no other guest', async () => {
  const { wedding, henna } = await sharedWedding('Zo-140626-Ali');
  await sealEvent(test, wedding, henna);
  const bytes = await photo();
  const phones = [test.browser(), test.browser()];
  for (const agent of phones)
    await new TestGuest(test.url, wedding, agent)
      .single(bytes, 'same.jpg', undefined, sentOn(1))
      .expect(200);
  await test.drain();
  const path = wedding.weddingPath;
  const answers = [];
  for (const agent of phones) {
    const { body } = await agent.get(OWN_API.list(path)).expect(200);
    const [own] = (body as OwnItems).data;
    const note = await agent
      .patch(OWN_API.item(path, own!.id))
      .send({ note: 'Oya|Merhaba' });
    const name = await agent.patch(OWN_API.list(path)).send({ name: 'Oya' });
    const contentHash = contentHashOf(bytes);
    const known = await agent
      .post(SENDING_API.knownFiles(path))
      .send({ files: [{ contentHash, fileSize: bytes.length }] })
      .expect(200);
    await agent.get(own!.thumb_url!).expect(200);
    const gone = await agent.delete(OWN_API.item(path, own!.id));
    answers.push([
      own!.is_shared,
      note.status,
      name.body as unknown,
      known.body as unknown,
      gone.body as unknown,
    ]);
  }
  expect(answers[0]).toEqual([
    true,
    404,
    { success: true, changed: 0 },
    { success: true, data: [] },
    { success: true },
  ]);
  expect(answers[1]).toEqual(answers[0]);
});
