import { readFileSync } from 'node:fs';
import { WORDS } from '../../apps/guest-web/scripts/artwork/words.mjs';
import { inRoot } from '../paths.mjs';
import { PlainError, runMain } from '../plain-error.mjs';
import { drawnProblems } from './texts/drawn-problems.mjs';
import { letterProblems } from './texts/letter-problems.mjs';
import { loadLanguages, loadTexts } from './texts/load-texts.mjs';
import { sentLetters } from './texts/sent-letters.mjs';
import { staleEntries, textProblems } from './texts/text-problems.mjs';

/** `de gallery gallery.video`: a text that equals the English, `*` in all languages. */
const RIGHTLY_EQUAL = 'scripts/check/texts/rightly-equal.txt';

await runMain(async () => {
  const [bundles, languages] = await Promise.all([
    loadTexts(),
    loadLanguages(),
  ]);
  const lines = readFileSync(inRoot(RIGHTLY_EQUAL), 'utf8').split('\n');
  const rightlyEqual = new Set(
    lines.filter((line) => line !== '' && !line.startsWith('#')),
  );
  const problems = [
    ...bundles.flatMap((bundle) =>
      textProblems(bundle, { languages, rightlyEqual }),
    ),
    ...staleEntries(bundles, rightlyEqual),
    ...drawnProblems(bundles, WORDS),
    ...letterProblems(bundles, await sentLetters()),
  ];
  if (problems.length > 0) throw new PlainError(problems.join('\n'));
});
