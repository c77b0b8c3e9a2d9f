import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { inRoot } from '../../paths.mjs';
import { listedFiles } from '../listed-files.mjs';

/** npm's record of the packages that are there, whatever package-lock.json says. */
const INSTALLED = 'node_modules/.package-lock.json';
/** All that decides what a tool reports of a file: settings, versions, and the rules of our own. */
const SETTINGS =
  /^(?:\.[^/]+|[^/]+\.(?:json|mjs)|scripts\/check\/.+|(?:.+\/)?tsconfig[^/]*\.json|(?:.+\/)?package\.json|(?:.+\/)?\.editorconfig)$/;

/**
 * Returns a digest that changes with each name, content and order of the files; a missing file counts as such.
 * @param {string[]} files
 * @param {(file: string) => Buffer | string | undefined} read
 */
export function digestOf(files, read) {
  const hash = createHash('sha256');
  for (const file of files) {
    const content = read(file);
    const digest =
      content === undefined
        ? 'missing'
        : createHash('sha256').update(content).digest('hex');
    hash.update(`${JSON.stringify(file)} ${digest}\n`);
  }
  return hash.digest('hex');
}

/**
 * Whether a change of this file may change the verdict on every other file.
 * @param {string} file
 */
export function isSetting(file) {
  return SETTINGS.test(file);
}

/** Returns the digest of all settings, of the installed packages and of Node. */
export function settingsState() {
  return withNode(listedFiles().filter(isSetting));
}

/** Returns the digest of every file of the checkout, of the installed packages and of Node. */
export function treeState() {
  return withNode(listedFiles());
}

/** @param {string[]} files */
function withNode(files) {
  const platform = `${process.version} ${process.platform} ${process.arch}`;
  return digestOf([...files.sort(), INSTALLED, platform], contentOf);
}

/** @param {string} file */
function contentOf(file) {
  try {
    return readFileSync(inRoot(file));
  } catch {
    return undefined;
  }
}
