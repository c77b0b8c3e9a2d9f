import {
  circle,
  filled,
  rect,
  stroked,
  type Mark,
} from '../../../platform/print/marks.js';
import type { Design, Shape, Style } from '../layout/card.js';
import {
  oliveBranch,
  type Curve,
} from '../../../platform/print/olive-branch.js';
import { diamond, paper, splitRule } from './ornaments.js';
import type { Palette } from './palettes.js';
import { centredRegions } from './regions.js';

/** Olive branches in two corners, names in script. */
export const botanical: Design = {
  style: botanicalStyle,
  ground: (shape, palette, { over }) => [
    paper(shape, over, palette.paper),
    ...frame(shape, palette),
    ...branches(shape, palette),
  ],
  regions: (shape) =>
    centredRegions(shape, {
      portrait: { x: 15, top: 15, bottom: 23 },
      landscape: { x: 17, top: 15, bottom: 18 },
      square: { x: 18, top: 22, bottom: 17 },
      seal: { x: 11, top: 12, bottom: 9 },
      round: { x: 17, top: 9.5, bottom: 10, narrow: 33 },
    }),
};

function botanicalStyle({ deep, mid, line }: Palette): Style {
  const small = { fontStack: 'strong', tracking: 0.14, isUpper: true } as const;
  return {
    faces: {
      monogram: { fontStack: 'serif', size: 4, fill: mid },
      names: { fontStack: 'script', size: 16.5, fill: deep },
      date: { ...small, size: 2.7, fill: mid },
      sentence: { fontStack: 'italic', size: 4.7, fill: deep },
      second: { fontStack: 'italic', size: 3.9, fill: mid },
      table: { ...small, size: 3.3, fill: deep },
      how: { fontStack: 'text', size: 2.55, fill: deep },
      address: { fontStack: 'strong', size: 2.7, fill: deep },
    },
    onGround: {},
    and: { text: '&', face: { fontStack: 'italic', size: 6.2, fill: mid } },
    rule: (x, y, width) => [
      ...splitRule([x, y], { width, gap: 2 }, line, 0.2),
      filled(diamond(x, y, 0.9), line),
    ],
    crest: (x, y, radius) => [stroked(circle(x, y, radius), line, 0.2)],
  };
}

function frame({ kind, width, height }: Shape, { line }: Palette): Mark[] {
  if (kind === 'round')
    return [stroked(circle(width / 2, height / 2, width / 2 - 3), line, 0.2)];
  const inset = kind === 'seal' ? 3.5 : 5;
  return [
    stroked(
      rect(inset, inset, width - 2 * inset, height - 2 * inset),
      line,
      0.2,
    ),
  ];
}

const LONG: Curve = [
  [-3, 46],
  [3, 25],
  [17, 9.5],
  [54, 8],
];
const SHORT: Curve = [
  [-4, 21],
  [10, 15],
  [20, 5],
  [33, -4],
];

function branches(shape: Shape, palette: Palette): Mark[] {
  const { kind, width, height } = shape;
  const size = {
    portrait: 1,
    landscape: 0.86,
    square: 0.9,
    seal: 0.4,
    round: 0.5,
  }[kind];
  const corner = (part = 1) =>
    kind === 'round'
      ? oliveBranch(arc(width), palette, 0.55)
      : [LONG, SHORT].flatMap((curve) =>
          oliveBranch(scaled(curve, part * size), palette, part * size),
        );
  return [
    ...corner(),
    {
      kind: 'group',
      matrix: [-1, 0, 0, -1, width, height],
      // The address is beside it.
      marks: corner(0.74),
    },
  ];
}

/** Along the left half of a round sticker. */
function arc(width: number): Curve {
  const r = width / 2;
  return [
    [r - 0.5 * r, r + 0.74 * r],
    [r - 1.05 * r, r + 0.38 * r],
    [r - 1.05 * r, r - 0.38 * r],
    [r - 0.42 * r, r - 0.79 * r],
  ];
}

function scaled(curve: Curve, size: number): Curve {
  const [a, b, c, d] = curve.map(([x, y]) => [x * size, y * size] as const);
  return [a!, b!, c!, d!];
}
