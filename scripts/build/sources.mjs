import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { inRoot, rootDir } from '../paths.mjs';

/**
 * Returns the files of these folders, sorted, relative to the root, without unit specs and the changing `.cache`.
 * @param {...string} dirs
 */
export function sourceFiles(...dirs) {
  return dirs
    .flatMap((dir) => filesUnder(dir))
    .filter((file) => !/\.spec\.tsx?$/.test(file));
}

/** Folders of the shared libraries. */
export function libraryDirs() {
  return readdirSync(inRoot('libs'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => path.join('libs', entry.name));
}

/**
 * One hash over these files, the lock and the build.
 * @param {string[]} files
 */
export function hashOf(files) {
  const hash = createHash('sha256');
  for (const file of [
    ...files,
    'package-lock.json',
    'nest-cli.json',
    '.swcrc',
    'tsconfig.base.json',
    ...filesUnder('scripts/build'),
  ]) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(path.join(rootDir, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

/** @param {string} dir */
function filesUnder(dir) {
  if (!existsSync(inRoot(dir))) return [];
  return readdirSync(inRoot(dir), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      path.relative(
        rootDir,
        path.join(entry.parentPath ?? entry.path, entry.name),
      ),
    )
    .filter((file) => !/(^|\/)(node_modules|\.cache)\//.test(file))
    .sort();
}
