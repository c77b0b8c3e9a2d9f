import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { inRoot, rootDir } from '../paths.mjs';
import { PlainError, runMain } from '../plain-error.mjs';
import { listedFiles, textOf } from './listed-files.mjs';
import { knownPaths } from './references/known-paths.mjs';
import { referenceProblems } from './references/reference-problems.mjs';

const usage = `
node scripts/check/references.mjs   fails on links, section numbers and paths that lead nowhere
`;

const prose = /\.(?:md|[cm]?[jt]sx?|css|ya?ml|sh|conf)$/;

function main() {
  const files = listedFiles();
  const isKnown = knownPaths(files);
  const tree = {
    /** @param {string} file */
    exists: (file) => existsSync(inRoot(file)),
    read: textOf,
    /** @param {string} written */
    isPath: (written) => isKnown(written) || isIgnored(written),
  };
  const problems = files
    .filter((file) => prose.test(file))
    .flatMap((file) => referenceProblems(file, tree));
  if (problems.length > 0)
    throw new PlainError(
      `${problems.join('\n')}\nName a heading or file that exists, or remove the reference.`,
    );
}

/**
 * Secrets and caches exist where the product runs.
 * @param {string} file
 */
function isIgnored(file) {
  const args = ['check-ignore', '--quiet', file];
  return spawnSync('git', args, { cwd: rootDir }).status === 0;
}

await runMain(main, usage);
