import { randomUUID } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import { readdir, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { diskSpace } from './disk-space.js';
import { makeFolder, translated } from './local-files.js';
import type { LocalFile } from '../object-store.js';
import { StorageFullError } from '../storage-errors.js';

const SIGN_OF_LIFE_MS = 60_000;
/** A folder whose process has given no sign for so long is nobody's. */
const ABANDONED_MS = 15 * SIGN_OF_LIFE_MS;

/**
 * Room on this machine's disk for what is worth nothing without its process: pieces on their way to another store, and
 * copies for programs that want files. Each process has a folder of its own; what a killed one leaves is removed by the
 * next that looks.
 */
export class ScratchFolder {
  private readonly own: string;
  private readonly heartbeat: NodeJS.Timeout;

  /**
   * @param root may be shared with other processes
   * @param minFreeBytes space that stays free on its disk
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
   * A place for one file.
   * @param bytes that it will take, as far as is known
   * @throws StorageFullError
   */
  async file(bytes = 0): Promise<LocalFile> {
    await translated(() => makeFolder(this.own));
    const { freeBytes, hasInode } = await diskSpace(this.own);
    if (!hasInode || freeBytes - bytes < this.minFreeBytes)
      throw new StorageFullError();
    const path = join(this.own, randomUUID());
    return { path, release: () => rm(path, { force: true }) };
  }

  /** Removes the folder with all that stands in it. */
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
