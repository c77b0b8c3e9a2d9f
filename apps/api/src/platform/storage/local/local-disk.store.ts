import { createReadStream } from 'node:fs';
import { access, constants, open, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { Readable } from 'node:stream';
import type { ByteRange } from '@hatira/contract';
import { BOOT_ID } from './boot-id.js';
import { filesBelow } from './files-below.js';
import {
  crc32Of,
  isMissing,
  makeHole,
  moveFile,
  syncFile,
  syncFolder,
  withStorageErrors,
  writeNewFile,
} from './local-files.js';
import {
  ObjectStore,
  type LocalFile,
  type OpenObject,
  type StagedSlice,
  type StoredObject,
} from '../object-store.js';
import { OneDisk } from './one-disk.js';
import { OpenFile } from './open-file.js';
import { writeFrom } from './positional-write.js';
import { putPrefix, STAGING, StagingFolder } from './staging-folder.js';

/** Node's 64 KiB take 50 % longer. */
const READ_BYTES = 256 * 1024;

/** Objects as files below one folder, unfinished ones in `staging/`. */
export class LocalDiskStore extends ObjectStore {
  readonly isShared = false;
  private readonly disk: OneDisk;
  private readonly staging: StagingFolder;

  /**
   * @param minFreeBytes reserved for the database on the same disk
   * @param writers processes that are taken to write as much as this one
   */
  constructor(
    private readonly root: string,
    minFreeBytes: number,
    writers = 1,
  ) {
    super();
    this.disk = new OneDisk(root, minFreeBytes, writers);
    this.staging = new StagingFolder(root);
  }

  async stage(_key: string, totalBytes: number): Promise<string> {
    await this.disk.requireRoom(totalBytes);
    const staging = randomUUID();
    const path = this.staging.pathOf(staging);
    await withStorageErrors(() =>
      makeHole(path, totalBytes, this.disk.requireHolds),
    );
    return staging;
  }

  /** @returns the boot id; bytes without fsync may be lost after that boot */
  async writeSlice(
    staging: string,
    { start }: ByteRange,
    source: AsyncIterable<Buffer>,
  ): Promise<string> {
    await withStorageErrors(async () => {
      const path = this.staging.pathOf(staging);
      const file = await open(path, 'r+').catch(async (error: unknown) => {
        throw await this.disk.orMissing(staging, error);
      });
      try {
        await writeFrom(file, start, this.disk.checkingSpace(source));
      } finally {
        await file.close();
      }
    });
    return BOOT_ID;
  }

  async hasStaged(staging: string): Promise<boolean> {
    return (await this.sizeOf(`${STAGING}/${staging}`)) !== undefined;
  }

  readStaged(staging: string, { start, end }: ByteRange): Readable {
    return createReadStream(this.staging.pathOf(staging), {
      start,
      end: end - 1,
    });
  }

  /** Rereads slices of earlier boots and compares their CRC-32. */
  async damagedSlices(
    staging: string,
    slices: StagedSlice[],
  ): Promise<StagedSlice[]> {
    if (!(await this.hasStaged(staging)))
      throw await this.disk.missing(staging);
    const damaged: StagedSlice[] = [];
    for (const slice of slices) {
      if (slice.receipt === BOOT_ID) continue;
      if (
        (await crc32Of(this.staging.pathOf(staging), slice.range)) !==
        slice.crc32
      )
        damaged.push(slice);
    }
    return damaged;
  }

  /**
   * After a failed fsync the next may succeed without the bytes: the file is
   * discarded.
   */
  async persist(staging: string): Promise<void> {
    try {
      await withStorageErrors(() =>
        syncFile(this.staging.pathOf(staging)).catch(
          async (error: NodeJS.ErrnoException) => {
            if (error.syscall === 'fsync') await this.discard(staging);
            throw error;
          },
        ),
      );
    } catch (error) {
      // Published by an earlier run that was killed; `publish` finds it.
      if (!isMissing(error)) throw error;
    }
  }

  async publish(staging: string, key: string): Promise<void> {
    const to = this.path(key);
    await withStorageErrors(async () => {
      try {
        await moveFile(this.staging.pathOf(staging), to);
      } catch (error) {
        if (!isMissing(error) || (await this.sizeOf(key)) === undefined)
          throw error;
      }
      await syncFolder(dirname(to));
    });
  }

  async discard(staging: string): Promise<void> {
    await this.staging.discard(staging);
  }

  async stagedBefore(time: Date): Promise<string[]> {
    return this.staging.namesBefore(time);
  }

  async put(key: string, source: AsyncIterable<Buffer>): Promise<number> {
    await this.disk.requireRoom(0);
    const name = putPrefix(key) + randomUUID();
    const path = this.staging.pathOf(name);
    let isRenamed = false;
    try {
      return await withStorageErrors(async () => {
        const checked = this.disk.checkingSpace(source);
        const { requireHolds } = this.disk;
        const bytes = await writeNewFile(path, checked, requireHolds);
        await moveFile(path, this.path(key));
        isRenamed = true;
        await syncFolder(dirname(this.path(key)));
        return bytes;
      });
    } catch (error) {
      await (isRenamed ? this.remove(key) : this.discard(name));
      throw error;
    }
  }

  async discardUnfinished(key: string): Promise<void> {
    await this.staging.discardPuts(key);
  }

  async hasRoomFor(bytes: number): Promise<boolean> {
    return this.disk.hasRoomFor(bytes);
  }

  async read(key: string, range?: ByteRange): Promise<Readable> {
    if (range && range.start >= range.end) return Readable.from([]);
    const stream = createReadStream(this.path(key), {
      ...(range && { start: range.start, end: range.end - 1 }),
      highWaterMark: READ_BYTES,
    });
    try {
      await once(stream, 'open');
    } catch (error) {
      throw await this.disk.orMissing(key, error);
    }
    return stream;
  }

  async open(key: string): Promise<OpenObject> {
    return OpenFile.at(this.path(key)).catch(async (error: unknown) => {
      throw await this.disk.orMissing(key, error);
    });
  }

  async localCopy(key: string): Promise<LocalFile> {
    if ((await this.sizeOf(key)) === undefined)
      throw await this.disk.missing(key);
    return { path: this.path(key), release: () => Promise.resolve() };
  }

  async scratchFile(): Promise<LocalFile> {
    return this.staging.scratchFile();
  }

  async putFile(key: string, path: string): Promise<void> {
    await this.put(key, createReadStream(path));
  }

  async sizeOf(key: string): Promise<number | undefined> {
    try {
      return (await stat(this.path(key))).size;
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  }

  async *list(prefix = ''): AsyncGenerator<StoredObject> {
    for await (const object of filesBelow(this.root, prefix)) {
      if (!object.key.startsWith(`${STAGING}/`)) yield object;
    }
  }

  async remove(key: string): Promise<void> {
    await rm(this.path(key), { force: true });
  }

  /** Clients cannot reach files below DATA_DIR. */
  async publicAddress(): Promise<undefined> {}

  async check(): Promise<void> {
    await this.disk.space();
    await this.staging.newPath('check');
    await access(this.root, constants.R_OK | constants.W_OK);
  }

  private path(key: string): string {
    return join(this.root, key);
  }
}
