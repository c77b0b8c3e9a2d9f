import type { Page } from '../../../platform/print/marks.js';

/** Millimetres: A5 after the cut. */
export const BOOK = {
  width: 148,
  height: 210,
  bleed: 3,
  /** The margin between texts and the cut. */
  side: 17,
  top: 18,
  bottom: 22,
  /** Baseline of page numbers. */
  number: 199,
} as const;

/** The column of texts and pictures. */
export const COLUMN = {
  width: BOOK.width - 2 * BOOK.side,
  height: BOOK.height - BOOK.top - BOOK.bottom,
} as const;

/** The colours of the guest book in a zip. */
export const INK = {
  text: '#2b2622',
  soft: '#6d6259',
  accent: '#9e4257',
  gold: '#c9a86a',
} as const;

/** The page's marks are in millimetres from its cut corner. */
export function bookPage(marks: Page['marks']): Page {
  const { width, height, bleed } = BOOK;
  return {
    width: width + 2 * bleed,
    height: height + 2 * bleed,
    bleed,
    marks: [{ kind: 'group', matrix: [1, 0, 0, 1, bleed, bleed], marks }],
  };
}
