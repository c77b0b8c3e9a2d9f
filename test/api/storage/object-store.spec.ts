import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LocalDiskStore } from '../../../apps/api/src/platform/storage/local/local-disk.store.js';
import { describeObjectStore } from '../../support/object-store-behaviour.js';

let root: string;

afterAll(() => rm(root, { recursive: true, force: true }));

describeObjectStore('local disk', async () => {
  root = await mkdtemp(join(tmpdir(), 'hatira-store-'));
  return new LocalDiskStore(root, 0);
});
