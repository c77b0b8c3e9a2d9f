import { readFileSync } from 'node:fs';
import path from 'node:path';
import { libraryDirs } from '../build/sources.mjs';
import { inRoot } from '../paths.mjs';
import { PlainError, runMain } from '../plain-error.mjs';

/**
 * @typedef {Partial<Record<typeof kinds[number], Record<string, string>>>} Manifest
 * @typedef {Manifest & Package} Entry
 * @typedef {object} Package
 * @property {string} [version]
 * @property {string} [resolved]
 * @property {boolean} [link]
 * @typedef {Record<string, Entry>} Packages by their place
 */

/**
 * Returns problems, one line each. The lock must name every optional package (other platforms' too, else `npm ci` fails
 * there) and no registry (else it needs that one).
 * @param {{ packages: Packages }} lock
 * @param {{ place: string, manifest: Manifest }[]} manifests
 */
function lockFileProblems({ packages }, manifests) {
  return [
    ...manifests.flatMap(({ place, manifest }) => [
      ...inexactVersions(place, manifest),
      ...differences(place, manifest, packages[place] ?? {}),
    ]),
    ...Object.keys(packages).flatMap((place) =>
      missingOptionals(packages, place),
    ),
    ...Object.entries(packages)
      .filter(([, entry]) => entry.resolved !== undefined && !entry.link)
      .map(
        ([place, entry]) =>
          `${place} has a registry address: ${entry.resolved}`,
      ),
  ];
}

const kinds = /** @type {const} */ ([
  'dependencies',
  'devDependencies',
  'optionalDependencies',
]);

/**
 * @param {string} place
 * @param {Manifest} manifest
 */
function inexactVersions(place, manifest) {
  return kinds
    .flatMap((kind) => Object.entries(manifest[kind] ?? {}))
    .filter(
      ([, version]) =>
        !/^(npm:[\w@/-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version),
    )
    .map(
      ([name, version]) =>
        `${path.join(place, 'package.json')}: ${name} "${version}" is not one exact version`,
    );
}

/**
 * @param {string} place
 * @param {Manifest} manifest
 * @param {Manifest} locked
 */
function differences(place, manifest, locked) {
  return kinds.flatMap((kind) => {
    const [wanted, present] = [manifest[kind] ?? {}, locked[kind] ?? {}];
    return [...new Set([...Object.keys(wanted), ...Object.keys(present)])]
      .filter((name) => wanted[name] !== present[name])
      .map(
        (name) =>
          `${name}: ${path.join(place, 'package.json')} has ${wanted[name] ?? 'none'}, the lock ${present[name] ?? 'none'}`,
      );
  });
}

/**
 * @param {Packages} packages
 * @param {string} place
 */
function missingOptionals(packages, place) {
  const { optionalDependencies = {}, version = '' } = packages[place];
  return Object.entries(optionalDependencies)
    .filter(([name]) => !isFound(packages, place, name))
    .map(
      ([name, range]) =>
        `${place || 'package.json'} ${version} needs ${name} ${range}, which the lock lacks`,
    );
}

/**
 * Looks as node does: in its own node_modules, then in those above.
 * @param {Packages} packages
 * @param {string} place
 * @param {string} name
 */
function isFound(packages, place, name) {
  const owners = place === '' ? [] : place.split('/node_modules/');
  const inOwners = owners.map((_, index) =>
    [...owners.slice(0, index + 1), name].join('/node_modules/'),
  );
  return [`node_modules/${name}`, ...inOwners].some(
    (candidate) => packages[candidate],
  );
}

await runMain(() => {
  const manifests = ['', ...libraryDirs()].map((place) => ({
    place,
    manifest: readJson(place, 'package.json'),
  }));
  const problems = lockFileProblems(readJson('package-lock.json'), manifests);
  if (problems.length > 0) throw new PlainError(problems.join('\n'));
});

/** @param {string[]} parts */
function readJson(...parts) {
  return JSON.parse(readFileSync(inRoot(...parts), 'utf8'));
}
