import { randomUUID } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import { readdir, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { diskSpace } from './disk-space.js';
import { makeFolder, withStorageErrors } from './local-files.js';
import type { LocalFile } from '../object-store.js';
import { StorageFullError } from '../storage-errors.js';

const SIGN_OF_LIFE_MS = 60_000;
/** A folder without a heartbeat for so long is abandoned. */
const ABANDONED_MS = 15 * SIGN_OF_LIFE_MS;

/**
 * Temporary files of one process, in its own folder. The next process removes
 * an abandoned one.
 */
export class ScratchFolder {
  private readonly own: string;
  private readonly heartbeat: NodeJS.Timeout;

  /**
   * @param root may be shared with other processes
   * @param minFreeBytes reserved on its disk
   */
  constructor(
    private readonly root: string,
    private readonly minFreeBytes: number,
  ) {
    this.own = join(root, randomUUID());
    mkdirSync(this.own, { recursive: true });
    this.heartbeat = setInterval(() => void this.giveSign(), SIGN_OF_LIFE_MS);
    this.heartbeat.unref();
    void this.removeAbandoned();
  }

  /**
   * @param bytes expected size, if known
   * @throws StorageFullError
   */
  async file(bytes = 0): Promise<LocalFile> {
    await withStorageErrors(() => makeFolder(this.own));
    const { freeBytes, hasInode } = await diskSpace(this.own);
    if (!hasInode || freeBytes - bytes < this.minFreeBytes)
      throw new StorageFullError();
    const path = join(this.own, randomUUID());
    return { path, release: () => rm(path, { force: true }) };
  }

  close(): void {
    clearInterval(this.heartbeat);
    rmSync(this.own, { recursive: true, force: true });
  }

  private async giveSign(): Promise<void> {
    const now = new Date();
    await utimes(this.own, now, now).catch(() => undefined);
    await this.removeAbandoned();
  }

  private async removeAbandoned(): Promise<void> {
    for (const name of await readdir(this.root).catch(() => [])) {
      const path = join(this.root, name);
      const found = await stat(path).catch(() => undefined);
      if (!found || Date.now() - found.mtimeMs < ABANDONED_MS) continue;
      await rm(path, { recursive: true, force: true }).catch(() => undefined);
    }
  }
}
