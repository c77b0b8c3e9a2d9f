import { randomUUID } from 'node:crypto';
import { constants, createReadStream } from 'node:fs';
import {
  chmod,
  chown,
  mkdir,
  open,
  stat,
  unlink,
  type FileHandle,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Account } from './confinement.js';

export const INPUT = '{input}';
export const TARGET = '{target}';

export interface ChildFiles {
  input?: string | undefined;
  target?: string | undefined;
}

export interface OpenedFiles {
  /** The descriptors from 3 on. */
  descriptors: number[];
  named(args: readonly string[]): string[];
  /** Closes them and takes their ownership back. */
  close(): Promise<void>;
}

const COPIED_BYTES = 1024 ** 2;

let copiesIn: string | undefined;

/** Copies a folder for children of another account. */
export function copyIn(folder: string | undefined): void {
  copiesIn = folder;
}

/**
 * The child reopens its descriptors (input first) through `/proc`, without a
 * way into our folders. The kernel requires that its account may read them; the
 * target is its own until it ends. Without `/proc` it gets paths.
 */
export async function openFor(
  account: Account | undefined,
  { input, target }: ChildFiles,
): Promise<OpenedFiles> {
  if (process.platform !== 'linux')
    return {
      descriptors: [],
      named: withNames(input, target),
      close: () => Promise.resolve(),
    };
  const handles: FileHandle[] = [];
  const nameOf = (handle: FileHandle) =>
    `/proc/self/fd/${2 + handles.push(handle)}`;
  const close = async () => {
    await Promise.all(handles.map((handle) => handle.close()));
    if (account && target !== undefined)
      await chown(target, process.getuid?.() ?? 0, process.getgid?.() ?? 0);
  };
  try {
    const inputName =
      input === undefined
        ? undefined
        : nameOf(await readableBy(account, input));
    const targetName =
      target === undefined ? undefined : nameOf(await ownedBy(account, target));
    return {
      descriptors: handles.map(({ fd }) => fd),
      named: withNames(inputName, targetName),
      close,
    };
  } catch (error) {
    await Promise.all(handles.map((handle) => handle.close()));
    throw error;
  }
}

function withNames(input = INPUT, target = TARGET) {
  return (args: readonly string[]) =>
    args.map((arg) =>
      arg.replace(INPUT, () => input).replace(TARGET, () => target),
    );
}

async function readableBy(
  account: Account | undefined,
  file: string,
): Promise<FileHandle> {
  const original = await open(file, constants.O_RDONLY).catch(
    (cause: Error) => {
      throw Object.assign(new Error(cause.message, { cause }), {
        syscall: 'open',
      });
    },
  );
  if (!account) return original;
  const { uid } = account;
  const { mode, uid: owner } = await original.stat();
  const isReadable =
    (mode & (owner === uid ? constants.S_IRUSR : constants.S_IROTH)) !== 0;
  if (isReadable) return original;
  try {
    return await ownCopy(original, uid);
  } finally {
    await original.close();
  }
}

/** The kernel frees an unlinked file even after a crash. */
async function ownCopy(original: FileHandle, uid: number): Promise<FileHandle> {
  const folder = copiesIn ?? tmpdir();
  await mkdir(folder, { recursive: true });
  const file = path.join(folder, `lent-${randomUUID()}`);
  const copy = await open(file, 'wx+', 0o600);
  try {
    await unlink(file);
    // A stream would keep the handle from being closed.
    const buffer = Buffer.alloc(COPIED_BYTES);
    for (
      let read = await original.read(buffer);
      read.bytesRead > 0;
      read = await original.read(buffer)
    ) {
      await copy.appendFile(buffer.subarray(0, read.bytesRead));
    }
    await copy.chown(uid, process.getgid?.() ?? 0);
    return copy;
  } catch (error) {
    await copy.close();
    throw error;
  }
}

async function ownedBy(
  account: Account | undefined,
  file: string,
): Promise<FileHandle> {
  const handle = await open(file, 'a+', 0o600);
  if (account) await handle.chown(account.uid, account.gid);
  return handle;
}

/** Reads a file's first bytes, to send them to a child. */
export function chunksOfFile(
  path: string,
  bytes: number,
): AsyncIterable<Buffer> {
  return createReadStream(path, { end: bytes - 1, highWaterMark: 1024 ** 2 });
}

export async function sizeOfFile(path: string): Promise<number> {
  return (await stat(path)).size;
}

/** npm lets only the owner run them; under root they run as another account. */
export async function makeExecutable(program: string): Promise<void> {
  if (process.getuid?.() === 0) await chmod(program, 0o755);
}
