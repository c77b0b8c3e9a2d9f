import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  API,
  MAX_SELECTION_ALBUMS,
  SELECTION_ALBUM_API,
  VISIBILITY_API,
  type AuditEntry,
  type MediaItem,
  type OpenedAlbum,
  type SelectionAlbumList,
} from '@hatira/contract';
import { OpenedAlbumsRepository } from '../../../apps/api/src/features/albums/opened-albums.repository.js';
import { galleryOfPictures, idsOf } from '../../support/fixtures/galleries.js';
import { mediaKeys } from '../../support/fixtures/media-rows.js';
import { createWedding } from '../../support/fixtures/weddings.js';
import { prepareReaders, readZip } from '../../support/fixtures/zip-readers.js';
import type { TestWedding } from '../../support/requests/guest.js';
import { relativesOf, renewCouple } from '../../support/requests/links.js';
import { restRows } from '../../support/requests/panel.js';
import {
  makeAlbum,
  openedAlbum,
} from '../../support/requests/selection-albums.js';
import { useTestApp } from '../../support/servers/test-app.js';

const test = useTestApp({ withWorker: true });
let wedding: TestWedding;

beforeAll(prepareReaders, 300_000);

beforeEach(async () => {
  wedding = await createWedding(test, 'Elif-140626-Can');
});

const photos = (count: number) => galleryOfPictures(test, wedding, count);
const list = async () =>
  (
    (
      await test
        .http()
        .get(SELECTION_ALBUM_API.list(wedding.hash))
        .expect('cache-control', 'private, no-store')
        .expect(200)
    ).body as SelectionAlbumList
  ).data;
const make = (body: object, hash = wedding.hash) =>
  test.http().post(SELECTION_ALBUM_API.list(hash)).send(body);
const change = (method: 'put' | 'post', address: string, body: object) =>
  test.http()[method](address).send(body).expect(200);

/** The names of the album's files, as its zip has them. */
async function zipped(token: string): Promise<string[]> {
  const answer = await test
    .http()
    .get(SELECTION_ALBUM_API.zip(token))
    .buffer(true)
    .parse((response, done) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => done(null, Buffer.concat(chunks)));
    })
    .expect(200);
  const path = join(test.dataDir, 'album.zip');
  await writeFile(path, answer.body as Buffer);
  const entries = await readZip('Python zipfile', path);
  return Object.keys(entries)
    .map((name) => name.split('/').at(-1)!)
    .filter((name) => name.endsWith('.jpg'));
}

it('is made by the couple, listed, opened by its link alone, and ended', async () => {
  const [, second, third] = await photos(3);
  const ids = idsOf([second!, third!]);
  const made = await makeAlbum(test, wedding, { ids, name: ' Best of ' });
  expect(made).toMatchObject({ name: 'Best of', count: 2 });
  expect(made.url).toMatch(/^http:\/\/[^/]+\/album\/[0-9a-z]{16}$/);
  const { token: _token, ...row } = made;
  expect(await list()).toEqual([row]);
  await test.http().get(made.cover_url!).expect(200);

  const opened = await openedAlbum(test, made.token.toUpperCase());
  expect(opened).toMatchObject({
    names: ['Elif', 'Can'],
    name: 'Best of',
    count: 2,
    totalBytes: second!.file_size + third!.file_size,
  });
  expect(opened.data).toHaveLength(2);
  const text = JSON.stringify(opened);
  for (const secret of [...ids, String(wedding.hash), second!.storage_url])
    expect(text).not.toContain(secret);

  await test
    .http()
    .delete(SELECTION_ALBUM_API.one(wedding.hash, made.id))
    .expect(200);
  const { body } = await test
    .http()
    .get(SELECTION_ALBUM_API.open(made.token))
    .expect(404);
  expect(body.code).toBe('album_not_found');
  expect(await list()).toEqual([]);
  expect(await photosLeft()).toBe(3);
});

const photosLeft = async () => (await mediaKeys(test)).length;

it('opens, plays and downloads its files, and no other file of the wedding', async () => {
  const [first, second] = await photos(2);
  const { token } = await makeAlbum(test, wedding, { ids: [first!.id] });
  const rows = await mediaKeys(test);
  const inner = (item: MediaItem) =>
    rows.find(({ editKey }) => editKey === item.id)!.id;
  const [item] = (await openedAlbum(test, token)).data;
  expect(item!.id).toBe(inner(first!));
  const thumb = await test.http().get(item!.thumb_url!).expect(200);
  expect(thumb.headers['content-type']).toBe('image/webp');
  expect(thumb.headers['cache-control']).toBe('private, no-cache');
  const original = await test
    .http()
    .get(SELECTION_ALBUM_API.file(token, item!.id))
    .expect(200);
  expect(original.headers['content-disposition']).toContain('attachment');
  expect(original.headers['cache-control']).toBe('private, no-cache');
  expect(original.body).toHaveLength(first!.file_size);
  for (const other of [inner(second!), second!.id, first!.id])
    for (const address of [
      SELECTION_ALBUM_API.file(token, other),
      SELECTION_ALBUM_API.rendition(token, other, 'thumb'),
    ])
      expect((await test.http().get(address).expect(404)).body.code).toBe(
        'media_not_found',
      );
  // The album's ids open and change nothing elsewhere.
  await test.http().get(API.download(item!.id)).expect(404);
  await test.http().delete(API.media(item!.id)).expect(404);
  expect(await zipped(token)).toEqual(['p1.jpg']);
});

it('continues a zip at any byte, until the files change', async () => {
  const items = await photos(3);
  const { token } = await makeAlbum(test, wedding, { ids: idsOf(items) });
  const address = SELECTION_ALBUM_API.zip(token);
  const whole = await test.http().head(address).expect(200);
  const etag = whole.headers.etag!;
  const rest = await test
    .http()
    .get(address)
    .set({ Range: 'bytes=100-', 'If-Range': etag })
    .expect(206);
  expect(rest.headers.etag).toBe(etag);
  const bytes = async (headers: Record<string, string> = {}) => {
    const answer = await fetch(test.url + address, { headers });
    return Buffer.from(await answer.arrayBuffer());
  };
  const all = await bytes();
  const tail = await bytes({ Range: 'bytes=100-', 'If-Range': etag });
  expect(tail.equals(all.subarray(100))).toBe(true);
  expect(rest.headers['content-range']).toBe(
    `bytes 100-${Number(whole.headers['content-length']) - 1}/${whole.headers['content-length']}`,
  );
  await test.http().delete(API.media(items[0]!.id)).expect(200);
  await test
    .http()
    .get(address)
    .set({ Range: 'bytes=100-', 'If-Range': etag })
    .expect(200);
  await test.http().get(address).set('If-Match', etag).expect(412);
});

it('names no id of the couple when a file goes while its zip is planned', async () => {
  const items = await photos(2);
  const { token } = await makeAlbum(test, wedding, { ids: idsOf(items) });
  const albums = test.app.get(OpenedAlbumsRepository);
  const keys = await albums.keysOf(token);
  await test.http().delete(API.media(items[0]!.id)).expect(200);
  const before = jest.spyOn(albums, 'keysOf').mockResolvedValueOnce(keys);
  const { body, text } = await test
    .http()
    .get(SELECTION_ALBUM_API.zip(token))
    .expect(404);
  before.mockRestore();
  expect(body.code).toBe('files_not_found');
  for (const key of keys) expect(text).not.toContain(key);
});

it('is without a deleted or hidden file at once, until it is back', async () => {
  const items = await photos(3);
  const [deleted, hidden, shown] = items;
  const { token } = await makeAlbum(test, wedding, { ids: idsOf(items) });
  const whole = await openedAlbum(test, token);
  await test.http().delete(API.media(deleted!.id)).expect(200);
  const expose = (exposure: string) =>
    change('put', VISIBILITY_API.exposure(wedding.hash), {
      ids: [hidden!.id],
      exposure,
    });
  await expose('hidden');
  const rest = await openedAlbum(test, token);
  expect([rest.count, rest.totalBytes]).toEqual([1, shown!.file_size]);
  expect(await zipped(token)).toEqual([shown!.file_name]);
  const gone = whole.data.filter(({ id }) => id !== rest.data[0]!.id);
  for (const { id, thumb_url } of gone) {
    await test.http().get(thumb_url!).expect(404);
    await test.http().get(SELECTION_ALBUM_API.file(token, id)).expect(404);
  }
  expect(await list()).toMatchObject([{ count: 1 }]);
  await change('post', API.restore, { ids: [deleted!.id] });
  await expose('held');
  expect(await openedAlbum(test, token)).toEqual(whole);
});

it('gives its files in pages, in the order in which they were taken', async () => {
  const items = await photos(5);
  for (const [index, { id }] of items.entries())
    await test.database.query(
      `UPDATE media SET moment = $2 WHERE edit_key = $1`,
      [id, new Date(Date.UTC(2026, 5, 14, 12, index))],
    );
  const { token } = await makeAlbum(test, wedding, { ids: idsOf(items) });
  const read: string[] = [];
  let cursor: string | undefined;
  do {
    const query = new URLSearchParams({
      limit: '2',
      ...(cursor && { cursor }),
    });
    const answer = await test
      .http()
      .get(`${SELECTION_ALBUM_API.open(token)}?${query}`)
      .expect(200);
    const page = answer.body as OpenedAlbum;
    expect(page.count).toBe(5);
    read.push(...page.data.map(({ moment }) => moment));
    cursor = page.next_cursor;
  } while (cursor !== undefined);
  expect(read).toHaveLength(5);
  expect(read).toEqual([...read].sort());
});

it('is the same album for the same files and name, and sleeps under a seal and in the trash', async () => {
  const items = await photos(2);
  const ids = idsOf(items);
  const made = await makeAlbum(test, wedding, { ids: [ids[0]!] });
  expect(await makeAlbum(test, wedding, { ids: [ids[0]!] })).toEqual(made);
  const both = await makeAlbum(test, wedding, { ids });
  const named = await makeAlbum(test, wedding, { ids, name: 'Best of' });
  expect(new Set([made.id, both.id, named.id]).size).toBe(3);

  const [item] = (await openedAlbum(test, made.token)).data;
  const until = new Date(Date.now() + 3_600_000).toISOString();
  const choose = (choice: object) =>
    change('put', VISIBILITY_API.couple(wedding.hash), choice);
  await choose({ mode: 'sealed', until });
  expect(await openedAlbum(test, made.token)).toMatchObject({
    opensAt: until,
    count: 0,
    totalBytes: 0,
    data: [],
  });
  await test.http().get(item!.thumb_url!).expect(404);
  const zip = SELECTION_ALBUM_API.zip(made.token);
  expect((await test.http().get(zip).expect(404)).body.code).toBe(
    'nothing_to_download',
  );
  await choose({ mode: 'upload-only' });
  expect((await openedAlbum(test, made.token)).data).toHaveLength(1);
  const inTrash = (time: string) =>
    test.database.query(`UPDATE weddings SET deleted_at = ${time}`);
  await inTrash('now()');
  await test.http().get(SELECTION_ALBUM_API.open(made.token)).expect(404);
  await test.http().get(item!.thumb_url!).expect(404);
  await inTrash('NULL');
  await test.http().get(item!.thumb_url!).expect(200);
});

it('takes the couple’s own files alone, and leaves out what visitors may not see', async () => {
  const [item, hidden] = await photos(2);
  const other = await createWedding(test);
  const { hash: relatives } = await relativesOf(test, wedding);
  expect(
    (await make({ ids: [item!.id] }, relatives).expect(403)).body.code,
  ).toBe('read_only_link');
  expect(
    (await make({ ids: [item!.id] }, other.hash).expect(404)).body.code,
  ).toBe('files_not_found');
  await change('put', VISIBILITY_API.exposure(wedding.hash), {
    ids: [hidden!.id],
    exposure: 'hidden',
  });
  await make({ ids: [hidden!.id] }).expect(404);
  const ids = [item!.id, hidden!.id, crypto.randomUUID()];
  const made = await makeAlbum(test, wedding, { ids });
  expect(made.count).toBe(1);
  const foreign = SELECTION_ALBUM_API.one(other.hash, made.id);
  expect((await test.http().delete(foreign).expect(404)).body.code).toBe(
    'album_not_found',
  );
  for (const body of [
    {},
    { ids: [] },
    { ids, name: '  ' },
    { ids, name: 'x'.repeat(81) },
    { ids: Array.from({ length: 5_001 }, () => crypto.randomUUID()) },
  ])
    expect((await make(body).expect(400)).body.code).toBe('validation_failed');
  expect(await list()).toHaveLength(1);
});

it('is bounded by wedding, also for calls at the same time', async () => {
  const [first, second] = await photos(2);
  await test.database.query(
    `INSERT INTO selection_albums (id, couple_hash, token, name)
     SELECT gen_random_uuid(), $1, 'made' || number, 'made' FROM generate_series(2, $2::int) AS number`,
    [wedding.hash, MAX_SELECTION_ALBUMS],
  );
  const answers = await Promise.all(
    [first!, second!].map(({ id }) => make({ ids: [id] })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)!.body.code).toBe(
    'too_many_albums',
  );
});

it('ends with the couple’s link, loses erased files, and is in the audit trail without its token', async () => {
  const items = await photos(2);
  const made = await makeAlbum(test, wedding, {
    ids: idsOf(items),
    name: 'For Ada',
  });
  const [item] = await mediaKeys(test);
  await test.database.query('DELETE FROM media WHERE id = $1', [item!.id]);
  expect((await openedAlbum(test, made.token)).count).toBe(1);
  const { token } = await makeAlbum(test, wedding, { ids: idsOf(items) });
  await test
    .http()
    .delete(SELECTION_ALBUM_API.one(wedding.hash, made.id))
    .expect(200);
  await renewCouple(test, wedding);
  await test.http().get(SELECTION_ALBUM_API.open(token)).expect(404);
  const left = await test.database.query<unknown[]>(
    'SELECT FROM selection_album_items',
  );
  expect(left).toEqual([]);
  const entries = await restRows<AuditEntry>(await test.staff(), 'audit');
  const own = entries.filter(({ action }) =>
    action.startsWith('selection_album'),
  );
  expect(own.map(({ action, staffEmail }) => [action, staffEmail])).toEqual([
    ['selection_album_ended', 'couple'],
    ['selection_album_created', 'couple'],
    ['selection_album_created', 'couple'],
  ]);
  for (const secret of [made.token, token, 'For Ada'])
    expect(JSON.stringify(entries)).not.toContain(secret);
});
