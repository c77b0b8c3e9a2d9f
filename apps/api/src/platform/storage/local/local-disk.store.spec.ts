import { mkdtemp, readdir, rm, stat, symlink, unlink } from 'node:fs/promises';
import { statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StorageUnavailableError } from '../storage-errors.js';
import { LocalDiskStore } from './local-disk.store.js';

const MEMORY = '/dev/shm';
const hasTwoDisks =
  process.platform === 'linux' &&
  statSync(MEMORY, { throwIfNoEntry: false })?.dev !== statSync(tmpdir()).dev;

(hasTwoDisks ? it : it.skip)(
  'makes no staging file on the disk below, though the mounted one was measured a moment ago',
  async () => {
    const [mounted, below, link] = await Promise.all([
      mkdtemp(join(tmpdir(), 'hatira-store-')),
      mkdtemp(join(MEMORY, 'hatira-store-')),
      mkdtemp(join(tmpdir(), 'hatira-link-')),
    ]);
    const root = join(link, 'root');
    try {
      await symlink(mounted, root);
      const store = new LocalDiskStore(root, 0);
      await store.stage('a', 10);
      await unlink(root);
      await symlink(below, root);
      expect((await stat(root)).dev).not.toBe((await stat(mounted)).dev);
      await expect(store.stage('b', 10)).rejects.toThrow(
        StorageUnavailableError,
      );
      const left = await readdir(below, { recursive: true });
      expect(left.filter((name) => name.includes('/'))).toEqual([]);
    } finally {
      for (const folder of [mounted, below, link])
        await rm(folder, { recursive: true });
    }
  },
);
