import { API, type ArchiveState } from '@hatira/contract';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  archiveOf,
  askForArchive,
  download,
  untilArchive,
} from '../../support/fixtures/archives.js';
import { EventStream } from '../../support/requests/event-stream.js';
import {
  gallery,
  TestGuest,
  type TestWedding,
} from '../../support/requests/guest.js';
import { jpegBytes, sha256 } from '../../support/fixtures/media-bytes.js';
import { useTestApp } from '../../support/servers/test-app.js';
import { rowsOf, storedFiles } from '../../support/traces.js';
import { until } from '../../support/until.js';
import { createWedding } from '../../support/fixtures/weddings.js';
import { prepareReaders, readZip } from '../../support/fixtures/zip-readers.js';

const test = useTestApp({ withWorker: true });

let wedding: TestWedding;
let guest: TestGuest;

beforeEach(async () => {
  wedding = await createWedding(test, 'Elif-140626-Can');
  guest = new TestGuest(test.url, wedding);
});

async function send(...names: string[]): Promise<string[]> {
  for (const name of names) await guest.single(jpegBytes(), name).expect(200);
  return (await gallery(test.url, wedding)).map(({ id }) => id);
}

beforeAll(prepareReaders, 300_000);

const builtFiles = async () =>
  (await storedFiles(test)).filter((name) => name.endsWith('.zip'));
const ask = (body: object) => test.http().post(API.archives).send(body);
const age = (by: string) =>
  test.database.query(
    `UPDATE archives SET expires_at = expires_at - interval '${by}'`,
  );

describe('an archive', () => {
  it('can be downloaded at once and is built in the background', async () => {
    const photo = jpegBytes(70_000);
    await guest.single(photo, 'Gelin.jpg', 'Ece|Mutluluklar').expect(200);
    const state = await askForArchive(test.url, wedding);
    expect(state).toMatchObject({
      status: 'queued',
      progress: 0,
      fileCount: 1,
      isWholeWedding: true,
    });
    expect(state.fileName).toMatch(/^wedding-media-\d{8}-\d{6}\.zip$/);
    const ready = await untilArchive(test.url, state.id, 'ready');
    expect(ready).toMatchObject({
      progress: 100,
      totalBytes: state.totalBytes,
    });
    const { headers, bytes } = await download(test.url, ready.downloadUrl);
    expect(headers.get('content-disposition')).toContain(state.fileName);
    const zip = join(test.dataDir, 'a.zip');
    await writeFile(zip, bytes);
    const content = await readZip('Python zipfile', zip);
    expect(Object.keys(content)).toEqual([
      'Elif & Can/Gelin.jpg',
      'Elif & Can/index.html',
      'Elif & Can/notes.html',
      'Elif & Can/notes.csv',
    ]);
    expect(content['Elif & Can/Gelin.jpg']).toBe(sha256(photo));
  });

  it('is the same for the same selection, in any order and for every caller', async () => {
    const ids = await send('a.jpg', 'b.jpg', 'c.jpg');
    const wishes = [
      ids,
      [...ids].reverse(),
      [...ids, ...ids],
      ids.map((id) => id.toUpperCase()),
    ];
    const states = await Promise.all(
      wishes.map((wish) => askForArchive(test.url, wedding, { ids: wish })),
    );
    const whole = await askForArchive(test.url, wedding);
    expect(new Set([...states, whole].map(({ id }) => id)).size).toBe(1);
    expect(await rowsOf(test, 'archives')).toBe(1);
    await test.drain();
    expect(await builtFiles()).toHaveLength(1);
    const part = await askForArchive(test.url, wedding, { ids: ids.slice(1) });
    expect(part).toMatchObject({ fileCount: 2, isWholeWedding: false });
    expect(part.id).not.toBe(whole.id);
  });

  it('is a new one for the whole wedding after another upload', async () => {
    await send('a.jpg');
    const before = await askForArchive(test.url, wedding);
    await send('b.jpg');
    const after = await askForArchive(test.url, wedding);
    expect(after.id).not.toBe(before.id);
    expect([before.fileCount, after.fileCount]).toEqual([1, 2]);
    await download(test.url, before.downloadUrl).then(({ status }) =>
      expect(status).toBe(200),
    );
  });

  it('is found again by a page that was closed', async () => {
    const ids = await send('a.jpg', 'b.jpg');
    const first = await askForArchive(test.url, wedding, { ids: [ids[0]!] });
    const second = await askForArchive(test.url, wedding);
    const { body } = await test
      .http()
      .get(API.archivesOf(wedding.hash))
      .expect(200);
    expect((body as { data: ArchiveState[] }).data.map(({ id }) => id)).toEqual(
      [second.id, first.id],
    );
  });

  it('is told to open galleries at every change', async () => {
    await send('a.jpg');
    const stream = await EventStream.open(
      test.url + API.galleryEvents(wedding.hash),
    );
    const { id } = await askForArchive(test.url, wedding);
    await until(
      'the gallery knows that it is ready',
      () => stream.archives.at(-1)?.status,
      'ready',
    );
    stream.close();
    expect(stream.archives.every((state) => state.id === id)).toBe(true);
    expect([...new Set(stream.archives.map(({ status }) => status))]).toEqual([
      'queued',
      'building',
      'ready',
    ]);
  });
});

describe('the end of an archive', () => {
  it('comes at once, with its built file, when one of its items is deleted', async () => {
    const ids = await send('a.jpg', 'b.jpg', 'c.jpg');
    const whole = await askForArchive(test.url, wedding);
    const other = await askForArchive(test.url, wedding, { ids: ids.slice(1) });
    await test.drain();
    await test.http().delete(API.media(ids[0]!)).expect(200);
    expect((await download(test.url, whole.downloadUrl)).status).toBe(410);
    expect(
      (await download(test.url, whole.downloadUrl, { Range: 'bytes=0-9' }))
        .status,
    ).toBe(410);
    expect(await archiveOf(test.url, whole.id)).toMatchObject({
      status: 'expired',
      reason: 'files_deleted',
    });
    expect((await download(test.url, other.downloadUrl)).status).toBe(200);
    await test.sweep();
    expect(await builtFiles()).toEqual([`${other.id}.zip`]);

    await test.http().post(API.restore).send({ ids }).expect(200);
    expect((await download(test.url, whole.downloadUrl)).status).toBe(410);
    const again = await askForArchive(test.url, wedding);
    expect(again.id).not.toBe(whole.id);
    expect(again.fileCount).toBe(3);
  });

  it('comes however the items are deleted, and its row forgets their names', async () => {
    const ids = await send('a.jpg', 'b.jpg');
    const { id } = await askForArchive(test.url, wedding, { ids });
    await test.http().post(API.bulkDelete).send({ ids }).expect(200);
    const [row] = await test.database.query<Record<string, unknown>[]>(
      'SELECT * FROM archives WHERE id = $1',
      [id],
    );
    expect(row).toMatchObject({
      plan: null,
      media_ids: null,
      index_html: null,
      notes_html: null,
      notes_csv: null,
      recipients: [],
    });
  });

  it('comes when it is requested while its item is being deleted', async () => {
    for (let round = 0; round < 10; round++) {
      const [doomed] = await send(`${round}.jpg`, `${round}-b.jpg`);
      const [answer] = await Promise.all([
        ask({ hash: wedding.hash }),
        test.http().delete(API.media(doomed!)).expect(200),
      ]);
      if (answer.status !== 202) continue;
      const { id, fileCount } = (answer.body as { data: ArchiveState }).data;
      const { status } = await download(test.url, API.archiveDownload(id));
      const left = (await gallery(test.url, wedding)).length;
      // Removed, or made without the item.
      expect([status, fileCount]).toEqual(
        fileCount === left ? [200, left] : [410, left + 1],
      );
    }
  });

  it('comes after its days; a new request restarts them', async () => {
    await send('a.jpg');
    const { id, downloadUrl } = await askForArchive(test.url, wedding);
    await test.drain();
    await age('6 days 23 hours');
    await askForArchive(test.url, wedding);
    await age('6 days 23 hours');
    await test.sweep();
    expect((await download(test.url, downloadUrl)).status).toBe(200);
    await age('2 hours');
    const late = await download(test.url, downloadUrl);
    expect([late.status, JSON.parse(late.bytes.toString())]).toMatchObject([
      410,
      { code: 'archive_gone' },
    ]);
    expect(await archiveOf(test.url, id)).toMatchObject({
      status: 'expired',
      reason: 'age',
    });
    await test.sweep();
    // Begun downloads go on.
    expect(await builtFiles()).toHaveLength(1);
    await age('1 day');
    await test.sweep();
    expect(await builtFiles()).toEqual([]);
    expect(await archiveOf(test.url, id)).toMatchObject({
      status: 'expired',
      reason: 'age',
    });
    await test.database.query(
      `UPDATE archives SET ended_at = now() - interval '8 days'`,
    );
    await test.sweep();
    await test.http().get(API.archive(id)).expect(404);
  });

  it('does not keep a deleted wedding from being erased', async () => {
    const ids = await send('a.jpg');
    await askForArchive(test.url, wedding);
    await test.drain();
    await test.http().post(API.bulkDelete).send({ ids }).expect(200);
    const staff = await test.staff();
    await staff.delete(API.weddingByPath(wedding.weddingPath)).expect(200);
    await test.database.query(
      `UPDATE media SET deleted_at = now() - interval '31 days'`,
    );
    await test.database.query(
      `UPDATE weddings SET deleted_at = now() - interval '31 days'`,
    );
    await test.database.query(`DELETE FROM uploads`);
    await test.sweep();
    expect([
      await rowsOf(test, 'archives'),
      await rowsOf(test, 'weddings'),
    ]).toEqual([0, 0]);
    expect(await storedFiles(test)).toEqual([]);
  });
});
