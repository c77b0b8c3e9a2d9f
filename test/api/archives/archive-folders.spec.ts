import { API } from '@hatira/contract';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  askForArchive,
  download,
  streamed,
} from '../../support/fixtures/archives.js';
import { jpegBytes } from '../../support/fixtures/media-bytes.js';
import { seedMedia } from '../../support/fixtures/seeded-media.js';
import { createWedding } from '../../support/fixtures/weddings.js';
import {
  prepareReaders,
  readZip,
  READERS,
} from '../../support/fixtures/zip-readers.js';
import { gallery } from '../../support/requests/guest.js';
import { useTestApp } from '../../support/servers/test-app.js';

const test = useTestApp();

beforeAll(prepareReaders, 300_000);

it('has folders by guest or hour, as it is asked', async () => {
  const wedding = await createWedding(test, 'Elif-140626-Can');
  const sent = ['con|', 'Ayşe|Selam', 'AYŞE|', '📷 a/b:c*|', undefined];
  await seedMedia(
    test,
    wedding,
    sent.map((note, index) => ({
      name: `DSC_${index}.jpg`,
      content: jpegBytes(),
      takenAt: new Date(Date.UTC(2026, 5, 14, 19 + index, 59)),
      ...(note && { note }),
    })),
  );
  const flat = await askForArchive(test.url, wedding);
  const names = async (layout: string) => {
    const wish = { layout, language: 'de' };
    const state = await askForArchive(test.url, wedding, wish);
    expect(state).toMatchObject({ layout, isWholeWedding: true });
    expect(state.id).not.toBe(flat.id);
    const same = await askForArchive(test.url, wedding, wish);
    expect(same.id).toBe(state.id);
    const zip = join(test.dataDir, `${layout}.zip`);
    const { bytes } = await download(test.url, state.downloadUrl);
    await writeFile(zip, bytes);
    const [first, ...others] = await Promise.all(
      READERS.map((reader) => readZip(reader, zip)),
    );
    for (const other of others) expect(other).toEqual(first);
    return Object.keys(first!)
      .filter((name) => name.endsWith('.jpg'))
      .map((name) => name.replace('Elif & Can/', ''))
      .sort();
  };
  expect(flat.layout).toBe('flat');
  expect(await names('guests')).toEqual([
    'Ayşe/DSC_1.jpg',
    'Ayşe/DSC_2.jpg',
    'Gast/DSC_4.jpg',
    '_con/DSC_0.jpg',
    '📷 a_b_c_/DSC_3.jpg',
  ]);
  expect(await names('hours')).toEqual([
    '2026-06-14 22h/DSC_0.jpg',
    '2026-06-14 23h/DSC_1.jpg',
    '2026-06-15 00h/DSC_2.jpg',
    '2026-06-15 01h/DSC_3.jpg',
    '2026-06-15 02h/DSC_4.jpg',
  ]);
  await test
    .http()
    .post(API.archives)
    .send({ hash: wedding.hash, layout: 'days' })
    .expect(400);
  const ids = (await gallery(test.url, wedding)).map(({ id }) => id);
  const lengths = await Promise.all(
    ['flat', 'hours'].map(async (layout) =>
      Number(
        (await streamed(test.url, ids, { layout })).headers.get(
          'content-length',
        ),
      ),
    ),
  );
  expect(lengths[1]).toBeGreaterThan(lengths[0]!);
});
