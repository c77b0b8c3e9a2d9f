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

/** Family and part: of texts in any script, after the hand's own parts. */
const OTHER_SCRIPTS = [
  ['noto-naskh-arabic', 'arabic'],
  ['noto-serif-hebrew', 'hebrew'],
  ['noto-serif-georgian', 'georgian'],
  ['noto-serif-armenian', 'armenian'],
  ['noto-emoji', 'emoji'],
] as const;
const OTHER_STYLE = '400-normal';

/** Typeface, style and parts; the first part with a letter draws it. */
const HANDS = {
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
export type Hand = keyof typeof HANDS;
const WITH_OTHER_SCRIPTS: Hand[] = ['anyScript', 'anyScriptItalic'];

const PICTOGRAPH = /\p{Extended_Pictographic}/u;
/** Belongs to the letter before it. */
const JOINED = /[\p{M}\p{Cf}]/u;

const opened = new Map<string, Slice>();
const ownOf = new Map<Hand, Slice[]>();

/** Opens the hands' own fonts with turns for other work in between. */
export async function openHands(hands: Hand[]): Promise<void> {
  for (const hand of hands) {
    const [family, style, parts] = HANDS[hand];
    for (const part of parts) {
      sliceOf(family, part, style);
      await new Promise(setImmediate);
    }
  }
}

/** The text in parts of one font each, as `spelled`. */
export function runsOf(hand: Hand, text: string): Run[] {
  const own = ownSlices(hand);
  const runs: Run[] = [];
  for (const letter of spelled(hand, text)) {
    const home = sliceFor(hand, letter);
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
 * The text in letters of the hand: others are transliterated, pictographs and
 * signs without a spelling left out.
 */
export function spelled(hand: Hand, text: string): string {
  const spell = (letter: string) => {
    if (sliceFor(hand, letter)) return letter;
    if (PICTOGRAPH.test(letter)) return '';
    return [...anyAscii(letter)].filter((own) => sliceFor(hand, own)).join('');
  };
  return [...text.normalize('NFC')].map(spell).join('');
}

/** Whether the hand has every letter. */
export function canWrite(hand: Hand, text: string): boolean {
  return [...text.normalize('NFC')].every((letter) => sliceFor(hand, letter));
}

/** Opens the other scripts' large fonts only for a letter that needs them. */
function sliceFor(hand: Hand, letter: string): Slice | undefined {
  const own = ownSlices(hand).find((one) => has(one, letter));
  if (own || !WITH_OTHER_SCRIPTS.includes(hand)) return own;
  for (const [family, part] of OTHER_SCRIPTS) {
    const other = sliceOf(family, part, OTHER_STYLE);
    if (has(other, letter)) return other;
  }
  return undefined;
}

function has({ letters }: Slice, letter: string): boolean {
  return letters.has(letter.codePointAt(0) ?? 0);
}

function ownSlices(hand: Hand): Slice[] {
  const known = ownOf.get(hand);
  if (known) return known;
  const [family, style, parts] = HANDS[hand];
  const slices = parts.map((part) => sliceOf(family, part, style));
  ownOf.set(hand, slices);
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
