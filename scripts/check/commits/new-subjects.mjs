import { spawnSync } from 'node:child_process';

const sharedBranch = 'origin/main';

/**
 * Returns the subjects not yet on origin/main, or the newest 20 without that branch. Empty in an archive of the sources
 * or a shallow clone.
 * @param {string} dir
 * @returns {string[]}
 */
export function newSubjects(dir) {
  /** @param {string[]} args */
  const git = (...args) =>
    spawnSync('git', args, { cwd: dir, encoding: 'utf8' });
  if (git('rev-parse', '--is-shallow-repository').stdout?.trim() !== 'false')
    return [];
  const isShared = git('rev-parse', '--verify', sharedBranch).status === 0;
  const range = isShared ? ['-50', `${sharedBranch}..HEAD`] : ['-20', 'HEAD'];
  const { stdout } = git('log', '--no-merges', '--format=%s', ...range, '--');
  return stdout.split('\n').filter(Boolean);
}
