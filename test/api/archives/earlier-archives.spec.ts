import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { archiveKey } from '../../../apps/api/src/platform/storage/keys.js';
import { ZipFormat1764540000000 } from '../../../apps/api/src/platform/database/migrations/1764540000000-zip-format.js';
import {
  archiveOf,
  askForArchive,
  download,
  untilArchive,
} from '../../support/fixtures/archives.js';
import { jpegBytes } from '../../support/fixtures/media-bytes.js';
import { seedMedia } from '../../support/fixtures/seeded-media.js';
import { createWedding } from '../../support/fixtures/weddings.js';
import type { TestWedding } from '../../support/requests/guest.js';
import { useTestApp } from '../../support/servers/test-app.js';
import { storedFiles } from '../../support/traces.js';
import { until } from '../../support/until.js';

/** An earlier release had other bytes once an archive was built. */

const test = useTestApp({ withWorker: true });
const OTHER_BYTES = Buffer.from('another zip');
const RANGE = { Range: 'bytes=100-' };

let wedding: TestWedding;
let zip: Buffer;
let id: string;
let path: string;

beforeEach(async () => {
  wedding = await createWedding(test);
  await seedMedia(test, wedding, [
    { name: 'a.jpg', content: jpegBytes(5_000) },
    { name: 'b.jpg', content: jpegBytes(5_000) },
  ]);
  const state = await askForArchive(test.url, wedding);
  ({ id, downloadUrl: path } = await untilArchive(test.url, state.id, 'ready'));
  zip = (await download(test.url, path)).bytes;
});

async function upgrade(): Promise<void> {
  const runner = test.database.createQueryRunner();
  const migration = new ZipFormat1764540000000();
  await migration.down(runner);
  await migration.up(runner);
  await runner.release();
}

const change = (set: string) =>
  test.database.query(
    `UPDATE archives SET ${set}, fingerprint = '\\x00' WHERE id = $1`,
    [id],
  );

async function builtByEarlierRelease(): Promise<void> {
  const file = join(test.dataDir, 'storage', archiveKey(id));
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, OTHER_BYTES);
  await change(`built_bytes = ${OTHER_BYTES.length}`);
  await upgrade();
}

describe('an archive that an earlier release has built', () => {
  beforeEach(builtByEarlierRelease);

  it('is sent from its layout', async () => {
    const { status, bytes } = await download(test.url, path);
    expect([status, bytes.equals(zip)]).toEqual([200, true]);
  });

  it('refuses a range without a tag, which may continue the other bytes', async () => {
    for (const headers of [RANGE, { ...RANGE, 'If-Match': '*' }]) {
      const { status, bytes } = await download(test.url, path, headers);
      expect([status, JSON.parse(bytes.toString())]).toMatchObject([
        412,
        { code: 'content_changed' },
      ]);
    }
  });

  it('has a new address, whose parts fit together', async () => {
    const { downloadUrl } = await archiveOf(test.url, id);
    expect(downloadUrl).not.toBe(path);
    const whole = await download(test.url, downloadUrl);
    const rest = await download(test.url, downloadUrl, RANGE);
    expect([whole.bytes.equals(zip), rest.status]).toEqual([true, 206]);
    expect(rest.bytes.equals(zip.subarray(100))).toBe(true);
  });

  it('begins again for the tag of the other bytes', async () => {
    const tag = `"${id}-built-${OTHER_BYTES.length}-1764540000000"`;
    const again = await download(test.url, path, { ...RANGE, 'If-Range': tag });
    expect([again.status, again.bytes.equals(zip)]).toEqual([200, true]);
    const refused = await download(test.url, path, {
      ...RANGE,
      'If-Match': tag,
    });
    expect(refused.status).toBe(412);
  });

  it('continues for the tag of the layout', async () => {
    for (const name of ['If-Range', 'If-Match']) {
      const { status, bytes } = await download(test.url, path, {
        ...RANGE,
        [name]: `"${id}-layout-2"`,
      });
      expect([status, bytes.equals(zip.subarray(100))]).toEqual([206, true]);
    }
  });

  it('is followed by a new one, with one sequence of bytes', async () => {
    const next = await askForArchive(test.url, wedding);
    expect(next.id).not.toBe(id);
    await untilArchive(test.url, next.id, 'ready');
    const whole = await download(test.url, next.downloadUrl);
    const rest = await download(test.url, next.downloadUrl, RANGE);
    expect([rest.status, rest.bytes.equals(whole.bytes.subarray(100))]).toEqual(
      [206, true],
    );
  });

  it('takes its file with it when it ends', async () => {
    await change(`expires_at = now() - interval '2 days'`);
    await test.sweep();
    expect(
      (await storedFiles(test)).filter((name) => name.endsWith('.zip')),
    ).toEqual([]);
  });
});

it('an archive that an earlier release served from its layout alone goes on in ranges', async () => {
  await change('built_key = NULL, built_bytes = NULL');
  await upgrade();
  const { status, bytes } = await download(test.url, path, RANGE);
  expect([status, bytes.equals(zip.subarray(100))]).toEqual([206, true]);
});

it('an archive that an earlier release has queued becomes ready from its layout', async () => {
  await change(
    `status = 'queued', built_bytes = NULL, queued_at = now() - interval '1 hour'`,
  );
  await upgrade();
  await test.sweep();
  await until(
    'it is ready',
    async () => (await archiveOf(test.url, id)).status,
    'ready',
  );
  const [row] = await test.database.query<{ built: string | null }[]>(
    'SELECT built_bytes AS built FROM archives WHERE id = $1',
    [id],
  );
  expect(row?.built).toBeNull();
  const { status, bytes } = await download(test.url, path);
  expect([status, bytes.equals(zip)]).toEqual([200, true]);
});

it('an object that a worker of an earlier release built during the upgrade is not sent, and built again on request', async () => {
  const file = join(test.dataDir, 'storage', archiveKey(id));
  await writeFile(file, OTHER_BYTES);
  await test.database.query(
    'UPDATE archives SET built_bytes = $2 WHERE id = $1',
    [id, OTHER_BYTES.length],
  );
  expect((await download(test.url, path)).bytes.equals(zip)).toBe(true);
  expect(await askForArchive(test.url, wedding)).toMatchObject({
    id,
    status: 'queued',
  });
  await untilArchive(test.url, id, 'ready');
  expect((await download(test.url, path)).bytes.equals(zip)).toBe(true);
});
