import anyAscii from 'any-ascii';
import type { Font } from 'fontkit';
import { openFont } from './font-files.js';

/** One file of a typeface: its letters of one part of Unicode. */
export interface Slice {
  /** Unique; the PDF's name of the font. */
  name: string;
  bytes: Buffer;
  font: Font;
  letters: Set<number>;
}

export interface Run {
  slice: Slice;
  text: string;
}

const SERIF = 'noto-serif-display';
/**
 * The face of small letters: the display cut's thin strokes disappear in print.
 */
const TEXT = 'noto-serif';
const SERIF_PARTS = [
  'latin',
  'latin-ext',
  'cyrillic',
  'cyrillic-ext',
  'greek',
  'greek-ext',
  'vietnamese',
];
const SCRIPT_PARTS = ['latin', 'latin-ext', 'cyrillic', 'vietnamese'];

/** Family and part: of texts in any script, after the stack's own parts. */
const OTHER_SCRIPTS = [
  ['noto-naskh-arabic', 'arabic'],
  ['noto-serif-hebrew', 'hebrew'],
  ['noto-serif-georgian', 'georgian'],
  ['noto-serif-armenian', 'armenian'],
  ['noto-emoji', 'emoji'],
] as const;
const OTHER_STYLE = '400-normal';

/** Typeface, style and parts of each stack; the first part with a letter draws it. */
const FONT_STACKS = {
  serif: [SERIF, '400-normal', SERIF_PARTS],
  light: [SERIF, '300-normal', SERIF_PARTS],
  text: [TEXT, '400-normal', SERIF_PARTS],
  strong: [TEXT, '500-normal', SERIF_PARTS],
  italic: [SERIF, '500-italic', SERIF_PARTS],
  black: [SERIF, '800-normal', SERIF_PARTS],
  script: ['great-vibes', '400-normal', SCRIPT_PARTS],
  anyScript: [TEXT, '400-normal', SERIF_PARTS],
  anyScriptItalic: [TEXT, '400-italic', SERIF_PARTS],
} as const;
export type FontStack = keyof typeof FONT_STACKS;
const WITH_OTHER_SCRIPTS: FontStack[] = ['anyScript', 'anyScriptItalic'];

const PICTOGRAPH = /\p{Extended_Pictographic}/u;
/** Belongs to the letter before it. */
const JOINED = /[\p{M}\p{Cf}]/u;

const opened = new Map<string, Slice>();
const ownOf = new Map<FontStack, Slice[]>();

/** Opens the stacks' own fonts, and lets other work go on in between. */
export async function openFontStacks(fontStacks: FontStack[]): Promise<void> {
  for (const fontStack of fontStacks) {
    const [family, style, parts] = FONT_STACKS[fontStack];
    for (const part of parts) {
      sliceOf(family, part, style);
      await new Promise(setImmediate);
    }
  }
}

/** The text in parts of one font each, as `spelled`. */
export function runsOf(fontStack: FontStack, text: string): Run[] {
  const own = ownSlices(fontStack);
  const runs: Run[] = [];
  for (const letter of spelled(fontStack, text)) {
    const home = sliceFor(fontStack, letter);
    const last = runs.at(-1);
    const stays =
      last &&
      (last.slice === home ||
        (has(last.slice, letter) &&
          (own.includes(last.slice) || JOINED.test(letter))));
    if (stays) last.text += letter;
    else if (home) runs.push({ slice: home, text: letter });
  }
  return runs;
}

/**
 * The text in letters of the stack: others are transliterated, pictographs and
 * signs without a spelling left out.
 */
export function spelled(fontStack: FontStack, text: string): string {
  const spell = (letter: string) => {
    if (sliceFor(fontStack, letter)) return letter;
    if (PICTOGRAPH.test(letter)) return '';
    return [...anyAscii(letter)]
      .filter((own) => sliceFor(fontStack, own))
      .join('');
  };
  return [...text.normalize('NFC')].map(spell).join('');
}

/** Whether the stack has every letter. */
export function canWrite(fontStack: FontStack, text: string): boolean {
  return [...text.normalize('NFC')].every((letter) =>
    sliceFor(fontStack, letter),
  );
}

/** Opens the other scripts' large fonts only for a letter that needs them. */
function sliceFor(fontStack: FontStack, letter: string): Slice | undefined {
  const own = ownSlices(fontStack).find((one) => has(one, letter));
  if (own || !WITH_OTHER_SCRIPTS.includes(fontStack)) return own;
  for (const [family, part] of OTHER_SCRIPTS) {
    const other = sliceOf(family, part, OTHER_STYLE);
    if (has(other, letter)) return other;
  }
  return undefined;
}

function has({ letters }: Slice, letter: string): boolean {
  return letters.has(letter.codePointAt(0) ?? 0);
}

function ownSlices(fontStack: FontStack): Slice[] {
  const known = ownOf.get(fontStack);
  if (known) return known;
  const [family, style, parts] = FONT_STACKS[fontStack];
  const slices = parts.map((part) => sliceOf(family, part, style));
  ownOf.set(fontStack, slices);
  return slices;
}

function sliceOf(family: string, part: string, style: string): Slice {
  const name = `${family}-${part}-${style}`;
  const known = opened.get(name);
  if (known) return known;
  const { bytes, font } = openFont(family, name);
  const found = { name, bytes, font, letters: new Set(font.characterSet) };
  opened.set(name, found);
  return found;
}
