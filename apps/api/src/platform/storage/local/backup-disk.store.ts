import { mkdir, readdir, realpath, rm } from 'node:fs/promises';
import { basename, dirname, isAbsolute, join, relative, sep } from 'node:path';
import { chunksOf } from '../chunks-of.js';
import { isMissing, syncFolder, writeNewFile } from './local-files.js';
import { LocalDiskStore } from './local-disk.store.js';
import { closeFolder } from './private-folder.js';
import { STAGED_PUT } from './staged-put.js';

/** A folder for backups: a store that says what else stands there, and from which whole folders go at once. */
export class BackupDiskStore extends LocalDiskStore {
  constructor(readonly folder: string) {
    super(folder, 0);
  }

  /** Names of all that stands directly in it; none when there is no such folder. */
  async names(): Promise<string[]> {
    return (await entriesOf(this.folder)).map(({ name }) => name);
  }

  /**
   * Closes these folders of it to other accounts, and with them all files in there.
   * @returns a sentence for each that was open: it is closed now, or the command that closes it
   */
  closeFolders(names: string[]): string[] {
    return names
      .map((name) => closeFolder(join(this.folder, name)))
      .filter((sentence) => sentence !== undefined);
  }

  /** Names of the folders directly below a prefix. */
  async foldersIn(prefix: string): Promise<string[]> {
    const entries = await entriesOf(join(this.folder, prefix));
    return entries
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name);
  }

  async removeFolder(path: string): Promise<void> {
    await rm(join(this.folder, path), { recursive: true, force: true });
  }

  /** Removes what killed writes have left, and nothing else; nobody must be writing there. */
  async removeUnfinishedPuts(): Promise<void> {
    const entries = await entriesOf(join(this.folder, 'staging'));
    for (const entry of entries)
      if (entry.isFile() && STAGED_PUT.test(entry.name))
        await this.discard(entry.name);
  }

  /** Writes a file that there must not be yet, and makes the folder for it. */
  async mark(name: string, text: string): Promise<void> {
    await mkdir(this.folder, { recursive: true });
    await writeNewFile(join(this.folder, name), chunksOf(Buffer.from(text)));
    await syncFolder(this.folder);
  }

  /** Whether it is the given folder, or in it, by whatever links. */
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

/** Of a folder that need not be there yet. */
async function realPath(path: string): Promise<string> {
  return realpath(path).catch(async (error: unknown) => {
    if (!isMissing(error)) throw error;
    return join(await realPath(dirname(path)), basename(path));
  });
}
