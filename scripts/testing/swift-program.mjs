import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from '../paths.mjs';
import { PlainError, firstLine } from '../plain-error.mjs';
import {
  fetchAptPackages,
  hasApt,
  libraryDirs,
} from '../embedded/apt-packages.mjs';
import { findIn } from '../embedded/programs.mjs';

const packages = [
  'swift-proxy',
  'swift-account',
  'swift-container',
  'swift-object',
  'memcached',
];
/** A cache without one of these is fetched again. */
const probe =
  'import swift.proxy.server, swift.obj.server, swift.common.middleware.s3api.s3api';

/**
 * Unpacks OpenStack Swift into the cache: a real object store with S3 (docs/decisions/0022-aws-sdk.md).
 * @returns `{ python, memcached, env }`
 * @throws PlainError where the packages cannot be fetched
 */
export async function swiftProgram(cacheDir = inRoot('.cache', 'swift')) {
  if (runs(cacheDir)) return program(cacheDir);
  if (!hasApt())
    throw new PlainError(
      'OpenStack Swift comes from the packages of Debian or Ubuntu: no apt-get here.',
    );
  process.stdout.write(
    'Fetching OpenStack Swift from the packages of this system (once) ...\n',
  );
  try {
    await fetchAptPackages(packages, cacheDir);
  } catch (error) {
    throw new PlainError(
      `OpenStack Swift could not be fetched (${firstLine(error)}).`,
    );
  }
  if (!runs(cacheDir))
    throw new PlainError('OpenStack Swift was fetched and does not run here.');
  return program(cacheDir);
}

/** @param {string} dir */
function program(dir) {
  const ownPython = findIn([path.join(dir, 'usr/bin')], ['python3']);
  return {
    // The packages need the distribution's Python, not PATH's first.
    python: existsSync('/usr/bin/python3')
      ? '/usr/bin/python3'
      : (ownPython ?? ''),
    memcached: path.join(dir, 'usr/bin/memcached'),
    env: {
      PATH: process.env.PATH ?? '',
      LD_LIBRARY_PATH: libraryDirs(dir).join(':'),
      PYTHONPATH: path.join(dir, 'usr/lib/python3/dist-packages'),
      ...(!existsSync('/usr/bin/python3') && {
        PYTHONHOME: path.join(dir, 'usr'),
      }),
    },
  };
}

/** @param {string} dir */
function runs(dir) {
  if (!existsSync(path.join(dir, 'usr/bin/swift-proxy-server'))) return false;
  const { python, env } = program(dir);
  return (
    python !== '' &&
    spawnSync(python, ['-s', '-c', probe], { env, stdio: 'ignore' }).status ===
      0
  );
}
