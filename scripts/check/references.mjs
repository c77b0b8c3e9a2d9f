import { existsSync } from 'node:fs';
import { inRoot } from '../paths.mjs';
import { PlainError, runMain } from '../plain-error.mjs';
import { listedFiles, textOf } from './listed-files.mjs';
import { referenceProblems } from './references/reference-problems.mjs';

const usage = `
node scripts/check/references.mjs   fails on links and section numbers that lead nowhere
`;

const prose = /\.(?:md|[cm]?[jt]sx?|css|ya?ml|sh|conf)$/;

function main() {
  const tree = {
    /** @param {string} file */
    exists: (file) => existsSync(inRoot(file)),
    read: textOf,
  };
  const problems = listedFiles()
    .filter((file) => prose.test(file))
    .flatMap((file) => referenceProblems(file, tree));
  if (problems.length > 0)
    throw new PlainError(
      `${problems.join('\n')}\nName a heading or file that exists, or remove the reference.`,
    );
}

await runMain(main, usage);
