import { createHash, randomUUID } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { LocalFile } from '../object-store.js';
import { filesBefore, makeFolder, withStorageErrors } from './local-files.js';

export const STAGING = 'staging';
/** Form of the names of unfinished objects, which `putPrefix` begins. */
export const STAGED_PUT = /^put-[0-9a-f]{16}-/;

/** Unfinished files of a store, in the folder `staging/` below its root. */
export class StagingFolder {
  private readonly folder: string;

  constructor(root: string) {
    this.folder = join(root, STAGING);
  }

  pathOf(name: string): string {
    return join(this.folder, name);
  }

  /** The path of a new file; makes the folder if needed. */
  async newPath(name: string): Promise<string> {
    await withStorageErrors(() => makeFolder(this.folder));
    return this.pathOf(name);
  }

  async discard(name: string): Promise<void> {
    await rm(this.pathOf(name), { force: true });
  }

  async scratchFile(): Promise<LocalFile> {
    const name = `scratch-${randomUUID()}`;
    return {
      path: await this.newPath(name),
      release: () => this.discard(name),
    };
  }

  /** Names of files last written before the time. */
  async namesBefore(time: Date): Promise<string[]> {
    return filesBefore(this.folder, time);
  }

  /** Removes the unfinished files of an object's key. */
  async discardPuts(key: string): Promise<void> {
    const names = await readdir(this.folder).catch(() => []);
    for (const name of names)
      if (name.startsWith(putPrefix(key))) await this.discard(name);
  }
}

/** Prefix of the names of unfinished objects for a key. */
export function putPrefix(key: string): string {
  return `put-${createHash('sha256').update(key).digest('hex').slice(0, 16)}-`;
}
