import {
  fontStackFor,
  outlineOf,
  setLine,
} from '../../../platform/print/lettering.js';
import {
  circle,
  filled,
  rect,
  stroked,
  type Mark,
} from '../../../platform/print/marks.js';
import type {
  CardContent,
  Design,
  Part,
  Region,
  Shape,
  Style,
} from '../layout/card.js';
import type { Palette } from './palettes.js';

/** Typography only: great initials on a field of colour. */
export const modern: Design = {
  style: modernStyle,
  ground: (shape, palette, { over, content }) => {
    const { width, height } = shape;
    const all = rect(-over, -over, width + 2 * over, height + 2 * over);
    const field = fieldOf(shape, over);
    return [
      filled(all, palette.paper),
      filled(field, palette.mid),
      {
        kind: 'group',
        matrix: [1, 0, 0, 1, 0, 0],
        clip: field,
        marks: initials(shape, palette, content),
      },
      ...(shape.kind === 'round'
        ? [
            stroked(
              circle(width / 2, height / 2, width / 2 - 2.2),
              palette.pale,
              0.3,
            ),
          ]
        : []),
    ];
  },
  regions,
};

function modernStyle({ deep, mid, pale, paper }: Palette): Style {
  const small = { fontStack: 'strong', tracking: 0.1, isUpper: true } as const;
  return {
    faces: {
      monogram: { fontStack: 'black', size: 4, fill: mid },
      names: { fontStack: 'black', size: 15.5, fill: deep },
      date: { ...small, size: 2.7, fill: mid },
      sentence: { fontStack: 'serif', size: 5, fill: deep },
      second: { fontStack: 'italic', size: 4, fill: mid },
      table: { ...small, fontStack: 'black', size: 4, fill: mid },
      how: { fontStack: 'text', size: 2.55, fill: deep },
      address: { fontStack: 'strong', size: 2.7, fill: deep },
    },
    onGround: {
      names: paper,
      date: pale,
      sentence: paper,
      second: pale,
      how: paper,
    },
    and: { text: '+', face: { fontStack: 'light', size: 9, fill: pale } },
    rule: (x, y, width) => [
      filled(rect(x - width / 2, y - 0.5, width / 2, 1), mid),
    ],
  };
}

/** Share of the card that the field of colour covers. */
function fieldOf({ kind, width, height }: Shape, over: number): string {
  const [w, h] = [width + 2 * over, height + 2 * over];
  if (kind === 'landscape') return rect(-over, -over, 0.52 * width + over, h);
  const share = { portrait: 0.5, square: 0.4, seal: 0.27, round: 0.27 }[kind];
  return rect(-over, -over, w, share * height + over);
}

function initials(
  { kind, width, height }: Shape,
  palette: Palette,
  { initials: letters, names }: CardContent,
): Mark[] {
  if (!letters || kind === 'seal' || kind === 'round') return [];
  const field = kind === 'landscape' ? 0.52 * width : width;
  const tall = { portrait: 0.5, landscape: 1, square: 0.4 }[kind] * height;
  const size = { portrait: 0.8, landscape: 0.62, square: 1 }[kind] * tall;
  const fontStack = fontStackFor('black', names.join(''));
  return letters.map((letter, index) => {
    const { runs, width: advance } = setLine(letter, { fontStack, size });
    const x = index === 0 ? -0.05 * size : field - advance + 0.06 * size;
    const y = index === 0 ? 0.66 * size : tall - 0.05 * size;
    const d = outlineOf({ runs, x, y, size, tracking: 0 });
    return filled(d, index === 0 ? palette.light : palette.spark);
  });
}

const TEXTS: Part[] = ['table', 'sentence', 'how', 'wifi'];

function regions(shape: Shape): Region[] {
  const { kind, width, height } = shape;
  if (kind === 'landscape') return landscapeRegions(shape);
  if (kind === 'portrait' || kind === 'square') return stackedRegions(shape);
  return sealRegions(kind === 'round' ? 16 : 8, width, height);
}

const GROUND = { align: 'left', isOnGround: true } as const;

/** The field above the paper. */
function stackedRegions({ kind, width, height }: Shape): Region[] {
  const isSquare = kind === 'square';
  const [share, x, code] = isSquare ? [0.4, 10, 46] : [0.5, 9, 40];
  const top = isSquare ? 9 : 10;
  return [
    {
      x,
      y: top,
      width: width - 2 * x,
      height: share * height - top - 7,
      parts: [isSquare ? 'namesInLine' : 'names', 'date'],
      ...GROUND,
      ...(isSquare && { text: 1.25 }),
    },
    ...paperColumns(
      { x, y: share * height + 9, width: width - 2 * x },
      { height: (1 - share) * height - 18, code },
    ),
  ];
}

function landscapeRegions({ width, height }: Shape): Region[] {
  return [
    {
      x: 9,
      y: 12,
      width: 0.52 * width - 17,
      height: height - 24,
      parts: ['names', 'date', 'wifi'],
      ...GROUND,
    },
    {
      x: 0.52 * width + 8,
      y: 11,
      width: 0.48 * width - 17,
      height: height - 22,
      align: 'left',
      code: 40,
      parts: ['table', 'sentence', 'code', 'how', 'address'],
    },
  ];
}

function sealRegions(x: number, width: number, height: number): Region[] {
  const isRound = x > 10;
  return [
    {
      x,
      y: isRound ? 8 : 5,
      width: width - 2 * x,
      height: 0.27 * height - (isRound ? 10 : 8),
      isOnGround: true,
      parts: ['namesInLine'],
      text: 0.62,
      ...(isRound && { narrow: 38 }),
    },
    {
      x,
      y: 0.27 * height + 3,
      width: width - 2 * x,
      height: 0.73 * height - (isRound ? 14 : 9),
      text: 0.74,
      isSticker: true,
      parts: ['sentence', 'table', 'code', 'address'],
      code: 29,
      ...(isRound && { narrow: 30 }),
    },
  ];
}

/** Texts on the left, code on the right. */
function paperColumns(
  place: { x: number; y: number; width: number },
  { height, code }: { height: number; code: number },
): Region[] {
  const gap = 5;
  return [
    {
      ...place,
      height,
      width: place.width - code - gap,
      align: 'left',
      parts: TEXTS,
    },
    {
      x: place.x + place.width - code,
      y: place.y,
      width: code,
      height,
      parts: ['code', 'address'],
      code,
    },
  ];
}
