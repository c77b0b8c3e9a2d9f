import { oliveBranch } from '../plants.mjs';
import { qrCode } from '../qr-code.mjs';
import { path, rect, svg } from '../svg.mjs';

const LEAVES = ['#7d8b6a', '#93a07f', '#a9b394', '#6a7859'];
const INK = '#3f4534';
const STEM = '#8a7f63';

/** From the corners inwards: where each branch runs, and how many leaves it has. */
const BRANCHES = [
  { seed: 11, pairs: 12, length: 58, line: [-10, 205, 48, 120, 130, 66, 262, 48] },
  { seed: 5, pairs: 7, length: 52, line: [-14, 96, 40, 70, 96, 24, 150, -12] },
  { seed: 8, pairs: 4, length: 40, line: [-12, 250, 22, 224, 46, 196, 58, 160] },
  { seed: 23, pairs: 12, length: 58, line: [510, 500, 452, 580, 370, 636, 244, 654] },
  { seed: 31, pairs: 7, length: 52, line: [514, 604, 462, 632, 408, 676, 352, 712] },
  { seed: 3, pairs: 4, length: 40, line: [512, 452, 480, 478, 456, 506, 444, 540] },
];

/** Olive branches from two corners, names in a pen's hand. */
export function botanicalCard(letter) {
  const italic = { hand: 'italic', size: 18, x: 42, anchor: 'start', fill: INK };
  return svg(
    500,
    700,
    rect([0, 0, 500, 700], { fill: '#fcf9f1' }),
    rect([22, 22, 456, 656], { fill: 'none', stroke: '#d9cfb4', 'stroke-width': 1 }),
    BRANCHES.map(branch),
    letter('Birlikte bir ömre', { hand: 'italic', size: 23, x: 250, y: 190, fill: INK }),
    letter('Defne', { hand: 'script', size: 92, x: 224, y: 284, fill: INK }),
    letter('ve', { hand: 'italic', size: 26, x: 318, y: 318, fill: STEM }),
    letter('Kerem', { hand: 'script', size: 92, x: 272, y: 396, fill: INK }),
    path('M190 430h120', { stroke: '#c9a86a', 'stroke-width': 1 }),
    letter('12 EYLÜL 2026', { hand: 'strong', size: 17, x: 250, y: 462, tracking: 3.4, fill: INK }),
    qrCode('https://hatira.example/Defne-120926-Kerem', { x: 204, y: 488, size: 92, fill: INK }),
    letter('Fotoğraflarınızı', { ...italic, y: 618 }),
    letter('bizimle paylaşın', { ...italic, y: 642 }),
  );
}

function branch({ line, ...leaves }) {
  const points = [0, 2, 4, 6].map((index) => [line[index], line[index + 1]]);
  return oliveBranch(points, { ...leaves, colors: LEAVES, stem: STEM, fruit: '#5a5568' });
}
