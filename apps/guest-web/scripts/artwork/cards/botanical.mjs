import { oliveBranch } from '../plants.mjs';
import { pageOf, qrCode } from '../qr-code.mjs';
import { path, rect, svg } from '../svg.mjs';

const LEAVES = ['#7d8b6a', '#93a07f', '#a9b394', '#6a7859'];
const INK = '#3f4534';
const STEM = '#8a7f63';

/**
 * From the corners inwards: the path of each branch, and its number of leaves.
 */
const BRANCHES = [
  {
    seed: 11,
    pairs: 12,
    length: 58,
    line: [-10, 205, 48, 120, 130, 66, 262, 48],
  },
  { seed: 5, pairs: 7, length: 52, line: [-14, 96, 40, 70, 96, 24, 150, -12] },
  {
    seed: 8,
    pairs: 4,
    length: 40,
    line: [-12, 250, 22, 224, 46, 196, 58, 160],
  },
  {
    seed: 23,
    pairs: 12,
    length: 58,
    line: [510, 500, 452, 580, 370, 636, 244, 654],
  },
  {
    seed: 31,
    pairs: 7,
    length: 52,
    line: [514, 604, 462, 632, 408, 676, 352, 712],
  },
  {
    seed: 3,
    pairs: 4,
    length: 40,
    line: [512, 452, 480, 478, 456, 506, 444, 540],
  },
];

/** Olive branches from two corners, names in script. */
export function botanicalCard(letter, { names, and, opening, day, asks }) {
  const [first, second] = names;
  const asked = {
    hand: 'italic',
    size: 18,
    x: 42,
    anchor: 'start',
    fill: INK,
    within: 165,
  };
  return svg(
    500,
    700,
    rect([0, 0, 500, 700], { fill: '#fcf9f1' }),
    rect([22, 22, 456, 656], {
      fill: 'none',
      stroke: '#d9cfb4',
      'stroke-width': 1,
    }),
    BRANCHES.map(branch),
    letteredNames(letter, { names, and, opening }),
    path('M190 430h120', { stroke: '#c9a86a', 'stroke-width': 1 }),
    letter(day, {
      hand: 'strong',
      size: 17,
      x: 250,
      y: 462,
      tracking: 3.4,
      fill: INK,
      within: 310,
    }),
    qrCode(pageOf(first, '120926', second), {
      x: 204,
      y: 488,
      size: 92,
      fill: INK,
    }),
    asks.map((line, index) => letter(line, { ...asked, y: 618 + 24 * index })),
  );
}

function letteredNames(letter, { names: [first, second], and, opening }) {
  return [
    letter(opening, { hand: 'italic', size: 23, x: 250, y: 190, fill: INK }),
    letter(first, {
      hand: 'script',
      size: 92,
      x: 224,
      y: 284,
      fill: INK,
      within: 262,
    }),
    letter(and, { hand: 'italic', size: 26, x: 318, y: 318, fill: STEM }),
    letter(second, {
      hand: 'script',
      size: 92,
      x: 272,
      y: 396,
      fill: INK,
      within: 262,
    }),
  ];
}

function branch({ line, ...leaves }) {
  const points = [0, 2, 4, 6].map((index) => [line[index], line[index + 1]]);
  return oliveBranch(points, {
    ...leaves,
    colors: LEAVES,
    stem: STEM,
    fruit: '#5a5568',
  });
}
