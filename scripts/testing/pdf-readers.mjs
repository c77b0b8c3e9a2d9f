import path from 'node:path';
import {
  fetchAptPackages,
  hasApt,
  libraryDirs,
} from '../embedded/apt-packages.mjs';
import { findIn, findOnPath } from '../embedded/programs.mjs';
import { inRoot } from '../paths.mjs';
import { PlainError, runMain } from '../plain-error.mjs';

const names = ['pdftoppm', 'pdffonts', 'pdfinfo', 'pdftotext'];

/** Prints, as JSON, Poppler's programs, which read PDFs; missing ones go into the cache. */
async function main() {
  const cacheDir = inRoot('.cache', 'pdf-readers');
  /** @param {string} name */
  const find = (name) =>
    findIn([path.join(cacheDir, 'usr/bin')], [name]) ?? findOnPath(name);
  if (names.some((name) => find(name) === null)) {
    if (!hasApt())
      throw new PlainError(
        `Not all of ${names.join(', ')} are installed, and there is no apt-get here.`,
      );
    await fetchAptPackages(['poppler-utils'], cacheDir);
  }
  const missing = names.filter((name) => find(name) === null);
  if (missing.length > 0)
    throw new PlainError(`Not to be found here: ${missing.join(', ')}.`);
  process.stdout.write(
    JSON.stringify({
      programs: Object.fromEntries(names.map((name) => [name, find(name)])),
      env: { LD_LIBRARY_PATH: libraryDirs(cacheDir).join(':') },
    }),
  );
}

await runMain(main);
