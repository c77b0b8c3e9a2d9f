import { API, type ArchiveState } from '@hatira/contract';
import { randomUUID } from 'node:crypto';
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
import { seedMedia } from '../../support/fixtures/seeded-media.js';
import { rowsOf, storedFiles } from '../../support/traces.js';
import { until } from '../../support/until.js';
import { createWedding } from '../../support/fixtures/weddings.js';
import { prepareReaders, readZip } from '../../support/fixtures/zip-readers.js';

const test = useTestApp();

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
  it('can be downloaded at once, and is built meanwhile', async () => {
    const photo = jpegBytes(70_000);
    await guest.single(photo, 'Gelin.jpg', 'Ece|Mutluluklar').expect(200);
    const state = await askForArchive(test.url, wedding);
    expect(state).toMatchObject({
      status: 'queued',
      progress: 0,
      fileCount: 1,
      isWholeWedding: true,
    });
    expect(state.fileName).toMatch(/^Elif & Can \d{4}-\d\d-\d\d\.zip$/);
    const ready = await untilArchive(test.url, state.id, 'ready');
    expect(ready).toMatchObject({
      progress: 100,
      totalBytes: state.totalBytes,
    });
    const { headers, bytes } = await download(test.url, ready.downloadUrl);
    expect(headers.get('content-disposition')).toContain('Elif & Can');
    const zip = join(test.dataDir, 'a.zip');
    await writeFile(zip, bytes);
    const content = await readZip('Python zipfile', zip);
    expect(Object.keys(content)).toEqual([
      'Elif & Can/Gelin.jpg',
      'Elif & Can/notes.html',
      'Elif & Can/notes.csv',
    ]);
    expect(content['Elif & Can/Gelin.jpg']).toBe(sha256(photo));
  });

  it('of the same selection is the same, in any order, however often and by whomever it is asked for', async () => {
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

  it('of the whole wedding is another one when something has been sent meanwhile', async () => {
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
      () => stream.archives.at(-1)?.status === 'ready',
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

describe('an archive ends', () => {
  it('when one of its items is deleted, at once and for good, with what was built of it', async () => {
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

  it('however the items are deleted, and nothing of what was in it stays in its row', async () => {
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
      notes_html: null,
      notes_csv: null,
      recipients: [],
    });
  });

  it('when it is asked for while its item is being deleted', async () => {
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
      // Either it was made before the deletion, and is gone; or after it, without the item.
      expect([status, fileCount]).toEqual(
        fileCount === left ? [200, left] : [410, left + 1],
      );
    }
  });

  it('when its days are over; asking again begins them anew', async () => {
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
    // Downloads that have begun go on.
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

  it('and does not keep its deleted wedding from being erased', async () => {
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

describe('the archive of a whole wedding', () => {
  const quiet = (by: string) =>
    test.database.query(
      `UPDATE media SET created_at = now() - interval '${by}'`,
    );

  it('is built by itself when nobody has sent anything for a while, and once', async () => {
    await send('a.jpg', 'b.jpg');
    await test.sweep();
    expect(await rowsOf(test, 'archives')).toBe(0);
    await quiet('3 hours');
    for (let round = 0; round < 2; round++) await test.sweep();
    await test.drain();
    expect(await builtFiles()).toHaveLength(1);
    const { body } = await test
      .http()
      .get(API.archivesOf(wedding.hash))
      .expect(200);
    expect((body as { data: unknown[] }).data).toEqual([]);
    expect(await askForArchive(test.url, wedding)).toMatchObject({
      status: 'ready',
      isWholeWedding: true,
    });
  });

  it('is not built again after it has ended, but after more was sent', async () => {
    const [id] = await send('a.jpg', 'b.jpg');
    await quiet('3 hours');
    await test.sweep();
    await test.http().delete(API.media(id!)).expect(200);
    await test.sweep();
    expect(await rowsOf(test, 'archives')).toBe(1);
    await send('c.jpg');
    await quiet('2 hours 30 minutes');
    await test.sweep();
    expect(await rowsOf(test, 'archives')).toBe(2);
  });

  it('replaces the one before, unless somebody has asked for that', async () => {
    const sendMore = async (name: string) => {
      await send(name);
      await quiet('3 hours');
      for (let round = 0; round < 2; round++) {
        await test.sweep();
        await test.drain();
      }
    };
    await sendMore('a.jpg');
    await sendMore('b.jpg');
    expect([
      await rowsOf(test, 'archives'),
      (await builtFiles()).length,
    ]).toEqual([2, 1]);
    const { id } = await askForArchive(test.url, wedding);
    await sendMore('c.jpg');
    expect(await builtFiles()).toHaveLength(2);
    expect(await archiveOf(test.url, id)).toMatchObject({
      status: 'ready',
      fileCount: 2,
    });
  });

  it('does not wait for weddings for which there is no room', async () => {
    for (let number = 0; number < 4; number++) {
      const large = await createWedding(test);
      await seedMedia(test, large, [
        { name: 'a.jpg', content: jpegBytes(1_000 + number) },
      ]);
    }
    await test.database.query('UPDATE media SET file_size = 1e15');
    await send('a.jpg');
    await quiet('3 hours');
    await test.database.query(
      `UPDATE media SET created_at = created_at - interval '1 hour' WHERE file_size = 1e15`,
    );
    await test.sweep();
    const { body } = await test
      .http()
      .get(API.archivesOf(wedding.hash))
      .expect(200);
    expect([
      await rowsOf(test, 'archives'),
      (body as { data: unknown[] }).data,
    ]).toEqual([1, []]);
  });

  it('is not made of weddings that were over long ago', async () => {
    await send('a.jpg');
    await quiet('9 days');
    await test.sweep();
    expect(await rowsOf(test, 'archives')).toBe(0);
  });
});

describe('refuses', () => {
  const expectNothing = async () =>
    expect(await rowsOf(test, 'archives')).toBe(0);
  afterEach(expectNothing);

  it.each([
    ['no ids', { ids: [] }],
    ['ids that are no list', { ids: 'all' }],
    ['ids that are none', { ids: ['1'] }],
    ['an address that is none', { email: 'nobody' }],
    ['a language that is none', { language: 'xx' }],
    ['a hash as text', { hash: '123456789012345' }],
    ['a negative hash', { hash: -1 }],
    ['a hash that is no integer', { hash: 1.5 }],
    ['no hash', { hash: undefined }],
  ])('%s', async (_what, wrong) => {
    const { body } = await ask({ hash: wedding.hash, ...wrong }).expect(400);
    expect(body).toMatchObject({ success: false, code: 'validation_failed' });
  });

  it('a hash that no wedding has', async () => {
    await ask({ hash: 123456789012345 }).expect(404);
    await test.http().get(API.archivesOf(123456789012345)).expect(404);
    await test.http().get(`${API.archives}?hash=x`).expect(400);
  });

  it('unknown and deleted ids, and names them', async () => {
    const [kept, deleted] = await send('a.jpg', 'b.jpg');
    await test.http().delete(API.media(deleted!)).expect(200);
    const unknown = randomUUID();
    const { body } = await ask({
      hash: wedding.hash,
      ids: [kept, deleted, unknown],
    }).expect(404);
    expect(body).toMatchObject({
      code: 'files_not_found',
      details: { count: 2, ids: [deleted, unknown] },
    });
  });

  it('ids of another wedding, alone or among others', async () => {
    const ids = await send('a.jpg');
    const other = await createWedding(test);
    await new TestGuest(test.url, other).single(jpegBytes()).expect(200);
    const [foreign] = await gallery(test.url, other);
    for (const wish of [[foreign!.id], [...ids, foreign!.id]]) {
      const { body } = await ask({ hash: wedding.hash, ids: wish }).expect(400);
      expect(body).toMatchObject({ code: 'files_of_two_weddings' });
    }
  });

  it('too many ids, with count and maximum', async () => {
    const ids = Array.from({ length: 10_001 }, () => randomUUID());
    const { body } = await ask({ hash: wedding.hash, ids }).expect(400);
    expect(body).toMatchObject({
      code: 'too_many_files',
      details: { count: 10_001, max: 10_000 },
    });
  });

  it('a wedding without files', async () => {
    const { body } = await ask({ hash: wedding.hash }).expect(404);
    expect(body).toMatchObject({ code: 'nothing_to_download' });
  });

  it('a message without a mail server', async () => {
    await send('a.jpg');
    const { body } = await ask({
      hash: wedding.hash,
      email: 'cift@example.com',
    }).expect(503);
    expect(body).toMatchObject({ code: 'mail_unavailable' });
  });

  it.each([randomUUID(), 'x', '1', '%00'])(
    'the archive %s, which is none',
    async (id) => {
      for (const path of [
        `/api/archives/${id}`,
        `/api/archives/${id}/download`,
      ]) {
        const { body } = await test.http().get(path).expect(404);
        expect(body).toMatchObject({ code: 'archive_not_found' });
      }
    },
  );
});
