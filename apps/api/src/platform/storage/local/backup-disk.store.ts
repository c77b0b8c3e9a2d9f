import { mkdir, readdir, realpath, rm } from 'node:fs/promises';
import { basename, dirname, isAbsolute, join, relative, sep } from 'node:path';
import { chunksOf } from '../chunks-of.js';
import { isMissing, syncFolder, writeNewFile } from './local-files.js';
import { LocalDiskStore } from './local-disk.store.js';
import { closeFolder } from './private-folder.js';
import { STAGED_PUT, STAGING } from './staging-folder.js';

/** A backup folder: lists foreign entries and removes whole folders. */
export class BackupDiskStore extends LocalDiskStore {
  constructor(readonly folder: string) {
    super(folder, 0);
  }

  /** Empty without the folder. */
  async names(): Promise<string[]> {
    return (await entriesOf(this.folder)).map(({ name }) => name);
  }

  /**
   * Closes subfolders to other accounts.
   * @returns a sentence for each open one: closed now, or the command to close
   * it
   */
  closeFolders(names: string[]): string[] {
    return names
      .map((name) => closeFolder(join(this.folder, name)))
      .filter((sentence) => sentence !== undefined);
  }

  async foldersIn(prefix: string): Promise<string[]> {
    const entries = await entriesOf(join(this.folder, prefix));
    return entries
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name);
  }

  async removeFolder(path: string): Promise<void> {
    await rm(join(this.folder, path), { recursive: true, force: true });
  }

  /** Removes remains of killed writes; no process may be writing. */
  async removeUnfinishedPuts(): Promise<void> {
    const entries = await entriesOf(join(this.folder, STAGING));
    for (const entry of entries)
      if (entry.isFile() && STAGED_PUT.test(entry.name))
        await this.discard(entry.name);
  }

  async mark(name: string, text: string): Promise<void> {
    await mkdir(this.folder, { recursive: true });
    await writeNewFile(join(this.folder, name), chunksOf(Buffer.from(text)));
    await syncFolder(this.folder);
  }

  /** Equal or inside, links resolved. */
  async isWithin(other: string): Promise<boolean> {
    const path = relative(await realPath(other), await realPath(this.folder));
    return path !== '..' && !path.startsWith(`..${sep}`) && !isAbsolute(path);
  }
}

async function entriesOf(folder: string) {
  return readdir(folder, { withFileTypes: true }).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
}

async function realPath(path: string): Promise<string> {
  return realpath(path).catch(async (error: unknown) => {
    if (!isMissing(error)) throw error;
    return join(await realPath(dirname(path)), basename(path));
  });
}
