import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SLICE_BYTES } from '@hatira/contract';
import {
  bytesOf,
  gallery,
  slicedFile,
  TestGuest,
  type TestWedding,
} from '../../support/requests/guest.js';
import { maintenance } from '../../support/servers/maintenance-command.js';
import { mp4Bytes, sha256 } from '../../support/fixtures/media-bytes.js';
import { picture } from '../../support/fixtures/pictures.js';
import { createTestApp, type TestApp } from '../../support/servers/test-app.js';
import {
  createTestBucket,
  type TestBucket,
} from '../../support/servers/test-bucket.js';
import { createTestDatabase } from '../../support/servers/test-database.js';
import { createWedding } from '../../support/fixtures/weddings.js';

let bucket: TestBucket;
let other: TestBucket;
let app: TestApp;

beforeAll(async () => {
  [bucket, other] = await Promise.all([createTestBucket(), createTestBucket()]);
  app = await createTestApp({ withWorker: true, env: bucket.env });
  await app.reset();
});

afterAll(async () => {
  await app.close();
  bucket.close();
  other.close();
});

async function hashes(origin: string, wedding: TestWedding): Promise<string[]> {
  const items = await gallery(origin, wedding);
  return Promise.all(
    items.map(async (item) => sha256(await bytesOf(origin, item.storage_url))),
  );
}

it('a bucket is verified, backed up to a folder, and brought back into another bucket', async () => {
  const wedding = await createWedding(app);
  const guest = new TestGuest(app.url, wedding);
  await guest
    .single(await picture({ width: 300, height: 200 }), 'Düğün.jpg')
    .expect(200);
  await guest.sendSliced(slicedFile(mp4Bytes(2 * SLICE_BYTES + 5)));
  await app.drain();
  const before = await hashes(app.url, wedding);
  expect(await maintenance(app, 'verify', '--now')).toMatchObject({ code: 0 });

  const folder = await mkdtemp(join(tmpdir(), 'hatira-backup-'));
  const database = await createTestDatabase();
  try {
    expect(await maintenance(app, 'backup', folder)).toMatchObject({ code: 0 });
    const machine = {
      env: { ...app.env, ...other.env, DATABASE_URL: database.url },
    };
    expect(await maintenance(machine, 'restore', folder)).toMatchObject({
      code: 0,
    });
    expect(await maintenance(machine, 'verify', '--now')).toMatchObject({
      code: 0,
    });
    const restored = await createTestApp({
      replicaOf: { ...app, ...machine },
    });
    expect(await hashes(restored.url, wedding)).toEqual(before);
    await restored.close();

    const [lost = ''] = (await other.keys()).filter((key) =>
      key.startsWith('originals/'),
    );
    await other.remove(lost);
    expect((await maintenance(machine, 'verify')).output).toContain(
      `missing  ${lost}`,
    );
  } finally {
    await rm(folder, { recursive: true });
    await database.drop();
  }
});
