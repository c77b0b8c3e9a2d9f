import { fstatSync } from 'node:fs';
import { stat, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { MARKS } from '../keys.js';
import { diskSpace, type DiskSpace } from './disk-space.js';
import { isMissing, makeFolder, withStorageErrors } from './local-files.js';
import {
  ObjectMissingError,
  StorageFullError,
  StorageUnavailableError,
} from '../storage-errors.js';

const CHECK_EVERY_BYTES = 1024 ** 2;
/** Uploads share a measurement for so long; their own bytes count at once. */
const MEASURED_MS = 1_000;

interface Measurement {
  space: Promise<DiskSpace>;
  /** Monotonic milliseconds. */
  takenAt: number;
  /** The bytes that this process has written since then. */
  writtenBytes: number;
}

/**
 * Checks that a folder stays on one disk: an unmounted disk's folder shows
 * another, and the next mount would hide files written there.
 */
export class OneDisk {
  private device: number | undefined;
  private measurement: Measurement | undefined;

  /**
   * @param minFreeBytes reserved for the database on the same disk
   * @param writers processes that are taken to write as much as this one
   */
  constructor(
    private readonly folder: string,
    private readonly minFreeBytes: number,
    private readonly writers: number,
  ) {}

  /**
   * @throws StorageUnavailableError when the folder has moved to another disk
   * without a mark
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

  /** A full disk is measured again: room may have been made. */
  async hasRoomFor(bytes: number): Promise<boolean> {
    const recent = this.recent();
    if (recent && (await this.fits(bytes, recent))) return true;
    return this.fits(bytes, this.measure());
  }

  /** @throws StorageFullError */
  async requireRoom(bytes: number): Promise<void> {
    if (!(await this.hasRoomFor(bytes))) throw new StorageFullError();
  }

  /**
   * Checks a new file's disk, which the shared measurement may not have seen.
   * The system knows the disk of a file that it has just made, so this does not
   * wait.
   * @throws StorageUnavailableError
   */
  readonly requireHolds = async (file: FileHandle): Promise<void> => {
    const { dev } = fstatSync(file.fd);
    if (dev !== this.device) await this.space();
  };

  /**
   * Checks the free space on the way.
   * @throws StorageFullError
   */
  async *checkingSpace(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    let unchecked = CHECK_EVERY_BYTES;
    for await (const chunk of source) {
      unchecked += chunk.length;
      if (unchecked >= CHECK_EVERY_BYTES) {
        if (!(await this.hasRoomFor(chunk.length)))
          throw new StorageFullError();
        unchecked = 0;
      }
      if (this.measurement) this.measurement.writtenBytes += chunk.length;
      yield chunk;
    }
  }

  /**
   * The error for a missing object on a mounted disk.
   * @throws StorageUnavailableError when the disk is not mounted
   */
  async missing(name: string, cause?: unknown): Promise<ObjectMissingError> {
    await this.space();
    return new ObjectMissingError(name, cause);
  }

  /** Replaces ENOENT by the error for a missing object. */
  orMissing(name: string, error: unknown): Promise<unknown> {
    return isMissing(error)
      ? this.missing(name, error)
      : Promise.resolve(error);
  }

  private recent(): Measurement | undefined {
    const { measurement } = this;
    if (!measurement) return undefined;
    const ageMs = performance.now() - measurement.takenAt;
    return ageMs < MEASURED_MS ? measurement : undefined;
  }

  private async fits(
    bytes: number,
    measurement: Measurement,
  ): Promise<boolean> {
    const { freeBytes, hasInode } = await measurement.space;
    const writtenBytes = measurement.writtenBytes * this.writers;
    const left = freeBytes - writtenBytes - bytes;
    return hasInode && left >= this.minFreeBytes;
  }

  private measure(): Measurement {
    const space = this.space();
    const measurement = { space, takenAt: performance.now(), writtenBytes: 0 };
    // The next upload measures again.
    space.catch(() => {
      if (this.measurement === measurement) this.measurement = undefined;
    });
    this.measurement = measurement;
    return measurement;
  }

  private async isMarked(): Promise<boolean> {
    return stat(join(this.folder, MARKS)).then(
      () => true,
      () => false,
    );
  }
}
