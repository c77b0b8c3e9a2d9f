import { PlainError } from '../plain-error.mjs';
import { isPresent, suites } from './suites.mjs';

/**
 * Resolves the words of `npm test`: names of parts (`api`), then parts of the names of their spec files
 * (`slice-uploads`). Without names every file of the parts runs; without parts everything does.
 *
 * @param {string[]} words
 * @returns {{suite: object, files: string[]}[]} in the order of the suites; no `files` means all of a suite's
 * @throws PlainError that lists the spec files when a word does not match
 */
export function chooseSpecs(words) {
  const known = [...new Set(suites.map(({ part }) => part))];
  const parts = words.filter((word) => known.includes(word));
  const names = words.filter((word) => !known.includes(word));
  const wanted = suites.filter((suite) =>
    parts.length > 0 ? parts.includes(suite.part) : isRunByDefault(suite),
  );
  if (names.length === 0) return wanted.map((suite) => ({ suite, files: [] }));
  const searched = wanted.filter(isPresent).filter(({ specs }) => specs);
  requireMatches(names, searched, known);
  return searched
    .map((suite) => ({
      suite,
      files: suite
        .specs()
        .filter((file) => names.some((name) => file.includes(name))),
    }))
    .filter(({ files }) => files.length > 0);
}

function isRunByDefault({ isForCi }) {
  return !isForCi || Boolean(process.env.CI);
}

function requireMatches(names, searched, known) {
  const files = searched.flatMap(({ specs }) => specs());
  const unknown = names.find(
    (name) => !files.some((file) => file.includes(name)),
  );
  if (unknown === undefined) return;
  const isWholeTree = searched.length > 2;
  const exists = isWholeTree
    ? `The parts are ${known.join(', ')}.`
    : `These exist:\n  ${files.join('\n  ')}`;
  throw new PlainError(
    `No part or spec file of the tests matches "${unknown}". ${exists}`,
  );
}
