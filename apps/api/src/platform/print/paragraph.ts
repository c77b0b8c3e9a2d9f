import { directed, visualRuns, type Directed } from './bidi.js';
import type { FontStack, Run } from './font-stacks.js';
import { setLine } from './lettering.js';

export interface ParagraphLine {
  /** The runs from left to right. */
  runs: Run[];
  width: number;
  isRightToLeft: boolean;
}

interface Face {
  fontStack: FontStack;
  size: number;
}

interface Span {
  start: number;
  end: number;
}

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/**
 * Breaks a text of any script into lines within the width. A word is divided
 * only where it is wider alone. Empty lines are left out.
 */
export function paragraphLines(
  text: string,
  face: Face,
  width: number,
): ParagraphLine[] {
  return text.split('\n').flatMap((part) => {
    const paragraph = directed(face.fontStack, part.trim());
    return spansOf(paragraph.text, face, width).map((span) =>
      lineOf(paragraph, span, face),
    );
  });
}

/** The same number of lines, of about equal length. */
export function balancedLines(
  text: string,
  face: Face,
  width: number,
): ParagraphLine[] {
  const lines = paragraphLines(text, face, width);
  let best = lines;
  for (let narrow = width * 0.97; narrow > width * 0.4; narrow *= 0.97) {
    const other = paragraphLines(text, face, narrow);
    if (other.length > lines.length) break;
    best = other;
  }
  return best;
}

/**
 * Lines that become smaller until at most so many fit, without a divided word.
 */
export function fittedLines(
  text: string,
  face: Face,
  room: { width: number; maxLines: number },
): { lines: ParagraphLine[]; size: number } {
  for (let { size } = face; ; size *= 0.95) {
    const smaller = { fontStack: face.fontStack, size };
    const isWordWide = directed(face.fontStack, text)
      .text.split(/\s+/)
      .some((word) => widthOf(word, smaller) > room.width);
    const lines = paragraphLines(text, smaller, room.width);
    if (!isWordWide && lines.length <= room.maxLines) return { lines, size };
  }
}

function lineOf(
  paragraph: Directed,
  span: Span,
  { fontStack, size }: Face,
): ParagraphLine {
  const runs = visualRuns(fontStack, paragraph, span);
  const widths = runs.map(
    ({ slice, text }) =>
      slice.font.layout(text).advanceWidth / slice.font.unitsPerEm,
  );
  return {
    runs,
    width: size * widths.reduce((total, one) => total + one, 0),
    isRightToLeft: paragraph.isRightToLeft,
  };
}

function spansOf(text: string, face: Face, width: number): Span[] {
  const space = widthOf('\u00a0', face);
  const lines: (Span & { width: number })[] = [];
  for (const word of wordsOf(text, face, width)) {
    const last = lines.at(-1);
    const gap = last && word.start > last.end ? space : 0;
    if (last && last.width + gap + word.width <= width) {
      last.end = word.end;
      last.width += gap + word.width;
    } else lines.push({ ...word });
  }
  return lines;
}

function* wordsOf(
  text: string,
  face: Face,
  width: number,
): Generator<Span & { width: number }> {
  for (const { 0: word, index } of text.matchAll(/\S+/g)) {
    const whole = widthOf(word, face);
    if (whole <= width)
      yield { start: index, end: index + word.length, width: whole };
    else
      for (const { segment, index: at } of graphemes.segment(word))
        yield {
          start: index + at,
          end: index + at + segment.length,
          width: widthOf(segment, face),
        };
  }
}

function widthOf(word: string, { fontStack, size }: Face): number {
  return setLine(word, { fontStack, size }).width;
}
