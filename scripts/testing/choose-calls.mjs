import { PlainError } from '../plain-error.mjs';
import { rings, specsOf } from './calls.mjs';

/**
 * @import { Call } from './calls.mjs'
 *
 * @typedef {{ call: Call, specs: string[] }} Choice no `specs`: all
 */

/**
 * Resolves the words of the command line: parts (`api`), then pieces of spec files' paths (`slice-uploads`). No words
 * are the ring of `npm test`.
 * @param {string[]} words
 * @returns {Choice[]}
 * @throws PlainError that lists the spec files when a word does not match
 */
export function chooseCalls(words) {
  if (words.length === 0) return whole(rings.test);
  const all = Object.values(rings).flat();
  const parts = [...new Set(all.map(({ part }) => part))];
  const wantedParts = words.filter((word) => parts.includes(word));
  const pieces = words.filter((word) => !parts.includes(word));
  const wanted =
    wantedParts.length > 0
      ? all.filter(({ part }) => wantedParts.includes(part))
      : all;
  if (pieces.length === 0) return whole(wanted);
  const specs = wanted.flatMap(specsOf);
  const unknown = pieces.find(
    (piece) => !specs.some((spec) => spec.includes(piece)),
  );
  if (unknown !== undefined)
    throw new PlainError(
      `No part or spec file of the tests matches "${unknown}". ` +
        (wantedParts.length > 0
          ? `These exist:\n  ${specs.join('\n  ')}`
          : `The parts are ${parts.join(', ')}.`),
    );
  return wanted
    .map((call) => ({
      call,
      specs: specsOf(call).filter((spec) =>
        pieces.some((piece) => spec.includes(piece)),
      ),
    }))
    .filter(({ specs: found }) => found.length > 0);
}

/**
 * @param {Call[]} calls
 * @returns {Choice[]}
 */
function whole(calls) {
  return calls.map((call) => ({ call, specs: [] }));
}
