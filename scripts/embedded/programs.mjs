import { accessSync, constants, statSync } from 'node:fs';
import path from 'node:path';

/** The first of these programs found in the folders of PATH (or in the given ones), absolute; else null. */
export function findOnPath(...names) {
  return findIn((process.env.PATH ?? '').split(path.delimiter), names);
}

/** The first of these programs found in these folders, absolute; else null. */
export function findIn(dirs, names) {
  for (const name of names) {
    const dir = dirs.find((candidate) => candidate && isProgram(path.join(candidate, name)));
    if (dir) return path.join(dir, name);
  }
  return null;
}

function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}
