import { randomUUID } from 'node:crypto';
import { API, SLICE_BYTES } from '@hatira/contract';
import { loadConfig } from '../../../apps/api/src/platform/config/load-config.js';
import { InstanceLockService } from '../../../apps/api/src/platform/database/instance-lock.service.js';
import { chunksOf } from '../../../apps/api/src/platform/storage/chunks-of.js';
import {
  markKey,
  originalKey,
} from '../../../apps/api/src/platform/storage/keys.js';
import { openS3Store } from '../../../apps/api/src/platform/storage/s3/open-s3-store.js';
import {
  bytesOf,
  gallery,
  slicedFile,
  TestGuest,
  type TestWedding,
} from '../../support/requests/guest.js';
import { maintenance } from '../../support/servers/maintenance-command.js';
import {
  jpegBytes,
  mp4Bytes,
  sha256,
} from '../../support/fixtures/media-bytes.js';
import { picture } from '../../support/fixtures/pictures.js';
import { ServerProcess } from '../../support/servers/server-process.js';
import { createTestApp, type TestApp } from '../../support/servers/test-app.js';
import {
  createTestBucket,
  type TestBucket,
} from '../../support/servers/test-bucket.js';
import { storedFiles } from '../../support/traces.js';
import { until } from '../../support/until.js';
import { createWedding } from '../../support/fixtures/weddings.js';

const THREE_SLICES = 2 * SLICE_BYTES + 777;

let bucket: TestBucket;
let onDisk: TestApp;
let wedding: TestWedding;
let guest: TestGuest;
let opened: TestApp[] = [];

async function replica(env: TestApp['env']): Promise<TestApp> {
  const app = await createTestApp({
    withWorker: true,
    replicaOf: { ...onDisk, env },
  });
  opened.push(app);
  return app;
}

async function start(env: TestApp['env']): Promise<void> {
  await (await ServerProcess.start('web', env)).stop();
}

const migrate = (...parameters: string[]) =>
  maintenance(
    { env: { ...onDisk.env, ...bucket.env, STORAGE: 'local' } },
    'migrate-storage',
    ...parameters,
  );

beforeAll(async () => {
  bucket = await createTestBucket();
  // Owns database and folder; stopped whenever the product must be.
  onDisk = await createTestApp();
});

afterAll(async () => {
  for (const app of opened) await app.close();
  await onDisk.close();
  bucket.close();
});

async function openedBucket() {
  const store = await openS3Store(loadConfig({ ...onDisk.env, ...bucket.env }));
  return { store, close: () => store.onApplicationShutdown() };
}

/** All keys but the ownership mark. */
const filesIn = async (some: TestBucket) =>
  (await some.keys()).filter((key) => !key.startsWith('installation/'));

async function sentHashes(app: TestApp): Promise<string[]> {
  const items = await gallery(app.url, wedding);
  const hashes: string[] = [];
  for (const item of items)
    hashes.push(sha256(await bytesOf(app.url, item.storage_url)));
  return hashes.sort();
}

it('says which variables are missing', async () => {
  const { code, output } = await maintenance(onDisk, 'migrate-storage');
  expect(code).toBe(1);
  expect(output).toMatch(/S3_ENDPOINT, S3_BUCKET/);
});

it('refuses a bucket in use and removes no object from it', async () => {
  const { store, close } = await openedBucket();
  const theirs = [originalKey(randomUUID()), 'holidays/beach.jpg'];
  for (const key of theirs)
    await store.put(key, chunksOf(Buffer.from('not ours')));
  const { code, output } = await migrate();
  expect([code, output]).toEqual([
    1,
    expect.stringMatching(
      /^Failed: S3_BUCKET: \S+ has other contents\. Name an/,
    ),
  ]);
  for (const key of theirs) await store.remove(key);
  const other = 'ab'.repeat(16);
  await store.put(markKey(other), chunksOf(Buffer.from('theirs')));
  const second = await migrate();
  expect([second.code, second.output]).toEqual([
    1,
    expect.stringContaining(`another installation (${other})`),
  ]);
  expect(await bucket.keys()).toEqual([markKey(other)]);
  await store.remove(markKey(other));
  close();
});

it('moves every file, including acknowledged slices of unfinished uploads', async () => {
  const product = await replica(onDisk.env);
  wedding = await createWedding(product);
  guest = new TestGuest(product.url, wedding);
  const photo = await picture();
  const large = jpegBytes(6 * 1024 ** 2);
  const film = slicedFile(mp4Bytes(THREE_SLICES), 'film.mov');
  const unfinished = slicedFile(mp4Bytes(THREE_SLICES), 'unfinished.mov');
  await guest.single(photo).expect(200);
  await guest.single(large).expect(200);
  await guest.sendSliced(film);
  for (const index of [2, 0]) await guest.slice(unfinished, index).expect(200);
  await until(
    'all is settled',
    () => gallery(product.url, wedding),
    (items) => items.every(({ processing }) => processing !== 'pending'),
  );

  // The first process puts the mark on the disk.
  await start(onDisk.env);
  await expect(start({ ...onDisk.env, ...bucket.env })).rejects.toThrow(
    /fill it with npm run migrate-storage\.\n$/,
  );

  // Reported as incomplete beside the running product.
  const first = await migrate();
  expect(first.output).toMatch(
    /5 objects copied \(16 MiB\).*0 already there.*The product is running/s,
  );
  expect(first.code).toBe(0);
  expect(await bucket.openUploads()).toEqual([]);
  await expect(start({ ...onDisk.env, ...bucket.env })).rejects.toThrow(
    /fill it with npm run migrate-storage\.\n$/,
  );

  // Objects that come and go during the copy.
  const late = jpegBytes(70_000);
  await guest.single(late).expect(200);
  const [gone] = (await gallery(product.url, wedding)).filter(
    ({ file_name: name }) => name === 'film.mov',
  );
  await product.http().delete(API.media(gone!.id)).expect(200);
  await product.database.query(
    `UPDATE media SET deleted_at = now() - interval '31 days' WHERE deleted_at IS NOT NULL`,
  );
  await product.sweep();
  await until(
    'all is settled',
    () => gallery(product.url, wedding),
    (items) => items.every(({ processing }) => processing !== 'pending'),
  );

  await product.close();
  opened = [];
  // Until then this process counts as the product's.
  await onDisk.app.get(InstanceLockService).onApplicationShutdown();
  const files = await storedFiles(onDisk);
  const second = await migrate();
  expect(second.output).toMatch(
    /1 objects copied.*4 already there; 1 unfinished uploads.*All files are in the bucket/s,
  );
  expect(second.code).toBe(0);
  expect(await storedFiles(onDisk)).toEqual(files);
  expect((await filesIn(bucket)).length).toBe(5);
  const third = await migrate('--quick');
  expect(third.output).toMatch(
    /0 objects copied.*5 already there; 0 unfinished uploads.*All files are in the bucket/s,
  );

  // Until then the operator can go back; afterwards the disk's files are
  // outdated.
  await start(onDisk.env);
  await start({ ...onDisk.env, ...bucket.env });
  await expect(start(onDisk.env)).rejects.toThrow(
    /files are in a bucket: set STORAGE=s3\n$/,
  );
  const onBucket = await replica({ ...onDisk.env, ...bucket.env });
  const sent = [photo, large, late];
  expect(await sentHashes(onBucket)).toEqual(sent.map(sha256).sort());
  const again = new TestGuest(onBucket.url, wedding);
  const { body } = await again.state(unfinished.uploadId).expect(200);
  expect(body).toMatchObject({
    data: {
      received: [
        { start: 0, end: SLICE_BYTES },
        { start: 2 * SLICE_BYTES, end: THREE_SLICES },
      ],
    },
  });
  await again.slice(unfinished, 1).expect(200);
  await again.complete(unfinished).expect(200);
  expect(await sentHashes(onBucket)).toEqual(
    [...sent, unfinished.bytes].map(sha256).sort(),
  );
  const { code, output } = await maintenance(
    { env: { ...onDisk.env, ...bucket.env } },
    'verify',
  );
  expect([code, output]).toEqual([0, expect.stringMatching(/no faults/)]);
});
