import { chmodSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { libraryDirs } from './apt-packages.mjs';

/**
 * Makes programs in `bin` that find their libraries: LD_LIBRARY_PATH must not reach others.
 * @param {string} dir
 * @param {string[]} names
 */
export function makeLaunchers(dir, names) {
  rmSync(path.join(dir, 'usr/share'), { recursive: true, force: true });
  const libraries = libraryDirs(dir).map(
    (folder) => `$root/${path.relative(dir, folder)}`,
  );
  mkdirSync(path.join(dir, 'bin'));
  chmodSync(path.join(dir, 'bin'), 0o755);
  for (const name of names) {
    const text = [
      '#!/bin/sh',
      'root=${0%/*}/..',
      `LD_LIBRARY_PATH=${libraries.join(':')}`,
      'export LD_LIBRARY_PATH',
      `exec "$root/usr/bin/${name}" "$@"`,
    ];
    const launcher = path.join(dir, 'bin', name);
    writeFileSync(launcher, `${text.join('\n')}\n`);
    chmodSync(launcher, 0o755);
  }
}
