import path from 'node:path';
import {
  fetchAptPackages,
  hasApt,
  libraryDirs,
} from '../embedded/apt-packages.mjs';
import { findIn, findOnPath } from '../embedded/programs.mjs';
import { inRoot } from '../paths.mjs';
import { PlainError, runMain } from '../plain-error.mjs';

const packages = ['unzip', 'libarchive-tools', '7zip'];
const names = {
  unzip: ['unzip'],
  bsdtar: ['bsdtar'],
  sevenZip: ['7zz', '7z'],
  python: ['python3'],
};

/** Prints, as JSON, Info-ZIP, bsdtar, 7-Zip and Python's zipfile; missing ones go into the cache. */
async function main() {
  const cacheDir = inRoot('.cache', 'zip-readers');
  let readers = readersIn(cacheDir);
  if (Object.values(readers.programs).includes(null)) {
    if (!hasApt())
      throw new PlainError(
        `Not all of ${packages.join(', ')} are installed, and there is no apt-get here.`,
      );
    await fetchAptPackages(packages, cacheDir);
    readers = readersIn(cacheDir);
  }
  const missing = Object.keys(names).filter(
    (name) => readers.programs[name] === null,
  );
  if (missing.length > 0)
    throw new PlainError(`Not to be found here: ${missing.join(', ')}.`);
  process.stdout.write(JSON.stringify(readers));
}

/** @param {string} cacheDir */
function readersIn(cacheDir) {
  const env = { LD_LIBRARY_PATH: libraryDirs(cacheDir).join(':') };
  const programs = Object.fromEntries(
    Object.entries(names).map(([name, files]) => [
      name,
      findIn([path.join(cacheDir, 'usr/bin')], files) ?? findOnPath(...files),
    ]),
  );
  return { programs, env };
}

await runMain(main);
