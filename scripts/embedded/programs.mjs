import { accessSync, constants, statSync } from 'node:fs';
import path from 'node:path';

const homebrewPrefixes = [
  '/opt/homebrew',
  '/usr/local',
  '/home/linuxbrew/.linuxbrew',
];

/**
 * The first of these programs found in the folders of PATH (or in the given ones), absolute; else null.
 * @param {...string} names
 */
export function findOnPath(...names) {
  return findIn((process.env.PATH ?? '').split(path.delimiter), names);
}

/**
 * The first of these programs found in these folders, absolute; else null.
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
 * Where Homebrew keeps its programs and those of these formulas, whether it is there or not.
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
