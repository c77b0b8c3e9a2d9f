import { spawnSync } from 'node:child_process';
import { lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** An account that the system does not know. */
const STRANGER = { uid: 54_321, gid: 54_321 };

/** Everything below a folder, with itself: its mode and owner. */
async function entriesOf(folder: string) {
  const names = ['.', ...(await readdir(folder, { recursive: true }))];
  return Promise.all(
    names.map(async (name) => ({
      name,
      ...(await statOf(join(folder, name))),
    })),
  );
}

/** Undefined for a file that a running server has just removed. */
async function statOf(
  path: string,
): Promise<{ mode: number; uid: number } | undefined> {
  return lstat(path).catch(() => undefined);
}

/** Names of all files and folders that group or others have any right to. */
export async function openToOthers(folder: string): Promise<string[]> {
  return (await entriesOf(folder))
    .filter(({ mode = 0 }) => (mode & 0o077) !== 0)
    .map(({ name }) => name);
}

/** Names of all files and folders of root's. */
export async function ownedByRoot(folder: string): Promise<string[]> {
  return (await entriesOf(folder))
    .filter(({ uid }) => uid === 0)
    .map(({ name }) => name);
}

/** The content of a file as another account of the machine reads it; empty: it cannot. For root only. */
export function readByStranger(file: string): string {
  return spawnSync('/bin/cat', [file], {
    ...STRANGER,
    cwd: '/',
  }).stdout.toString();
}

export const isRoot = process.getuid?.() === 0;
