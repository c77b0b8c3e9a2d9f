import path from 'node:path';
import { fetchAptPackages, hasApt } from '../embedded/apt-packages.mjs';
import { findIn, findOnPath } from '../embedded/programs.mjs';
import { inRoot } from '../paths.mjs';
import { PlainError, runMain } from '../plain-error.mjs';

const packages = ['caddy', 'prometheus'];
const names = ['caddy', 'promtool'];

/**
 * Prints, as JSON, programs that read `deploy/`: the proxy, Prometheus's check of rules; missing ones go into the
 * cache.
 */
async function main() {
  const cacheDir = inRoot('.cache', 'operator-programs');
  /** @param {string} name */
  const find = (name) =>
    findIn([path.join(cacheDir, 'usr/bin')], [name]) ?? findOnPath(name);
  if (names.some((name) => find(name) === null)) {
    if (!hasApt())
      throw new PlainError(
        `Not all of ${names.join(', ')} are installed, and there is no apt-get here.`,
      );
    await fetchAptPackages(packages, cacheDir);
  }
  const missing = names.filter((name) => find(name) === null);
  if (missing.length > 0)
    throw new PlainError(`Not to be found here: ${missing.join(', ')}.`);
  process.stdout.write(
    JSON.stringify(Object.fromEntries(names.map((name) => [name, find(name)]))),
  );
}

await runMain(main);
