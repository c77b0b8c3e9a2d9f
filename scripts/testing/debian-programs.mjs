import path from 'node:path';
import {
  fetchAptPackages,
  hasApt,
  libraryDirs,
} from '../embedded/apt-packages.mjs';
import { findIn, findOnPath } from '../embedded/programs.mjs';
import { inRoot } from '../paths.mjs';
import { PlainError, runMain } from '../plain-error.mjs';

/**
 * Programs that tests run, by the word on the command line: Debian's packages, and the names of each program.
 * @type {Record<string, { packages: string[], programs: Record<string, string[]> }>}
 */
const sets = {
  'zip-readers': {
    packages: ['unzip', 'libarchive-tools', '7zip'],
    programs: {
      unzip: ['unzip'],
      bsdtar: ['bsdtar'],
      sevenZip: ['7zz', '7z'],
      python: ['python3'],
    },
  },
  'pdf-readers': {
    packages: ['poppler-utils'],
    programs: {
      pdftoppm: ['pdftoppm'],
      pdffonts: ['pdffonts'],
      pdfinfo: ['pdfinfo'],
      pdftotext: ['pdftotext'],
    },
  },
  downloaders: {
    packages: ['curl', 'wget', 'aria2'],
    programs: { curl: ['curl'], wget: ['wget'], aria2c: ['aria2c'] },
  },
  'operator-programs': {
    packages: ['caddy', 'prometheus', 'nginx'],
    programs: { caddy: ['caddy'], promtool: ['promtool'], nginx: ['nginx'] },
  },
};

/** Prints `{ programs, env }` of a set as JSON; missing programs go into the cache. */
async function main() {
  const name = process.argv[2];
  const { packages, programs } = sets[name];
  const cacheDir = inRoot('.cache', name);
  const find = () =>
    Object.entries(programs).map(([program, names]) => [
      program,
      findIn(
        [path.join(cacheDir, 'usr/bin'), path.join(cacheDir, 'usr/sbin')],
        names,
      ) ?? findOnPath(...names),
    ]);
  const missing = () =>
    find().flatMap(([program, file]) => (file ? [] : [program]));
  if (missing().length > 0 && hasApt())
    await fetchAptPackages(packages, cacheDir);
  if (missing().length > 0)
    throw new PlainError(
      `The tests need ${missing().join(', ')}: install Debian's ${packages.join(', ')}.`,
    );
  const env = { LD_LIBRARY_PATH: libraryDirs(cacheDir).join(':') };
  process.stdout.write(
    JSON.stringify({ programs: Object.fromEntries(find()), env }),
  );
}

await runMain(main);
