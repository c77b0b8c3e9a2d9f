import { spawnSync } from 'node:child_process';
import { lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** An account that the system does not know. */
const STRANGER = { uid: 54_321, gid: 54_321 };

async function entriesOf(folder: string) {
  const names = ['.', ...(await readdir(folder, { recursive: true }))];
  return Promise.all(
    names.map(async (name) => ({
      name,
      ...(await statOf(join(folder, name))),
    })),
  );
}

/** Undefined for a file that was just removed. */
async function statOf(
  path: string,
): Promise<{ mode: number; uid: number } | undefined> {
  return lstat(path).catch(() => undefined);
}

/** Files and folders with any right for group or others. */
export async function openToOthers(folder: string): Promise<string[]> {
  return (await entriesOf(folder))
    .filter(({ mode = 0 }) => (mode & 0o077) !== 0)
    .map(({ name }) => name);
}

export async function ownedByRoot(folder: string): Promise<string[]> {
  return (await entriesOf(folder))
    .filter(({ uid }) => uid === 0)
    .map(({ name }) => name);
}

/** The file as another account reads it; empty: unreadable. For root only. */
export function readByStranger(file: string): string {
  return spawnSync('/bin/cat', [file], {
    ...STRANGER,
    cwd: '/',
  }).stdout.toString();
}

export const isRoot = process.getuid?.() === 0;
