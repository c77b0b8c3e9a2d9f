import { API } from '@hatira/contract';
import { archiveOf, askForArchive } from '../../support/fixtures/archives.js';
import { jpegBytes } from '../../support/fixtures/media-bytes.js';
import { seedMedia } from '../../support/fixtures/seeded-media.js';
import { createWedding } from '../../support/fixtures/weddings.js';
import {
  gallery,
  TestGuest,
  type TestWedding,
} from '../../support/requests/guest.js';
import { useTestApp } from '../../support/servers/test-app.js';
import { rowsOf, storedFiles } from '../../support/traces.js';

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

const builtFiles = async () =>
  (await storedFiles(test)).filter((name) => name.endsWith('.zip'));

describe('the archive of a whole wedding', () => {
  const quiet = (by: string) =>
    test.database.query(
      `UPDATE media SET created_at = now() - interval '${by}', moment = now() - interval '${by}'`,
    );

  it('is built once, without a request, after a quiet time without uploads', async () => {
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
