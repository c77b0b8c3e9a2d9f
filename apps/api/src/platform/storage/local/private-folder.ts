import { chmodSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isMissing } from './local-files.js';
import { isShared } from './shared-folder.js';

const STORES = ['storage', 'scratch'];
const OTHERS = 0o077;

/**
 * Closes DATA_DIR, and the folders of guests' files in it, to all accounts but ours.
 * @returns a sentence for each that was open: it is closed now, or the command that closes it
 */
export function closeDataDir(dataDir: string): string[] {
  const said = STORES.map((name) => closeFolder(join(dataDir, name)));
  return [
    isMissingFolder(dataDir) || isShared(dataDir)
      ? undefined
      : closeFolder(dataDir),
    ...said,
  ].filter((sentence) => sentence !== undefined);
}

/**
 * Takes the rights of group and others from a folder, and with them the way to all that is in it.
 * @returns a sentence if it was open: it is closed now, or the command that closes it
 */
export function closeFolder(folder: string): string | undefined {
  const mode = modeOf(folder);
  if (mode === undefined || (mode & OTHERS) === 0) return undefined;
  const was = `${folder} was open to other accounts of this machine (mode ${(mode & 0o777).toString(8)})`;
  try {
    chmodSync(folder, mode & ~OTHERS);
    return `${was}: it is closed to them now.`;
  } catch {
    return `!! ${was} and cannot be closed by this one: chmod 700 ${folder}`;
  }
}

function isMissingFolder(folder: string): boolean {
  return modeOf(folder) === undefined;
}

function modeOf(folder: string): number | undefined {
  try {
    return statSync(folder).mode & 0o7777;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}
