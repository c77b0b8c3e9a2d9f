import type { CardFormat } from '@hatira/contract';
import type { Matrix } from '../../platform/print/marks.js';
import type { Shape } from './layout/card.js';

/** Millimetres. */
export interface Format {
  /** The size of the page after the cut. */
  page: [number, number];
  bleed: number;
  card: { kind: Shape['kind']; width: number; height: number };
  /** Millimetres of a unit of the card's shape. */
  unit: number;
  places: Matrix[];
  /** The marks between cards of one page. */
  cuts: 'none' | 'crosses' | 'fold' | 'outlines';
  /** Both sides of a tent show the same card. */
  isPair?: boolean;
}

const HERE: Matrix = [1, 0, 0, 1, 0, 0];
const at = (x: number, y: number): Matrix => [1, 0, 0, 1, x, y];
const BLEED = 3;
/** Stickers: diameter or side, and the space between two. */
const STICKER = 60;
const STICKER_GAP = 6;

function single(
  kind: Shape['kind'],
  page: [number, number],
  unit: number,
  bleed = BLEED,
): Format {
  const [width, height] = page;
  return {
    page,
    bleed,
    unit,
    places: [HERE],
    cuts: 'none',
    card: { kind, width, height },
  };
}

function stickers(kind: 'seal' | 'round'): Format {
  const step = STICKER + STICKER_GAP;
  const [left, top] = [
    (210 - 3 * step + STICKER_GAP) / 2,
    (297 - 4 * step + STICKER_GAP) / 2,
  ];
  return {
    page: [210, 297],
    bleed: 0,
    cuts: 'outlines',
    card: { kind, width: STICKER, height: STICKER },
    unit: STICKER / 72,
    places: [0, 1, 2, 3].flatMap((row) =>
      [0, 1, 2].map((column) => at(left + column * step, top + row * step)),
    ),
  };
}

export const FORMATS: Record<CardFormat, Format> = {
  'table-card': single('portrait', [105, 148], 1),
  'table-cards': {
    page: [210, 297],
    bleed: 0,
    unit: 1,
    cuts: 'crosses',
    card: { kind: 'portrait', width: 105, height: 148.5 },
    places: [at(0, 0), at(105, 0), at(0, 148.5), at(105, 148.5)],
  },
  'tent-card': {
    page: [210, 297],
    bleed: 0,
    unit: Math.SQRT2,
    cuts: 'fold',
    card: { kind: 'landscape', width: 210, height: 148.5 },
    places: [[-1, 0, 0, -1, 210, 148.5], at(0, 148.5)],
    isPair: true,
  },
  insert: single('landscape', [148, 105], 1),
  mirror: single('square', [210, 210], 210 / 120),
  'poster-a4': single('portrait', [210, 297], 2, 0),
  'poster-a3': single('portrait', [297, 420], 2 * Math.SQRT2),
  'stickers-round': stickers('round'),
  'stickers-square': stickers('seal'),
};
