import { LRUCache } from 'lru-cache';
import { canWrite, runsOf, type FontStack, type Run } from './font-stacks.js';
import { n, type TextMark } from './marks.js';

export interface Lettering {
  fontStack: FontStack;
  size: number;
  /** The room between letters, in parts of the size. */
  tracking?: number;
}

/** Ink of a line whose baseline begins at 0, 0. */
export interface Ink {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface Line {
  runs: Run[];
  width: number;
  ink: Ink;
}

interface Setting {
  lines: Line[];
  size: number;
  tracking: number;
}

/** Slender font stacks without a letter of the text are replaced by the italic. */
export function fontStackFor(fontStack: FontStack, text: string): FontStack {
  return fontStack === 'script' && !canWrite(fontStack, text)
    ? 'italic'
    : fontStack;
}

/** Lines of size 1: everything grows with the size. */
const measured = new LRUCache<string, Line>({ max: 3_000 });

export function setLine(
  text: string,
  { fontStack, size, tracking = 0 }: Lettering,
): Line {
  const key = `${fontStack} ${tracking} ${text}`;
  const known = measured.get(key) ?? measure(text, fontStack, tracking);
  measured.set(key, known);
  const { left, right, top, bottom } = known.ink;
  return {
    runs: known.runs,
    width: known.width * size,
    ink: {
      left: left * size,
      right: right * size,
      top: top * size,
      bottom: bottom * size,
    },
  };
}

function measure(text: string, fontStack: FontStack, tracking: number): Line {
  const runs = runsOf(fontStack, text);
  const ink: Ink = { left: 0, right: 0, top: 0, bottom: 0 };
  let x = 0;
  for (const { slice, text: part } of runs) {
    const em = 1 / slice.font.unitsPerEm;
    const { glyphs, positions } = slice.font.layout(part);
    glyphs.forEach((glyph, index) => {
      const { minX, maxX, minY, maxY } = glyph.bbox;
      if (Number.isFinite(minX)) {
        ink.left = Math.min(ink.left, x + minX * em);
        ink.right = Math.max(ink.right, x + maxX * em);
        ink.top = Math.min(ink.top, -maxY * em);
        ink.bottom = Math.max(ink.bottom, -minY * em);
      }
      x += (positions[index]?.xAdvance ?? 0) * em + tracking;
    });
  }
  return { runs, width: Math.max(0, x - tracking), ink };
}

export interface Room {
  width: number;
  maxLines?: number;
}

/** Addresses break after these signs, and in very long parts. */
const ADDRESS_PARTS = /[^/.-]{1,24}[/.-]?|[/.-]/gu;

/**
 * Sets a text in at most `maxLines` lines of about equal length. It becomes
 * smaller until it fits the width, and never overflows.
 */
export function setText(
  text: string,
  lettering: Lettering,
  room: Room,
): Setting {
  return setWords(
    text
      .split(' ')
      .filter(Boolean)
      .map((word, index) => (index === 0 ? word : ` ${word}`)),
    lettering,
    room,
  );
}

export function setAddress(
  address: string,
  lettering: Lettering,
  room: Room,
): Setting {
  return setWords(address.match(ADDRESS_PARTS) ?? [], lettering, room);
}

/** A password breaks anywhere: smaller letters would be harder to type. */
export function setLetters(
  text: string,
  lettering: Lettering,
  room: Room,
): Setting {
  return setWords([...text], lettering, room);
}

function setWords(
  words: string[],
  lettering: Lettering,
  { width, maxLines = 1 }: Room,
): Setting {
  let { size } = lettering;
  for (;;) {
    const lines = wrapped(words, { ...lettering, size }, width);
    if (lines.length <= maxLines && lines.every((line) => fits(line, width)))
      return {
        lines: balanced(words, { ...lettering, size }, lines, width),
        size,
        tracking: (lettering.tracking ?? 0) * size,
      };
    size *= 0.97;
  }
}

function fits({ ink, width }: Line, room: number): boolean {
  return Math.max(width, ink.right - ink.left) <= room;
}

/** Fills each line; a word is never divided. */
function wrapped(words: string[], lettering: Lettering, width: number): Line[] {
  const lines: Line[] = [];
  let text = '';
  for (const word of words) {
    const longer = text + word;
    if (text && !fits(setLine(longer, lettering), width)) {
      lines.push(setLine(text, lettering));
      text = word.trimStart();
    } else text = longer;
  }
  return [...lines, setLine(text, lettering)];
}

function balanced(
  words: string[],
  lettering: Lettering,
  lines: Line[],
  width: number,
): Line[] {
  if (lines.length < 2) return lines;
  let best = lines;
  for (let narrow = width * 0.98; narrow > width * 0.4; narrow *= 0.97) {
    const other = wrapped(words, lettering, narrow);
    const isSame = other.length === lines.length;
    if (!isSame || !other.every((line) => fits(line, narrow))) break;
    best = other;
  }
  return best;
}

export function textMark(
  { runs }: Line,
  place: { x: number; y: number; size: number; tracking: number; fill: string },
): TextMark {
  return { kind: 'text', runs, ...place };
}

/** The letters as SVG path data. */
export function outlineOf({
  runs,
  x,
  y,
  size,
  tracking,
}: Omit<TextMark, 'kind' | 'fill'>): string {
  let left = x;
  const paths: string[] = [];
  for (const { slice, text } of runs) {
    const scale = size / slice.font.unitsPerEm;
    const { glyphs, positions } = slice.font.layout(text);
    glyphs.forEach((glyph, index) => {
      const { xOffset = 0, yOffset = 0, xAdvance = 0 } = positions[index] ?? {};
      const from = { x: left + xOffset * scale, y: y - yOffset * scale };
      for (const { command, args } of glyph.path.commands)
        paths.push(SVG_COMMANDS[command] + points(args, from, scale));
      left += xAdvance * scale + tracking;
    });
  }
  return paths.join('');
}

const SVG_COMMANDS = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'z',
} as const;

/** The y axis points up in fonts. */
function points(
  args: number[],
  from: { x: number; y: number },
  scale: number,
): string {
  return args
    .map((value, index) =>
      n(index % 2 === 0 ? from.x + value * scale : from.y - value * scale),
    )
    .join(' ');
}
