import {
  API,
  PAGES,
  STAFF_API,
  type AuditEntry,
  type PanelWedding,
} from '@hatira/contract';
import {
  archiveOf,
  askForArchive,
  download,
  streamed,
} from '../../support/fixtures/archives.js';
import {
  archivesOf,
  galleryOfPhotos,
  idsOf,
} from '../../support/fixtures/galleries.js';
import { EventStream } from '../../support/requests/event-stream.js';
import {
  gallery,
  TestGuest,
  type TestWedding,
} from '../../support/requests/guest.js';
import {
  asBeforeLinks,
  relativesOf,
  renewCouple,
  withdrawRelatives,
} from '../../support/requests/links.js';
import { jpegBytes } from '../../support/fixtures/media-bytes.js';
import { mediaKeys } from '../../support/fixtures/media-rows.js';
import { restRows } from '../../support/requests/panel.js';
import { STAFF, useTestApp } from '../../support/servers/test-app.js';
import { until } from '../../support/until.js';
import { createWedding } from '../../support/fixtures/weddings.js';

const test = useTestApp();
let wedding: TestWedding;

beforeEach(async () => {
  wedding = await createWedding(test, 'Elif-140626-Can');
});

const guest = () => new TestGuest(test.url, wedding);
const photos = (count: number) => galleryOfPhotos(test, wedding, count);

const panelRow = async ({ hash }: TestWedding) =>
  (
    await (
      await test.staff()
    )
      .get(STAFF_API.restOne('weddings', hash))
      .expect(200)
  ).body as PanelWedding;

const trail = async () =>
  (
    await restRows<AuditEntry>(await test.staff(), 'audit', {
      sort: ['at', 'ASC'],
    })
  ).filter(({ action }) => /_link_/.test(action));

it('is made, renewed and withdrawn by staff, each entered without a whole hash', async () => {
  const made = await relativesOf(test, wedding);
  expect(await panelRow(wedding)).toMatchObject({
    hash: wedding.hash,
    viewHash: made.hash,
  });
  const renewed = await relativesOf(test, wedding);
  expect(renewed.hash).not.toBe(made.hash);
  await test.http().get(API.gallery(made.hash)).expect(404);
  await test.http().get(API.gallery(renewed.hash)).expect(200);
  await withdrawRelatives(test, wedding);
  await withdrawRelatives(test, wedding);
  await test.http().get(API.gallery(renewed.hash)).expect(404);
  expect(await panelRow(wedding)).toMatchObject({
    viewHash: null,
    viewLinkCreatedAt: null,
  });
  const couple = await renewCouple(test, wedding);
  const entries = await trail();
  expect(entries.map(({ action, target }) => [action, target])).toEqual([
    ['wedding_view_link_created', wedding.weddingPath],
    ['wedding_view_link_renewed', wedding.weddingPath],
    ['wedding_view_link_withdrawn', wedding.weddingPath],
    ['wedding_link_renewed', wedding.weddingPath],
  ]);
  for (const { hash } of [wedding, made, renewed, couple]) {
    expect(JSON.stringify(entries)).not.toContain(String(hash));
  }
});

it('reports that it is read-only, and shows the same pictures under ids of its own', async () => {
  const items = await photos(2);
  const relatives = await relativesOf(test, wedding);
  expect(
    (await test.http().get(API.weddingInfo(wedding.hash)).expect(200)).body.data
      .access,
  ).toBe('full');
  expect(
    (await test.http().get(API.weddingInfo(relatives.hash)).expect(200)).body
      .data,
  ).toEqual({
    weddingPath: wedding.weddingPath,
    names: expect.any(Array),
    isEnabled: true,
    titleFont: 'default',
    access: 'view',
    timeZone: 'Europe/Istanbul',
    isDemo: false,
    filesDueAt: null,
    events: [],
  });
  const seen = await gallery(test.url, relatives);
  expect(seen.map((item) => ({ ...item, id: '' }))).toEqual(
    items.map((item) => ({ ...item, id: '' })),
  );
  expect(new Set([...idsOf(items), ...idsOf(seen)]).size).toBe(4);
  const { body } = await test
    .http()
    .get(API.galleryVideos(relatives.hash))
    .expect(200);
  expect(body.data).toEqual([]);
  const etags = await Promise.all(
    [wedding, relatives].map(
      async ({ hash }) =>
        (await test.http().get(API.gallery(hash))).headers.etag,
    ),
  );
  expect(etags[0]).not.toBe(etags[1]);
});

it('cannot delete or restore by any call', async () => {
  const [one, other] = await photos(2);
  const relatives = await relativesOf(test, wedding);
  const seen = await gallery(test.url, relatives);
  const refused = { status: 403, code: 'read_only_link' };
  const answers = [
    await test.http().delete(API.media(seen[0]!.id)),
    await test
      .http()
      .post(API.bulkDelete)
      .send({ ids: idsOf(seen) }),
    // One id with the right to delete does not admit the others.
    await test
      .http()
      .post(API.bulkDelete)
      .send({ ids: [one!.id, seen[1]!.id] }),
  ];
  expect(
    answers.map(({ status, body }) => ({ status, code: body.code })),
  ).toEqual(answers.map(() => refused));
  expect(await gallery(test.url, wedding)).toHaveLength(2);
  await test.http().delete(API.media(other!.id)).expect(200);
  const restore = await test
    .http()
    .post(API.restore)
    .send({ ids: idsOf(seen) });
  expect({ status: restore.status, code: restore.body.code }).toEqual(refused);
  expect(await gallery(test.url, wedding)).toHaveLength(1);
  const staff = await test.staff();
  for (const address of [
    API.background(relatives.hash),
    STAFF_API.restOne('weddings', relatives.hash),
  ]) {
    await staff.get(address).expect(404);
  }
  await staff
    .post(STAFF_API.coupleLink(relatives.hash))
    .send({ currentPassword: STAFF.password })
    .expect(404);
});

it('tells in no answer an id, an archive or a hash by which the couple deletes', async () => {
  await photos(3);
  wedding = await asBeforeLinks(test, wedding);
  const items = await gallery(test.url, wedding);
  const couples = await askForArchive(test.url, wedding);
  const relatives = await relativesOf(test, wedding);
  const stream = await EventStream.open(
    test.url + API.galleryEvents(relatives.hash),
  );
  const archive = await askForArchive(test.url, relatives);
  expect(archive.id).not.toBe(couples.id);
  const first = await test
    .http()
    .get(`${API.gallery(relatives.hash)}?limit=1`)
    .expect(200);
  const second = await test
    .http()
    .get(
      API.mediaPage(
        API.gallery(relatives.hash),
        first.body.next_cursor as string,
      ),
    )
    .expect(200);
  expect(idsOf([...first.body.data, ...second.body.data])).toEqual(
    idsOf(await gallery(test.url, relatives)),
  );
  await test.http().delete(API.media(items[0]!.id)).expect(200);
  await guest().single(jpegBytes(), 'new.jpg').expect(200);
  await until(
    'relatives hear of both',
    () => stream.media,
    (told) =>
      told.some(({ removed }) => removed.length === 1) &&
      told.some(({ changed }) => changed.length === 1),
  );
  const [removed] = stream.media.flatMap((event) => event.removed);
  expect((await mediaKeys(test)).map(({ viewKey }) => viewKey)).toContain(
    removed,
  );
  stream.close();
  const cursor = Buffer.from(
    first.body.next_cursor as string,
    'base64url',
  ).toString();
  const texts = [
    first.text,
    second.text,
    cursor,
    JSON.stringify(stream.media),
    JSON.stringify(stream.archives),
  ];
  for (const address of [
    API.weddingInfo(relatives.hash),
    API.archivesOf(relatives.hash),
    PAGES.gallery(relatives.hash),
  ]) {
    texts.push((await test.http().get(address).expect(200)).text);
  }
  const secrets = (await mediaKeys(test)).flatMap(({ id, editKey }) => [
    id,
    editKey,
  ]);
  for (const secret of [...secrets, couples.id, String(wedding.hash)]) {
    expect([secret, texts.some((text) => text.includes(secret))]).toEqual([
      secret,
      false,
    ]);
  }
});

it('downloads single files, selections and separate archives', async () => {
  await photos(3);
  const relatives = await relativesOf(test, wedding);
  const ids = idsOf(await gallery(test.url, relatives));
  expect((await download(test.url, API.download(ids[0]!))).bytes).toHaveLength(
    502,
  );
  expect((await streamed(test.url, ids)).status).toBe(200);
  const archive = await askForArchive(test.url, relatives, {
    ids: ids.slice(0, 2),
  });
  expect(archive.fileCount).toBe(2);
  expect((await download(test.url, archive.downloadUrl)).status).toBe(200);
  expect([
    idsOf(await archivesOf(test, relatives)),
    await archivesOf(test, wedding),
  ]).toEqual([[archive.id], []]);
  const couples = idsOf(await gallery(test.url, wedding));
  await test
    .http()
    .post(API.archives)
    .send({ hash: relatives.hash, ids: couples })
    .expect(404);
  await test
    .http()
    .post(API.archives)
    .send({ hash: wedding.hash, ids })
    .expect(404);
  const mailed = await test
    .http()
    .post(API.archives)
    .send({ hash: relatives.hash, email: 'a@example.com' })
    .expect(403);
  expect(mailed.body.code).toBe('read_only_link');
});

it('ends with its ids, archives and streams; the couple’s stay', async () => {
  const [item] = await photos(2);
  for (const end of [relativesOf, withdrawRelatives]) {
    const relatives = await relativesOf(test, wedding);
    const [seen] = await gallery(test.url, relatives);
    const archives = [
      await askForArchive(test.url, wedding),
      await askForArchive(test.url, relatives),
    ];
    const stream = await EventStream.open(
      test.url + API.galleryEvents(relatives.hash),
    );
    await end(test, wedding);
    await until('the stream has ended', () => stream.hasEnded);
    await test.http().get(API.weddingInfo(relatives.hash)).expect(404);
    await test.http().get(API.download(seen!.id)).expect(404);
    await test.http().delete(API.media(seen!.id)).expect(404);
    const states = await Promise.all(
      archives.map(({ id }) => archiveOf(test.url, id)),
    );
    expect(states[0]!.status).not.toBe('expired');
    expect(states[1]).toMatchObject({
      status: 'expired',
      reason: 'link_renewed',
    });
  }
  await test.http().get(API.download(item!.id)).expect(200);
});
