import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { LocalDiskStore } from './local-disk.store.js';

/** A folder for backups: a store from which whole folders go at once. */
export class BackupDiskStore extends LocalDiskStore {
  constructor(private readonly folder: string) {
    super(folder, 0);
  }

  /** Removes everything below a prefix but the folders of these names; nobody must be writing there. */
  async keepOnly(prefix: string, names: ReadonlySet<string>): Promise<void> {
    const root = join(this.folder, prefix);
    for (const name of await readdir(root).catch(() => [])) {
      if (!names.has(name)) await rm(join(root, name), { recursive: true, force: true });
    }
  }
}
