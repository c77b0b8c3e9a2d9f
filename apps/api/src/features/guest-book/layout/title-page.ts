import {
  canWrite,
  type FontStack,
} from '../../../platform/print/font-stacks.js';
import { setText, textMark } from '../../../platform/print/lettering.js';
import {
  stroked,
  type Mark,
  type Page,
} from '../../../platform/print/marks.js';
import {
  oliveBranch,
  type Curve,
} from '../../../platform/print/olive-branch.js';
import {
  fittedLines,
  type ParagraphLine,
} from '../../../platform/print/paragraph.js';
import { BOOK, bookPage, COLUMN, INK } from './book-style.js';

export interface TitlePage {
  /** One or two. */
  names: string[];
  /** The date as a reader sees it. */
  date?: string | undefined;
  title: string;
  language: string;
}

const LEAVES = {
  mid: '#66704f',
  light: '#93a07f',
  pale: '#b9c1a4',
  line: INK.gold,
  spark: '#5a5568',
} as const;
const MIDDLE = BOOK.width / 2;
const NAME_SIZE = 17;
/** Baseline of the last name. */
const NAMES_END = 108;

/** The couple's names, the date and the book's title between two branches. */
export function titlePage({ names, date, title, language }: TitlePage): Page {
  return bookPage([
    ...branches(34, -1),
    ...nameMarks(names),
    stroked(`M${MIDDLE - 16} ${NAMES_END + 10}h32`, INK.gold, 0.25),
    ...(date === undefined ? [] : smallLine(date, NAMES_END + 19)),
    ...smallLine(title.toLocaleUpperCase(language), NAMES_END + 28),
    ...branches(BOOK.height - 34, 1),
  ]);
}

function nameMarks(names: string[]): Mark[] {
  const fontStack = fontStackOf(names.join(' '));
  const room = { width: COLUMN.width, maxLines: 1 };
  const sizes = names.map(
    (name) => fittedLines(name, { fontStack, size: NAME_SIZE }, room).size,
  );
  const size = Math.min(NAME_SIZE, ...sizes);
  const step = size * 1.15;
  const [first = '', second] = names;
  const rows = second === undefined ? [first] : [first, '&', second];
  return rows.flatMap((row, index) => {
    const isSign = index === 1;
    const face = { fontStack, size: isSign ? size * 0.7 : size };
    const { lines } = fittedLines(row, face, room);
    const y = NAMES_END - (rows.length - 1 - index) * step;
    return lines.map((line) =>
      centred(line, {
        y,
        size: face.size,
        fill: isSign ? INK.gold : INK.text,
      }),
    );
  });
}

/** Slender font stacks lack letters of some scripts. */
function fontStackOf(names: string): FontStack {
  const fine = (['script', 'italic'] as const).find((fontStack) =>
    canWrite(fontStack, names),
  );
  return fine ?? 'anyScript';
}

function smallLine(text: string, y: number): Mark[] {
  const { lines, size, tracking } = setText(
    text,
    { fontStack: 'text', size: 3.4, tracking: 0.16 },
    { width: COLUMN.width },
  );
  return lines.map((line) =>
    textMark(line, {
      x: MIDDLE - line.width / 2,
      y,
      size,
      tracking,
      fill: INK.accent,
    }),
  );
}

/** A line of any script in the middle of the page. */
export function centred(
  { runs, width }: ParagraphLine,
  place: { y: number; size: number; fill: string },
): Mark {
  return { kind: 'text', runs, x: MIDDLE - width / 2, tracking: 0, ...place };
}

/** @param side -1: hangs from above, 1: grows from below */
function branches(y: number, side: 1 | -1): Mark[] {
  return [-1, 1].flatMap((way) => {
    const at = (across: number, down: number) =>
      [MIDDLE + way * across, y + side * down] as const;
    const curve: Curve = [at(2, 0), at(16, 7), at(30, 6), at(42, -3)];
    return oliveBranch(curve, LEAVES, 0.9);
  });
}
