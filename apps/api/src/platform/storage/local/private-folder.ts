import { chmodSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isMissing } from './local-files.js';
import { isShared } from './shared-folder.js';

const STORES = ['storage', 'scratch'];
const OTHERS = 0o077;

/**
 * Closes DATA_DIR and its stores to other accounts.
 * @returns a sentence for each open folder: closed now, or the command to close
 * it
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
 * Also protects the content.
 * @returns a sentence if it was open: closed now, or the command to close it
 */
export function closeFolder(folder: string): string | undefined {
  const mode = modeOf(folder);
  if (mode === undefined || (mode & OTHERS) === 0) return undefined;
  const was = `${folder} was open to other accounts of this machine (mode ${(mode & 0o777).toString(8)})`;
  try {
    chmodSync(folder, mode & ~OTHERS);
    return `${was}: it is private now.`;
  } catch {
    return `!! ${was} and this account cannot change it: chmod 700 ${folder}`;
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
