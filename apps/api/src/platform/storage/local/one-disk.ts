import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { MARKS } from '../keys.js';
import { diskSpace, type DiskSpace } from './disk-space.js';
import { isMissing, makeFolder, translated } from './local-files.js';
import { StorageUnavailableError } from '../storage-errors.js';

/**
 * The disk that a folder is on, for as long as a process runs. One that goes away leaves the folder under it, on another
 * disk: what is written there would be hidden as soon as the first is back.
 */
export class OneDisk {
  private device: number | undefined;

  constructor(private readonly folder: string) {}

  /**
   * The room on it.
   * @throws StorageUnavailableError when the folder is on another disk than before, without the mark of a store
   */
  async space(): Promise<DiskSpace> {
    const { dev } = await stat(this.folder).catch(async (error: unknown) => {
      if (!isMissing(error)) throw error;
      await translated(() => makeFolder(this.folder));
      return stat(this.folder);
    });
    if (dev !== (this.device ?? dev) && !(await this.isMarked()))
      throw new StorageUnavailableError('the disk is gone');
    this.device = dev;
    return diskSpace(this.folder);
  }

  private async isMarked(): Promise<boolean> {
    return stat(join(this.folder, MARKS)).then(
      () => true,
      () => false,
    );
  }
}
