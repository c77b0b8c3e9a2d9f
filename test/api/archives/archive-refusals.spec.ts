import { API } from '@hatira/contract';
import { randomUUID } from 'node:crypto';
import {
  gallery,
  TestGuest,
  type TestWedding,
} from '../../support/requests/guest.js';
import { jpegBytes } from '../../support/fixtures/media-bytes.js';
import { useTestApp } from '../../support/servers/test-app.js';
import { rowsOf } from '../../support/traces.js';
import { createWedding } from '../../support/fixtures/weddings.js';
import { prepareReaders } from '../../support/fixtures/zip-readers.js';

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
const ask = (body: object) => test.http().post(API.archives).send(body);

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
