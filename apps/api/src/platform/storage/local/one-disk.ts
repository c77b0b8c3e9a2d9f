import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { MARKS } from '../keys.js';
import { diskSpace, type DiskSpace } from './disk-space.js';
import { isMissing, makeFolder, withStorageErrors } from './local-files.js';
import { StorageUnavailableError } from '../storage-errors.js';

/**
 * Checks that a folder stays on one disk. When a disk is unmounted, its folder
 * shows another disk; files written there would be hidden after the next mount.
 */
export class OneDisk {
  private device: number | undefined;

  constructor(private readonly folder: string) {}

  /**
   * The disk's space.
   * @throws StorageUnavailableError when the folder has moved to another disk
   * and has no mark
   */
  async space(): Promise<DiskSpace> {
    const { dev } = await stat(this.folder).catch(async (error: unknown) => {
      if (!isMissing(error)) throw error;
      await withStorageErrors(() => makeFolder(this.folder));
      return stat(this.folder);
    });
    if (dev !== (this.device ?? dev) && !(await this.isMarked()))
      throw new StorageUnavailableError('the disk is not mounted');
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
