import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { API } from '@hatira/contract';
import {
  askForArchive,
  download,
  streamed,
  untilArchive,
} from '../../support/fixtures/archives.js';
import { sha256 } from '../../support/fixtures/media-bytes.js';
import {
  seedMedia,
  type SeedFile,
} from '../../support/fixtures/seeded-media.js';
import { createTestApp, type TestApp } from '../../support/servers/test-app.js';
import { createWedding } from '../../support/fixtures/weddings.js';
import {
  prepareReaders,
  readZip,
  READERS,
  shownTimes,
  unpackedTimes,
  type ZipContent,
} from '../../support/fixtures/zip-readers.js';

const FILES = 5_000;
/** The page, the notes and their table. */
const WRITTEN = 3;
const EQUAL = 300;
const NAMES = [
  'Düğün günü ğüşiöç İĞÜŞÖÇ ıI.jpg',
  'Ο γάμος της Ελένης.jpg',
  'Қыз ұзату тойы әіңғүұқөһ.mp4',
  '👰🏽‍♀️🤵🏻💍 mutluluk.heic',
  'Поздравляем.jpg',
  'a:b*c?"d<e>f|g\\h.jpg',
  'con.jpg',
  '..',
  '.gizli.jpg',
  '~$kopya.jpg',
  '-rf.jpg',
  '@dosya.jpg',
  'sonu noktalı...',
  `${'uzun ad '.repeat(40)}.jpg`,
];
const TITLE = 'Ayşe & Işıl';

let app: TestApp;
let dir: string;
const zips: Record<string, string> = {};
let expected: ZipContent;
let takenAt: Map<string, Date>;

beforeAll(async () => {
  await prepareReaders();
  dir = await mkdtemp(join(tmpdir(), 'hatira-zips-'));
  app = await createTestApp({ withWorker: true });
  const wedding = await createWedding(app, 'Ayşe-140626-Işıl');
  const files = Array.from({ length: FILES }, (_, index) => fileAt(index));
  const ids = await seedMedia(app, wedding, files);
  const { id, totalBytes } = await askForArchive(app.url, wedding);
  const layout = await download(app.url, API.archiveDownload(id));
  expect(await builtBytesOf(id)).toBe(totalBytes);
  const built = await download(app.url, API.archiveDownload(id));
  expect(layout.bytes.equals(built.bytes)).toBe(true);
  const selected = Buffer.from(
    await (await streamed(app.url, ids)).arrayBuffer(),
  );
  for (const [name, bytes] of Object.entries({
    archived: built.bytes,
    streamed: selected,
  })) {
    zips[name] = join(dir, `${name}.zip`);
    await writeFile(zips[name], bytes);
  }
  expected = await readZip('Python zipfile', zips.archived!);
  expectFiles(expected, files);
  takenAt = new Map(
    files.map((file) => [sha256(file.content as Buffer), file.takenAt!]),
  );
});

afterAll(async () => {
  await app?.close();
  await rm(dir, { recursive: true, force: true });
});

function fileAt(index: number): SeedFile {
  const given =
    index < EQUAL
      ? 'IMG_0001.JPG'
      : (NAMES[index - EQUAL] ?? `IMG_${index}.jpg`);
  const note =
    index % 10 === 0
      ? `Ali ${index}|Çok mutlu olun 💛\n"<b>" ${index}`
      : undefined;
  // The photos go over midnight, as weddings do.
  const takenAt = new Date(Date.UTC(2026, 5, 14, 17, 30) + index * 6_000);
  return {
    name: given,
    takenAt,
    content: randomBytes(200 + (index % 700)),
    ...(note !== undefined && { note }),
  };
}

async function builtBytesOf(id: string): Promise<number> {
  await untilArchive(app.url, id, 'ready');
  const [row] = await app.database.query<{ bytes: string }[]>(
    'SELECT built_bytes AS bytes FROM archives WHERE id = $1',
    [id],
  );
  return Number(row?.bytes);
}

function expectFiles(content: ZipContent, files: SeedFile[]): void {
  const names = Object.keys(content);
  expect(names).toHaveLength(FILES + WRITTEN);
  expect(
    names.filter(
      (name) => !name.startsWith(`${TITLE}/`) || name.split('/').length !== 2,
    ),
  ).toEqual([]);
  const given = new Set(names.map((name) => name.slice(TITLE.length + 1)));
  const whole = [
    'Düğün günü ğüşiöç İĞÜŞÖÇ ıI.jpg',
    '👰🏽‍♀️🤵🏻💍 mutluluk.heic',
    'Қыз ұзату тойы әіңғүұқөһ.mp4',
    '_con.jpg',
  ];
  const numbered = [
    'IMG_0001.JPG',
    'IMG_0001 (2).JPG',
    `IMG_0001 (${EQUAL}).JPG`,
    'index.html',
    'notes.html',
    'notes.csv',
  ];
  for (const name of [...whole, ...numbered])
    expect([...given]).toContain(name);
  const hashes = new Set(Object.values(content));
  const lost = files.filter(
    (file) => !hashes.has(sha256(file.content as Buffer)),
  );
  expect(lost).toEqual([]);
}

describe.each(['archived', 'streamed'])('the %s zip', (name) => {
  it.each(READERS)(
    'is read by %s, every file with its name and all its bytes',
    async (reader) => {
      const content = await readZip(reader, zips[name]!);
      const different = Object.keys(expected).filter(
        (file) => content[file] !== expected[file],
      );
      expect(different).toEqual([]);
      expect(Object.keys(content)).toHaveLength(FILES + WRITTEN);
    },
  );

  it('shows the times of Turkey where zones are not looked at', async () => {
    const shown = await shownTimes(zips[name]!);
    const istanbul = (at: Date) =>
      at
        .toLocaleString('sv-SE', { timeZone: 'Europe/Istanbul' })
        .replace(' ', 'T');
    expect(different(shown, istanbul)).toEqual([]);
  });

  it.each([
    ['Turkey', '<+03>-3'],
    ['Germany', '<+02>-2'],
  ])('has the true times once it is unpacked in %s', async (_where, zone) => {
    const unpacked = await unpackedTimes(zips[name]!, zone);
    expect(different(unpacked, (at) => at.getTime())).toEqual([]);
  });
});

function different<T>(
  times: Record<string, T>,
  timeOf: (at: Date) => T,
): string[] {
  const files = Object.entries(expected).flatMap(([name, hash]) => {
    const at = takenAt.get(hash);
    return at ? [{ name, at }] : [];
  });
  expect(files).toHaveLength(FILES);
  return files
    .filter(({ name, at }) => times[name] !== timeOf(at))
    .map(({ name }) => name);
}
