import { PlainError, runMain } from '../plain-error.mjs';
import { proseOf } from './english/comments.mjs';
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

function main() {
  const folders = process.argv.slice(2);
  const prose = listedFiles(folders)
    .filter((file) => !unchecked.test(file))
    .flatMap((file) =>
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
  const shown = folders.length > 0 ? rows : tooMany;
  process.stdout.write(`${words} words\n${lines.join('\n')}\n`);
  for (const { places } of shown)
    if (places.length > 0) process.stdout.write(`\n${places.join('\n')}\n`);
  if (tooMany.length > 0)
    throw new PlainError(
      `More than ${MAX_RATE} per 1,000 words: ${tooMany.map(({ name }) => name).join(', ')}. docs/style.md says what to write instead.`,
    );
}

await runMain(main, usage);
