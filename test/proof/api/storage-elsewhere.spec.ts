import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SLICE_BYTES } from '@hatira/contract';
import { UploadsRepository } from '../../../apps/api/src/features/uploads/uploads.repository.js';
import {
  bytesOf,
  gallery,
  slicedFile,
  TestGuest,
  type SlicedFile,
  type TestWedding,
} from '../../support/requests/guest.js';
import { mp4Bytes, sha256 } from '../../support/fixtures/media-bytes.js';
import { createTestApp, type TestApp } from '../../support/servers/test-app.js';
import { createWedding, weddingIdOf } from '../../support/fixtures/weddings.js';

/** Files that the only worker cannot see are not lost. */

let home: TestApp;
let elsewhere: TestApp;
let dataDir: string;
let wedding: TestWedding;
let guest: TestGuest;

beforeAll(async () => {
  home = await createTestApp();
  dataDir = await mkdtemp(join(tmpdir(), 'hatira-test-elsewhere-'));
  elsewhere = await createTestApp({
    replicaOf: home,
    withWorker: true,
    env: { DATA_DIR: dataDir },
  });
});

beforeEach(async () => {
  wedding = await createWedding(home);
  guest = new TestGuest(home.url, wedding);
});

afterAll(async () => {
  await elsewhere?.close();
  await home.close();
  await rm(dataDir, { recursive: true, force: true });
});

async function received(): Promise<SlicedFile> {
  const file = slicedFile(mp4Bytes(SLICE_BYTES + 11));
  for (const index of [0, 1]) await guest.slice(file, index).expect(200);
  return file;
}

it('completes an upload in the process whose disk has the file', async () => {
  const file = await received();
  await guest.complete(file).expect(200);
  const [item] = await gallery(home.url, wedding);
  expect(sha256(await bytesOf(home.url, item!.storage_url))).toBe(
    sha256(file.bytes),
  );
});

it('a file that the disk itself has lost is asked for again', async () => {
  const file = await received();
  await rm(join(home.dataDir, 'storage/staging'), { recursive: true });
  const { body } = await guest.complete(file).expect(409);
  expect(body).toMatchObject({
    details: { missing: [{ start: 0, end: file.bytes.length }] },
  });
  for (const index of [0, 1]) await guest.slice(file, index).expect(200);
});

it('keeps a restarted upload although another process knows its old place', async () => {
  const file = await received();
  const register = home.app.get(UploadsRepository, { strict: false });
  const weddingId = await weddingIdOf(home, wedding);
  const before = (await register.byUploadId(weddingId, file.uploadId!))!;
  await register.startAgain(before);
  await register.dropIfEmpty(before);
  const after = (await register.byUploadId(weddingId, file.uploadId!))!;
  expect(after.staging).not.toBe(before.staging);
  await register.dropIfEmpty(after);
  expect(await register.byRowId(after.id)).toBeUndefined();
});
