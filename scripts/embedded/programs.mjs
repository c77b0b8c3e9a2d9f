import { accessSync, constants, statSync } from 'node:fs';
import path from 'node:path';

const homebrewPrefixes = [
  '/opt/homebrew',
  '/usr/local',
  '/home/linuxbrew/.linuxbrew',
];

/**
 * Returns the first program in PATH, absolute; else null.
 * @param {...string} names
 */
export function findOnPath(...names) {
  return findIn((process.env.PATH ?? '').split(path.delimiter), names);
}

/**
 * Returns the first program in these folders, absolute; else null.
 * @param {string[]} dirs
 * @param {string[]} names
 */
export function findIn(dirs, names) {
  for (const name of names) {
    const dir = dirs.find(
      (candidate) => candidate && isProgram(path.join(candidate, name)),
    );
    if (dir) return path.join(dir, name);
  }
  return null;
}

/**
 * Homebrew's folders, also of these formulas; they may not exist.
 * @param {...string} formulas
 */
export function homebrewDirs(...formulas) {
  return homebrewPrefixes.flatMap((prefix) => [
    `${prefix}/bin`,
    ...formulas.map((formula) => `${prefix}/opt/${formula}/bin`),
  ]);
}

/** @param {string} file */
function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}
