import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { S3Store } from '../../../apps/api/src/platform/storage/s3/s3.store.js';
import { ScratchFolder } from '../../../apps/api/src/platform/storage/local/scratch-folder.js';
import { describeObjectStore } from '../../support/object-store-behaviour.js';
import {
  createTestBucket,
  type TestBucket,
} from '../../support/servers/test-bucket.js';

let bucket: TestBucket;
let scratch: string;
let store: S3Store;

afterAll(async () => {
  store.onApplicationShutdown();
  bucket.close();
  await rm(scratch, { recursive: true, force: true });
});

describeObjectStore('S3', async () => {
  bucket = await createTestBucket();
  scratch = await mkdtemp(join(tmpdir(), 'hatira-scratch-'));
  store = new S3Store(bucket.settings, new ScratchFolder(scratch, 0));
  return store;
});

it('leaves no file on the disk', async () => {
  const files = await readdir(scratch, {
    recursive: true,
    withFileTypes: true,
  });
  expect(files.filter((entry) => entry.isFile())).toEqual([]);
});
