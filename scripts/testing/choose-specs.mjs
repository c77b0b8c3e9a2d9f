import { PlainError } from '../plain-error.mjs';
import { suites } from './suites.mjs';

/**
 * @import { Suite } from './runners.mjs'
 *
 * @typedef {{ suite: Suite, files: string[] }} Choice
 */

/**
 * Resolves the words of `npm test`: parts (`api`), then parts of spec file names (`slice-uploads`). No file names:
 * whole parts; no parts: everything, where some parts run within others.
 * @param {string[]} words
 * @returns {Choice[]} no `files` means all
 * @throws PlainError that lists the spec files when a word does not match
 */
export function chooseSpecs(words) {
  if (words.length === 0) return everything();
  const known = [...new Set(suites.map(({ part }) => part))];
  const parts = words.filter((word) => known.includes(word));
  const names = words.filter((word) => !known.includes(word));
  const wanted = suites.filter((suite) =>
    parts.length > 0 ? parts.includes(suite.part) : isRunByDefault(suite),
  );
  if (names.length === 0) return wanted.map((suite) => ({ suite, files: [] }));
  const searched = wanted.filter((suite) => specsOf(suite).length > 0);
  requireMatches(names, searched, known);
  return searched
    .map((suite) => ({
      suite,
      files: specsOf(suite).filter((file) =>
        names.some((name) => file.includes(name)),
      ),
    }))
    .filter(({ files }) => files.length > 0);
}

/** @returns {Choice[]} */
function everything() {
  const wanted = suites.filter(isRunByDefault);
  const joined = wanted.flatMap(({ joins = [] }) => joins);
  return wanted
    .filter(({ part }) => !joined.includes(part))
    .map((suite) => ({
      suite: { ...suite, command: suite.joinedCommand ?? suite.command },
      files: [],
    }));
}

/** @param {Suite} suite */
function specsOf({ specs = () => [] }) {
  return specs();
}

/** @param {Suite} suite */
function isRunByDefault({ isForCi, isOnlyNamed }) {
  return !isOnlyNamed && (!isForCi || Boolean(process.env.CI));
}

/**
 * @param {string[]} names
 * @param {Suite[]} searched
 * @param {string[]} known
 */
function requireMatches(names, searched, known) {
  const files = searched.flatMap(specsOf);
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
