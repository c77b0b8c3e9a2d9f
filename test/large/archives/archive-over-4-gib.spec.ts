import { createHash, randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { pipeline } from 'node:stream/promises';
import {
  archiveOf,
  askForArchive,
  download,
} from '../../support/fixtures/archives.js';
import { sha256 } from '../../support/fixtures/media-bytes.js';
import { seedMedia } from '../../support/fixtures/seeded-media.js';
import { createTestApp, type TestApp } from '../../support/servers/test-app.js';
import { until } from '../../support/until.js';
import { createWedding } from '../../support/fixtures/weddings.js';
import {
  hashOfFile,
  prepareReaders,
  READERS,
} from '../../support/fixtures/zip-readers.js';

/** Large files come before small ones. */

jest.setTimeout(900_000);

const GIB = 1024 ** 3;
const BUILD_MS = 600_000;
const FOLDER = 'Elif & Can';
const last = randomBytes(1_000_000);

let app: TestApp;
let dir: string;

beforeAll(async () => {
  await prepareReaders();
  dir = await mkdtemp(join(tmpdir(), 'hatira-large-'));
  app = await createTestApp({ withWorker: true });
});

beforeEach(() => app.reset());

afterAll(async () => {
  await app?.close();
  await rm(dir, { recursive: true, force: true });
});

function hashOfZeros(bytes: number): string {
  const piece = Buffer.alloc(64 * 1024 ** 2);
  const hash = createHash('sha256');
  for (let left = bytes; left > 0; left -= piece.length)
    hash.update(piece.subarray(0, left));
  return hash.digest('hex');
}

async function wedding(zeroBytes: number[]) {
  const created = await createWedding(app, 'Elif-140626-Can');
  const zeros = zeroBytes.map((bytes, index) => ({
    name: `film ${index}.mp4`,
    content: { zeroBytes: bytes },
  }));
  await seedMedia(app, created, [
    ...zeros,
    { name: 'Son dans 💃.jpg', content: last },
  ]);
  return created;
}

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

async function saveTo(file: string, url: string): Promise<void> {
  const response = await fetch(url);
  expect(response.ok).toBe(true);
  await pipeline(
    Readable.fromWeb(response.body as unknown as ReadableStream),
    createWriteStream(file),
  );
}

async function expectReadByAll(zip: string, largeBytes: number): Promise<void> {
  const expected = [hashOfZeros(largeBytes), sha256(last)];
  for (const reader of READERS) {
    const names = [`${FOLDER}/film 0.mp4`, `${FOLDER}/Son dans 💃.jpg`];
    const hashes = await Promise.all(
      names.map((name) => hashOfFile(reader, zip, name)),
    );
    expect([reader, ...hashes]).toEqual([reader, ...expected]);
  }
}

it('with a file of over 4 GiB: served from its layout, ready at once', async () => {
  const largeBytes = 4 * GIB + 123_456_789;
  const state = await askForArchive(app.url, await wedding([largeBytes]));
  expect(state).toMatchObject({ status: 'ready', progress: 100 });
  const zip = join(dir, 'large-entry.zip');
  await saveTo(zip, app.url + state.downloadUrl);
  await expectReadByAll(zip, largeBytes);
  const start = state.totalBytes - 1_100_000;
  const { status, bytes } = await download(app.url, state.downloadUrl, {
    Range: `bytes=${start}-`,
  });
  const file = await open(zip);
  const tail = Buffer.alloc(state.totalBytes - start);
  await file.read(tail, 0, tail.length, start);
  await file.close();
  expect([status, bytes.equals(tail)]).toEqual([206, true]);
  await rm(zip);
});

it('with many files: the same bytes from its layout and as it was built', async () => {
  const largeBytes = 1.5 * GIB;
  const state = await askForArchive(
    app.url,
    await wedding([largeBytes, largeBytes, largeBytes]),
  );
  const url = app.url + state.downloadUrl;
  const zip = join(dir, 'many.zip');
  // Its source is chosen before the build can end.
  await saveTo(zip, url);
  const fromLayout = await hashOf(zip);
  await until(
    'it is built',
    async () => (await archiveOf(app.url, state.id)).status,
    'ready',
    BUILD_MS,
  );
  await saveTo(zip, url);
  expect(await hashOf(zip)).toBe(fromLayout);
  const [row] = await app.database.query<{ bytes: string }[]>(
    'SELECT built_bytes AS bytes FROM archives WHERE id = $1',
    [state.id],
  );
  expect(Number(row?.bytes)).toBe(state.totalBytes);
  await expectReadByAll(zip, largeBytes);
  await rm(zip);
});
