import { createReadStream } from 'node:fs';
import {
  access,
  constants,
  open,
  readdir,
  rename,
  rm,
  stat,
} from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { Readable } from 'node:stream';
import type { ByteRange } from '@hatira/contract';
import { BOOT_ID } from './boot-id.js';
import { filesBelow } from './files-below.js';
import {
  crc32Of,
  filesBefore,
  isMissing,
  makeFolder,
  makeFolders,
  makeHole,
  syncFile,
  syncFolder,
  withStorageErrors,
  writeNewFile,
} from './local-files.js';
import {
  ObjectStore,
  type LocalFile,
  type StagedSlice,
  type StoredObject,
} from '../object-store.js';
import { OneDisk } from './one-disk.js';
import { writeFrom } from './positional-write.js';
import { ObjectMissingError, StorageFullError } from '../storage-errors.js';
import { unfinishedName } from './staged-put.js';

/**
 * Read size. Node's 64 KiB cost downloads 50 % more; larger reads hold more
 * memory for each slow client.
 */
const READ_BYTES = 256 * 1024;
const CHECK_EVERY_BYTES = 1024 ** 2;

/**
 * Objects as files below one folder: `staging/` for unfinished files, all
 * others under their keys.
 */
export class LocalDiskStore extends ObjectStore {
  readonly isShared = false;
  private readonly disk: OneDisk;

  /** @param minFreeBytes reserved for the database on the same disk */
  constructor(
    private readonly root: string,
    private readonly minFreeBytes: number,
  ) {
    super();
    this.disk = new OneDisk(root);
  }

  async stage(_key: string, totalBytes: number): Promise<string> {
    await this.requireRoom(totalBytes);
    const staging = randomUUID();
    const path = await this.stagingPath(staging);
    await withStorageErrors(() => makeHole(path, totalBytes));
    return staging;
  }

  /**
   * @returns the boot id of the machine; bytes without fsync may be lost after
   * that boot
   */
  async writeSlice(
    staging: string,
    { start }: ByteRange,
    source: AsyncIterable<Buffer>,
  ): Promise<string> {
    await withStorageErrors(async () => {
      const file = await open(this.staged(staging), 'r+').catch(
        async (error: unknown) => {
          throw isMissing(error) ? await this.missing(staging, error) : error;
        },
      );
      try {
        await writeFrom(file, start, this.checkingSpace(source));
      } finally {
        await file.close();
      }
    });
    return BOOT_ID;
  }

  async hasStaged(staging: string): Promise<boolean> {
    return (await this.sizeOf(`staging/${staging}`)) !== undefined;
  }

  /** Used by the migration to another store. */
  readStaged(staging: string, { start, end }: ByteRange): Readable {
    return createReadStream(this.staged(staging), { start, end: end - 1 });
  }

  /** Rereads slices of earlier boots and compares their CRC-32. */
  async damagedSlices(
    staging: string,
    slices: StagedSlice[],
  ): Promise<StagedSlice[]> {
    if (!(await this.hasStaged(staging))) throw await this.missing(staging);
    const damaged: StagedSlice[] = [];
    for (const slice of slices) {
      if (slice.receipt === BOOT_ID) continue;
      if ((await crc32Of(this.staged(staging), slice.range)) !== slice.crc32)
        damaged.push(slice);
    }
    return damaged;
  }

  /**
   * After a failed fsync the next one may succeed without the bytes, so the
   * file is discarded.
   */
  async persist(staging: string): Promise<void> {
    try {
      await withStorageErrors(() =>
        syncFile(this.staged(staging)).catch(
          async (error: NodeJS.ErrnoException) => {
            if (error.syscall === 'fsync') await this.discard(staging);
            throw error;
          },
        ),
      );
    } catch (error) {
      // An earlier run published the file and was killed; `publish` finds it.
      if (!isMissing(error)) throw error;
    }
  }

  async publish(staging: string, key: string): Promise<void> {
    const to = this.path(key);
    await withStorageErrors(async () => {
      await makeFolders(dirname(to));
      try {
        await rename(this.staged(staging), to);
      } catch (error) {
        if (!isMissing(error) || (await this.sizeOf(key)) === undefined)
          throw error;
      }
      await syncFolder(dirname(to));
    });
  }

  async discard(staging: string): Promise<void> {
    await rm(this.staged(staging), { force: true });
  }

  async stagedBefore(time: Date): Promise<string[]> {
    return filesBefore(join(this.root, 'staging'), time);
  }

  async put(key: string, source: AsyncIterable<Buffer>): Promise<number> {
    await this.requireRoom(0);
    const name = `${unfinishedName(key)}${randomUUID()}`;
    const path = await this.stagingPath(name);
    let isRenamed = false;
    try {
      return await withStorageErrors(async () => {
        const bytes = await writeNewFile(path, this.checkingSpace(source));
        await makeFolders(dirname(this.path(key)));
        await rename(path, this.path(key));
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
    const names = await readdir(join(this.root, 'staging')).catch(() => []);
    for (const name of names)
      if (name.startsWith(unfinishedName(key))) await this.discard(name);
  }

  async hasRoomFor(bytes: number): Promise<boolean> {
    const { freeBytes, hasInode } = await this.disk.space();
    return hasInode && freeBytes - bytes >= this.minFreeBytes;
  }

  async read(key: string, range?: ByteRange): Promise<Readable> {
    if (range && range.start >= range.end) return Readable.from([]);
    const within = range && { start: range.start, end: range.end - 1 };
    const stream = createReadStream(this.path(key), {
      ...within,
      highWaterMark: READ_BYTES,
    });
    try {
      await once(stream, 'open');
    } catch (error) {
      throw isMissing(error) ? await this.missing(key, error) : error;
    }
    return stream;
  }

  async localCopy(key: string): Promise<LocalFile> {
    if ((await this.sizeOf(key)) === undefined) throw await this.missing(key);
    return { path: this.path(key), release: () => Promise.resolve() };
  }

  async scratchFile(): Promise<LocalFile> {
    const name = `scratch-${randomUUID()}`;
    return {
      path: await this.stagingPath(name),
      release: () => this.discard(name),
    };
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
      if (!object.key.startsWith('staging/')) yield object;
    }
  }

  async remove(key: string): Promise<void> {
    await rm(this.path(key), { force: true });
  }

  /** Clients cannot reach files below DATA_DIR. */
  publicAddress(): Promise<undefined> {
    return Promise.resolve(undefined);
  }

  async check(): Promise<void> {
    await this.disk.space();
    await this.stagingPath('check');
    await access(this.root, constants.R_OK | constants.W_OK);
  }

  private path(key: string): string {
    return join(this.root, key);
  }

  private staged(staging: string): string {
    return join(this.root, 'staging', staging);
  }

  private async stagingPath(name: string): Promise<string> {
    const folder = join(this.root, 'staging');
    await withStorageErrors(() => makeFolder(folder));
    return join(folder, name);
  }

  /**
   * Checks the free space while bytes arrive, to reserve room for the database
   * on the same disk.
   */
  private async *checkingSpace(
    source: AsyncIterable<Buffer>,
  ): AsyncGenerator<Buffer> {
    let unlooked = CHECK_EVERY_BYTES;
    for await (const chunk of source) {
      unlooked += chunk.length;
      if (unlooked >= CHECK_EVERY_BYTES) {
        if ((await this.disk.space()).freeBytes < this.minFreeBytes)
          throw new StorageFullError();
        unlooked = 0;
      }
      yield chunk;
    }
  }

  /**
   * Distinguishes a missing object from a missing disk.
   * @throws StorageUnavailableError
   */
  private async missing(
    name: string,
    cause?: unknown,
  ): Promise<ObjectMissingError> {
    await this.disk.space();
    return new ObjectMissingError(name, cause);
  }

  private async requireRoom(bytes: number): Promise<void> {
    if (!(await this.hasRoomFor(bytes))) throw new StorageFullError();
  }
}
