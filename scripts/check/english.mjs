import { PlainError, runMain } from '../plain-error.mjs';
import { commentsOf, isCode, proseOf } from './english/comments.mjs';
import { isFragment, MAX_FRAGMENTS } from './english/fragments.mjs';
import { MAX_RATE, patterns } from './english/patterns.mjs';
import { listedFiles, textOf } from './listed-files.mjs';

/** @typedef {import('./english/comments.mjs').Prose & { file: string }} FileProse */

/** Both name the wordings. */
const unchecked =
  /^docs\/specification\.md$|^docs\/style\.md$|^scripts\/check\/english\//;

const usage = `
node scripts/check/english.mjs                 counts the wordings that docs/style.md advises against
node scripts/check/english.mjs <folder> ...    the same below these folders, with every place
`;

/** @param {FileProse[]} prose */
function usesIn(prose) {
  return patterns.map(({ name, regex }) => ({
    name,
    places: prose.flatMap(({ file, line, text }) =>
      [...text.matchAll(regex)].map((match) => {
        const inside = text.slice(0, match.index).split('\n').length - 1;
        return `${file}:${line + inside}: ${match[0].trim()}`;
      }),
    ),
  }));
}

/** @param {FileProse[]} prose */
function countWords(prose) {
  return prose.reduce(
    (sum, { text }) => sum + (text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0),
    0,
  );
}

/** @param {string[]} files */
function fragmentsIn(files) {
  const comments = files
    .filter(isCode)
    .flatMap((file) =>
      commentsOf(textOf(file)).map((comment) => ({ file, ...comment })),
    );
  const places = comments
    .filter(({ text }) => isFragment(text))
    .map(({ file, line, text }) => `${file}:${line}: ${text.trim()}`);
  return {
    places,
    rate: (1000 * places.length) / Math.max(comments.length, 1),
  };
}

function main() {
  const folders = process.argv.slice(2);
  const files = listedFiles(folders).filter((file) => !unchecked.test(file));
  const prose = files.flatMap((file) =>
    proseOf(file, textOf(file)).map((part) => ({ file, ...part })),
  );
  const words = countWords(prose);
  const rows = usesIn(prose).map(({ name, places }) => ({
    name,
    places,
    rate: (1000 * places.length) / Math.max(words, 1),
  }));
  const lines = rows.map(
    ({ name, places, rate }) =>
      `${rate.toFixed(2)} per 1,000 words: ${name} (${places.length})`,
  );
  const tooMany = rows.filter(({ rate }) => rate > MAX_RATE);
  const fragments = fragmentsIn(files);
  const hasManyFragments = fragments.rate > MAX_FRAGMENTS;
  lines.push(
    `${fragments.rate.toFixed(2)} per 1,000 comments: preposition without a verb (${fragments.places.length})`,
  );
  const shown = [
    ...(folders.length > 0 ? rows : tooMany),
    ...(folders.length > 0 || hasManyFragments ? [fragments] : []),
  ];
  process.stdout.write(`${words} words\n${lines.join('\n')}\n`);
  for (const { places } of shown)
    if (places.length > 0) process.stdout.write(`\n${places.join('\n')}\n`);
  if (tooMany.length > 0)
    throw new PlainError(
      `More than ${MAX_RATE} per 1,000 words: ${tooMany.map(({ name }) => name).join(', ')}. docs/style.md says what to write instead.`,
    );
  if (hasManyFragments)
    throw new PlainError(
      `More than ${MAX_FRAGMENTS} per 1,000 comments begin with a preposition and have no verb. Name the thing, as docs/style.md says.`,
    );
}

await runMain(main, usage);
