import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { API, type MediaItem } from '@hatira/contract';
import {
  askForArchive,
  download,
  streamed,
  untilArchive,
} from '../../support/fixtures/archives.js';
import {
  gallery,
  TestGuest,
  type TestWedding,
} from '../../support/requests/guest.js';
import {
  dispositionName,
  HARMLESS_NAME,
  HOSTILE_NAMES,
  polyglot,
} from '../../support/fixtures/hostile-names.js';
import { jpegBytes, sha256 } from '../../support/fixtures/media-bytes.js';
import { useTestApp } from '../../support/servers/test-app.js';
import { createWedding } from '../../support/fixtures/weddings.js';
import { prepareReaders, readZip } from '../../support/fixtures/zip-readers.js';

const FOLDER = 'Ayse & Mehmet';

const test = useTestApp({ withWorker: true });

let wedding: TestWedding;
let hashes: string[];
let items: MediaItem[];

beforeAll(prepareReaders, 300_000);
beforeEach(async () => {
  wedding = await createWedding(test, 'Ayse-140626-Mehmet');
  const guest = new TestGuest(test.url, wedding);
  hashes = [];
  for (const [index, name] of HOSTILE_NAMES.entries()) {
    const bytes = polyglot(jpegBytes(), index);
    hashes.push(sha256(bytes));
    await guest.single(bytes, name, `Eve|${index}`).expect(200);
  }
  items = await gallery(test.url, wedding);
});

async function filesOf(
  zip: Buffer,
): Promise<{ names: string[]; hashes: string[] }> {
  const dir = await mkdtemp(join(tmpdir(), 'hatira-names-'));
  try {
    await writeFile(join(dir, 'a.zip'), zip);
    const content = Object.entries(
      await readZip('Python zipfile', join(dir, 'a.zip')),
    );
    const guests = content.filter(
      ([path]) => !/\/(index|notes)\.(html|csv)$/.test(path),
    );
    expect(content.length - guests.length).toBe(3);
    return {
      names: guests.map(([path]) => path.slice(FOLDER.length + 1)),
      hashes: guests.map(([, hash]) => hash),
    };
  } finally {
    await rm(dir, { recursive: true });
  }
}

async function expectHarmless(zip: Buffer): Promise<void> {
  const files = await filesOf(zip);
  expect(files.names.filter((name) => !HARMLESS_NAME.test(name))).toEqual([]);
  expect(
    new Set(files.names.map((name) => name.normalize('NFC').toLowerCase()))
      .size,
  ).toBe(HOSTILE_NAMES.length);
  expect(files.hashes.toSorted()).toEqual(hashes.toSorted());
}

it('keeps the stored name, and answers it in lists', () => {
  const names = items.map((item) => item.file_name);
  expect(names).toEqual(
    expect.arrayContaining([
      'IMG_2031.jpg.hta',
      'desktop.ini',
      'Foto albumu.html',
      '.DS_Store',
    ]),
  );
});

it('gives each download the extension of its content', async () => {
  for (const { id, file_name: stored } of items) {
    const { headers } = await test.http().get(API.download(id)).expect(200);
    const name = dispositionName(headers['content-disposition']);
    expect([stored, headers['content-type'], HARMLESS_NAME.test(name)]).toEqual(
      [stored, 'image/jpeg', true],
    );
    const head = await test.http().head(API.download(id)).expect(200);
    expect(head.headers['content-disposition']).toBe(
      headers['content-disposition'],
    );
    const original = await test
      .http()
      .get(items.find((item) => item.id === id)!.storage_url)
      .expect(200);
    expect(original.headers['content-disposition'] ?? '').not.toContain(stored);
  }
});

it('gives harmless names in the streamed zip', async () => {
  const answer = await streamed(
    test.url,
    items.map(({ id }) => id),
  );
  await expectHarmless(Buffer.from(await answer.arrayBuffer()));
});

it('gives harmless names in an archive, before and after it is built', async () => {
  const state = await askForArchive(test.url, wedding);
  const laidOut = await download(test.url, state.downloadUrl);
  await expectHarmless(laidOut.bytes);
  await untilArchive(test.url, state.id, 'ready');
  const built = await download(test.url, state.downloadUrl);
  expect(built.bytes.equals(laidOut.bytes)).toBe(true);
});

it('links and lists harmless names in the notes', async () => {
  const { id } = await askForArchive(test.url, wedding);
  const [row] = await test.database.query<
    { notes_html: string; notes_csv: string }[]
  >('SELECT notes_html, notes_csv FROM archives WHERE id = $1', [id]);
  const links = [...row!.notes_html.matchAll(/(?:href|src)="([^"]*)"/g)].map(
    ([, link]) => decodeURIComponent(link!),
  );
  expect(links.length).toBeGreaterThanOrEqual(2 * HOSTILE_NAMES.length);
  const cells = row!.notes_csv
    .split('\r\n')
    .slice(1, -1)
    .map((line) => /^(?:"(.*?)"|([^;]*));/.exec(line));
  const listed = cells.map((cell) => cell?.[1] ?? cell?.[2] ?? '');
  expect(listed).toHaveLength(HOSTILE_NAMES.length);
  expect(
    [...links, ...listed].filter((name) => !HARMLESS_NAME.test(name)),
  ).toEqual([]);
  const shown = [...row!.notes_html.matchAll(/<footer><a [^>]*>([^<]*)</g)].map(
    ([, name]) => name!,
  );
  expect(shown.filter((name) => !HARMLESS_NAME.test(name))).toEqual([]);
});
