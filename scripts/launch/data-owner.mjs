import {
  chownSync,
  existsSync,
  lstatSync,
  readdirSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { accountName, productAccount } from '../embedded/account.mjs';
import { runCaptured } from '../embedded/processes.mjs';
import { PlainError } from '../plain-error.mjs';

/** @import { Account } from '../embedded/account.mjs' */

const ourFolders = new Set(['postgres', 'redis', 'scratch', 'storage']);
const ourFiles = /^(start\.lock|\.writable-)/;
/** Marks root's work: any file below may be root's. */
const rootMark = '.used-by-root';
/** Root writes into the account's folder, so never through a link. */
const newFile = { flag: 'wx' };
const progressEveryMs = 10_000;

/**
 * Call before root writes into DATA_DIR: the next `giveDataDir` then checks every file.
 * @param {string} dataDir
 */
export function markRootUse(dataDir) {
  const mark = path.join(dataDir, rootMark);
  rmSync(mark, { force: true });
  writeFileSync(mark, '', newFile);
}

/**
 * Runs work on DATA_DIR, then (also on failure) gives root's files to its owner. After a kill the next start as root
 * does this.
 * @param {string} dataDir
 * @param {() => Promise<void>} work
 */
export async function keepingOwner(dataDir, work) {
  const account =
    process.getuid?.() === 0 && existsSync(dataDir)
      ? productAccount(dataDir)
      : null;
  if (!account || statSync(dataDir).uid === 0) return work();
  markRootUse(dataDir);
  try {
    await work();
  } finally {
    await giveDataDir(account, dataDir);
  }
}

/**
 * Gives root's files to the account. Guests' files are walked while DATA_DIR is not the account's or is marked; an
 * interrupted walk repeats. Throws PlainError with the reason.
 * @param {Account} account
 * @param {string} dataDir
 */
export async function giveDataDir(account, dataDir) {
  const dir = realpathSync(dataDir);
  const mark = path.join(dir, rootMark);
  const isNew = statSync(dir).uid !== account.uid || existsSync(mark);
  const names = readdirSync(dir).filter(
    (name) => ourFolders.has(name) || ourFiles.test(name),
  );
  const wanted = names.filter(
    (name) =>
      isNew || name !== 'storage' || lstatSync(path.join(dir, name)).uid === 0,
  );
  await giveAll(
    account,
    wanted.flatMap((name) => placeOf(path.join(dir, name))),
    dataDir,
  );
  // Last: this marks the walk as complete.
  if (statSync(dir).uid !== account.uid)
    chownSync(dir, account.uid, account.gid);
  rmSync(mark, { force: true });
}

/**
 * Root's own links only (`storage` on another disk): the account could link anywhere.
 * @param {string} file
 */
function placeOf(file) {
  const found = lstatSync(file);
  if (!found.isSymbolicLink()) return [file];
  return found.uid === 0 && existsSync(file) ? [realpathSync(file)] : [];
}

/**
 * chown follows no link out of the folder.
 * @param {Account} account
 * @param {string[]} places
 * @param {string} dataDir
 */
async function giveAll(account, places, dataDir) {
  if (places.length === 0) return;
  const startedAt = performance.now();
  const progress = setInterval(() => {
    const seconds = Math.round((performance.now() - startedAt) / 1000);
    process.stdout.write(
      `Giving the files of DATA_DIR ${dataDir} to ${accountName(account)} (once), ${seconds} s ...\n`,
    );
  }, progressEveryMs);
  const args = [`${account.uid}:${account.gid}`, '--', ...places];
  // Not every chown can leave out files that are not root's.
  let { code, output } = await runCaptured('chown', [
    '-hR',
    '--from=0',
    ...args,
  ]);
  if (code !== 0)
    ({ code, output } = await runCaptured('chown', ['-hR', ...args]));
  clearInterval(progress);
  if (code !== 0)
    throw new PlainError(
      `DATA_DIR ${dataDir} cannot be given to the account ${accountName(account)}: ${output.trim()}`,
    );
}
