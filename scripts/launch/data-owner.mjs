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

/** Folders that the product makes in DATA_DIR. */
const ourFolders = new Set(['postgres', 'redis', 'scratch', 'storage']);
const ourFiles = /^(start\.lock|\.writable-)/;
/** Says that root has worked here: anything below may be root's. */
const rootMark = '.used-by-root';
/** Root writes into a folder of the account, so never through a link. */
const newFile = { flag: 'wx' };
const progressEveryMs = 10_000;

/**
 * To be called before root writes into DATA_DIR: the next `giveDataDir` looks at every file.
 * @param {string} dataDir
 */
export function markRootUse(dataDir) {
  const mark = path.join(dataDir, rootMark);
  rmSync(mark, { force: true });
  writeFileSync(mark, '', newFile);
}

/**
 * Runs work on DATA_DIR; where root runs it on the folder of another account, its files are given to that account in the
 * end, also when it fails. After a kill the next start as root does so.
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
 * Gives all that root owns of the product's files to the account. The files of guests are walked once, while DATA_DIR
 * is not the account's yet or is marked; an interrupted walk is repeated. Throws PlainError with the reason.
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
  // Last, as it says that the walk is complete.
  if (statSync(dir).uid !== account.uid)
    chownSync(dir, account.uid, account.gid);
  rmSync(mark, { force: true });
}

/**
 * Root follows its own links only, such as `storage` on another disk: the account could point one at anything.
 * @param {string} file
 */
function placeOf(file) {
  const found = lstatSync(file);
  if (!found.isSymbolicLink()) return [file];
  return found.uid === 0 && existsSync(file) ? [realpathSync(file)] : [];
}

/**
 * By chown, which no link that is put in its way leads out of the folder.
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
