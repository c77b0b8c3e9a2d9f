import { spawnSync } from 'node:child_process';
import { runCaptured } from '../embedded/processes.mjs';
import { findOnPath } from '../embedded/programs.mjs';
import { PlainError } from '../plain-error.mjs';

/**
 * Installs packages, as root on Debian and its kin.
 * @param {string[]} names
 * @param {string} purpose ends the sentence "Installing ..."
 * @param {string} hint begins the message of a failure
 * @throws PlainError with the reason
 */
export async function installPackages(names, purpose, hint) {
  if (process.getuid?.() !== 0 || !findOnPath('apt-get'))
    throw new PlainError(
      `${hint} Only root on Debian or its kin can install it here.`,
    );
  process.stdout.write(`Installing ${purpose} (once) ...\n`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [
    ['update'],
    ['install', '-y', '--no-install-recommends', ...names],
  ]) {
    const { code, output } = await runCaptured('apt-get', ['-qq', ...args], {
      env,
    });
    if (code !== 0)
      throw new PlainError(
        `${hint} apt-get ${args[0]}: ${output.trim().split('\n').at(-1)}`,
      );
  }
}

/**
 * Returns those that dpkg does not have.
 * @param {string[]} names
 */
export function missingPackages(names) {
  const { stdout } = spawnSync(
    'dpkg-query',
    ['--show', '--showformat=${db:Status-Abbrev}${Package}\n', ...names],
    { encoding: 'utf8' },
  );
  const installed = (stdout ?? '').split('\n');
  return names.filter((name) => !installed.includes(`ii ${name}`));
}
