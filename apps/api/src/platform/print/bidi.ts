import bidiFactory, { type Bidi } from 'bidi-js';
import { runsOf, spelled, type FontStack, type Run } from './font-stacks.js';

/** A paragraph with the level of each UTF-16 unit; odd: right to left. */
export interface Directed {
  text: string;
  levels: Uint8Array;
  isRightToLeft: boolean;
}

interface Piece {
  run: Run;
  level: number;
}

/** Its types describe a module, its file exports the function. */
const bidi = (bidiFactory as unknown as () => Bidi)();

/** A sign without a direction, as pictographs are. */
const NEUTRAL = '\u2605';

/** Spells a paragraph and finds its directions (UAX 9). */
export function directed(fontStack: FontStack, paragraph: string): Directed {
  const text = spelled(fontStack, paragraph);
  // The library reads halves of a surrogate pair as letters.
  const { levels, paragraphs } = bidi.getEmbeddingLevels(
    text.replace(/[\ud800-\udfff]/g, NEUTRAL),
  );
  return { text, levels, isRightToLeft: isOdd(paragraphs[0]?.level ?? 0) };
}

/** The runs of a line, from left to right, each in the order of its font. */
export function visualRuns(
  fontStack: FontStack,
  { text, levels }: Directed,
  { start, end }: { start: number; end: number },
): Run[] {
  const pieces: Piece[] = [];
  for (let from = start; from < end;) {
    const level = levels[from] ?? 0;
    let to = from + 1;
    while (to < end && levels[to] === level) to += 1;
    for (const run of runsOf(fontStack, text.slice(from, to)))
      pieces.push({ run: turned(run, level), level });
    from = to;
  }
  return ordered(pieces).map(({ run }) => run);
}

/** Fonts turn letters of right-to-left scripts; other signs are turned here. */
function turned({ slice, text }: Run, level: number): Run {
  const signs = isOdd(level)
    ? [...text].map((sign) => bidi.getMirroredCharacter(sign) ?? sign)
    : [...text];
  const isTurned = slice.font.layout(text).direction === 'rtl';
  if (isTurned !== isOdd(level)) signs.reverse();
  return { slice, text: signs.join('') };
}

/** Rule L2: turns every stretch of a level and above, from the highest. */
function ordered(pieces: Piece[]): Piece[] {
  const found = [...pieces];
  const highest = Math.max(0, ...pieces.map(({ level }) => level));
  for (let level = highest; level > 0; level -= 1)
    for (let from = 0; from < found.length;) {
      let to = from;
      while (to < found.length && (found[to]?.level ?? 0) >= level) to += 1;
      const stretch = found.slice(from, to).reverse();
      found.splice(from, stretch.length, ...stretch);
      from = to + 1;
    }
  return found;
}

function isOdd(level: number): boolean {
  return level % 2 === 1;
}
