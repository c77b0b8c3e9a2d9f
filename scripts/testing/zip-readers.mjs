import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { hasApt, unpackAptPackages } from '../embedded/apt-packages.mjs';
import { findIn, findOnPath } from '../embedded/programs.mjs';
import { inRoot } from '../paths.mjs';
import { PlainError, runMain } from '../plain-error.mjs';

const packages = ['unzip', 'libarchive-tools', '7zip'];
const names = { unzip: ['unzip'], bsdtar: ['bsdtar'], sevenZip: ['7zz', '7z'], python: ['python3'] };

/**
 * Prints, as JSON, where the programs are with which people open zips: Info-ZIP, bsdtar, 7-Zip and Python's zipfile;
 * those that this system lacks come from its packages, unpacked into the checkout's cache.
 */
async function main() {
  const cacheDir = inRoot('.cache', 'zip-readers');
  let readers = readersIn(cacheDir);
  if (Object.values(readers.programs).includes(null)) {
    if (!hasApt())
      throw new PlainError(`Not all of ${packages.join(', ')} are installed, and there is no apt-get here.`);
    await fetchInto(cacheDir);
    readers = readersIn(cacheDir);
  }
  const missing = Object.keys(names).filter((name) => readers.programs[name] === null);
  if (missing.length > 0) throw new PlainError(`Not to be found here: ${missing.join(', ')}.`);
  process.stdout.write(JSON.stringify(readers));
}

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

async function fetchInto(cacheDir) {
  const unfinished = `${cacheDir}.${process.pid}`;
  mkdirSync(unfinished, { recursive: true });
  await unpackAptPackages(packages, unfinished);
  rmSync(cacheDir, { recursive: true, force: true });
  renameSync(unfinished, cacheDir);
}

/** Debian keeps libraries per machine type: usr/lib/x86_64-linux-gnu and the like. */
function libraryDirs(cacheDir) {
  const dir = path.join(cacheDir, 'usr/lib');
  if (!existsSync(dir)) return [];
  return readdirSync(dir)
    .filter((entry) => entry.includes('-linux-'))
    .map((entry) => path.join(dir, entry));
}

await runMain(main);
