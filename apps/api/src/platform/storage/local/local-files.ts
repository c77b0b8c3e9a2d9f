import { closeSync, createReadStream, fsync, openSync } from 'node:fs';
import {
  mkdir,
  open,
  readdir,
  rename,
  rm,
  stat,
  type FileHandle,
} from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { crc32 } from 'node:zlib';
import type { ByteRange } from '@hatira/contract';
import { writeFrom } from './positional-write.js';
import {
  ObjectMissingError,
  StorageFullError,
  StorageUnavailableError,
} from '../storage-errors.js';

const FULL_CODES = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);
/** Temporary failures of a disk or network share; too many open files. */
const FAULT_CODES = new Set([
  'EIO',
  'EROFS',
  'ESTALE',
  'ENXIO',
  'EMFILE',
  'ENFILE',
]);

/** @throws ObjectMissingError */
export async function crc32Of(
  path: string,
  { start, end }: ByteRange,
): Promise<number> {
  let sum = 0;
  try {
    for await (const chunk of createReadStream(path, { start, end: end - 1 }))
      sum = crc32(chunk as Buffer, sum);
  } catch (error) {
    throw isMissing(error) ? new ObjectMissingError(path, error) : error;
  }
  return sum;
}

/**
 * Syncs it, in a new folder if needed.
 * @param opened called before the first byte
 * @returns its size in bytes
 */
export async function writeNewFile(
  path: string,
  source: AsyncIterable<Buffer>,
  opened?: (file: FileHandle) => Promise<void>,
): Promise<number> {
  const file = await openNew(path);
  try {
    await opened?.(file);
    const bytes = await writeFrom(file, 0, source);
    await file.sync();
    return bytes;
  } finally {
    await file.close();
  }
}

/** The folder almost always exists. */
async function openNew(path: string): Promise<FileHandle> {
  try {
    return await open(path, 'wx');
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
  await makeFolder(dirname(path));
  return open(path, 'wx');
}

/** Renames a file; makes the new folder, durably, if needed. */
export async function moveFile(from: string, to: string): Promise<void> {
  try {
    await rename(from, to);
    return;
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
  await makeFolders(dirname(to));
  await rename(from, to);
}

/**
 * Makes a sparse file of this size; removes it on failure.
 * @param opened called before the file has its size
 */
export async function makeHole(
  path: string,
  bytes: number,
  opened: (file: FileHandle) => Promise<void>,
): Promise<void> {
  const file = await openNew(path);
  try {
    await opened(file);
    await file.truncate(bytes);
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  } finally {
    await file.close();
  }
}

/** Names of files last written before the time; empty without the folder. */
export async function filesBefore(
  folder: string,
  time: Date,
): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  const old: string[] = [];
  for (const name of names) {
    const found = await stat(join(folder, name)).catch(() => undefined);
    if (found && found.mtime < time) old.push(name);
  }
  return old;
}

export async function syncFile(path: string): Promise<void> {
  const file = await open(path, 'r+');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

const sync = promisify(fsync);

/**
 * A folder in use is in memory: to open it takes less time than to hand the
 * call to a thread. Only the sync waits for the disk.
 */
export async function syncFolder(path: string): Promise<void> {
  const folder = openSync(path, 'r');
  try {
    await sync(folder);
  } finally {
    closeSync(folder);
  }
}

/**
 * Makes a folder and its parents: Node's recursive `mkdir` reports a disk
 * without inodes as ENOENT.
 * @returns the first new folder; undefined when all exist
 */
export async function makeFolder(path: string): Promise<string | undefined> {
  try {
    await mkdir(path);
    return path;
  } catch (error) {
    if (alreadyExists(error)) return undefined;
    if (!isMissing(error)) throw error;
  }
  const first = await makeFolder(dirname(path));
  await makeFolder(path);
  return first ?? path;
}

/** Syncs each new name, so that a published file survives a power cut. */
async function makeFolders(folder: string): Promise<void> {
  const first = await makeFolder(folder);
  if (first === undefined) return;
  for (let path = folder; path.length >= first.length; path = dirname(path))
    await syncFolder(dirname(path));
}

/** Converts the system's errors for a full or failing disk. */
export async function withStorageErrors<T>(
  write: () => Promise<T>,
): Promise<T> {
  try {
    return await write();
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (FULL_CODES.has(code)) throw new StorageFullError(error);
    throw FAULT_CODES.has(code) ? new StorageUnavailableError(code) : error;
  }
}

function alreadyExists(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'EEXIST';
}

export function isMissing(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'ENOENT';
}
