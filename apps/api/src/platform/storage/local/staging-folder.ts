import { createHash, randomUUID } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { LocalFile } from '../object-store.js';
import { filesBefore, makeFolder, withStorageErrors } from './local-files.js';

export const STAGING = 'staging';
/** Names of unfinished objects; `putPrefix` begins them. */
export const STAGED_PUT = /^put-[0-9a-f]{16}-/;

/** Unfinished files, in `staging/` below the store's root. */
export class StagingFolder {
  private readonly folder: string;

  constructor(root: string) {
    this.folder = join(root, STAGING);
  }

  pathOf(name: string): string {
    return join(this.folder, name);
  }

  /** Makes the folder if needed. */
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

  async namesBefore(time: Date): Promise<string[]> {
    return filesBefore(this.folder, time);
  }

  async discardPuts(key: string): Promise<void> {
    const names = await readdir(this.folder).catch(() => []);
    for (const name of names)
      if (name.startsWith(putPrefix(key))) await this.discard(name);
  }
}

/** Returns the prefix of an unfinished object of this key. */
export function putPrefix(key: string): string {
  return `put-${createHash('sha256').update(key).digest('hex').slice(0, 16)}-`;
}
