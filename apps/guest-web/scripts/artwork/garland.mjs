import { leaf, oliveBranch, rose, ROSES } from './plants.mjs';
import { svg } from './svg.mjs';

/** Separates the last section from the others. */
export function garland() {
  const branch = (points, seed) =>
    oliveBranch(points, {
      seed,
      pairs: 11,
      length: 34,
      colors: ['#7d8b6a', '#93a07f', '#a9b394'],
      stem: '#8a7f63',
      fruit: '#8a7a86',
    });
  return svg(
    520,
    120,
    branch(
      [
        [260, 62],
        [180, 42],
        [96, 52],
        [14, 88],
      ],
      13,
    ),
    branch(
      [
        [260, 62],
        [340, 42],
        [424, 52],
        [506, 88],
      ],
      19,
    ),
    [-2.6, -2, -1.1, -0.5].map((angle) =>
      leaf({ x: 260, y: 64, angle, length: 44, width: 9 }, { fill: '#6f8560' }),
    ),
    rose(226, 60, 19, ROSES[1]),
    rose(294, 60, 19, ROSES[2]),
    rose(260, 56, 26, ROSES[0]),
  );
}
