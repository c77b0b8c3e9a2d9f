import {
  circle,
  filled,
  rect,
  stroked,
  type GroupMark,
  type Mark,
  type Matrix,
} from '../../../platform/print/marks.js';
import type { Palette } from './palettes.js';

/** Side of a drawn tile. */
const SIDE = 50;

/** Tiles with rosettes and tulips around a field, in this many columns. */
export function tileBorder(
  { width, height }: { width: number; height: number },
  columns: number,
  palette: Palette,
): Mark[] {
  const rows = Math.max(3, Math.round((columns * height) / width));
  const size: [number, number] = [width / columns, height / rows];
  const [rosette, tulip] = [rosetteTile(palette), tulipTile(palette)];
  const marks: Mark[] = [];
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const isEdge =
        row === 0 || column === 0 || row === rows - 1 || column === columns - 1;
      if (!isEdge) continue;
      const turn = turnOf(row, column, rows, columns);
      marks.push({
        kind: 'group',
        matrix: placed(column * size[0], row * size[1], size, turn),
        marks: (row + column) % 2 === 0 ? rosette : tulip,
      });
    }
  return marks;
}

/** Quarters: blossoms point outwards. */
function turnOf(row: number, column: number, rows: number, columns: number) {
  if (row === 0) return 0;
  if (row === rows - 1) return 2;
  return column === columns - 1 ? 1 : 3;
}

function placed(
  x: number,
  y: number,
  [width, height]: [number, number],
  turn: number,
): Matrix {
  const [sx, sy] = [width / SIDE, height / SIDE];
  const [cos, sin] = [
    [1, 0],
    [0, 1],
    [-1, 0],
    [0, -1],
  ][turn] as [number, number];
  const middle = SIDE / 2;
  const [dx, dy] = [
    middle - cos * middle + sin * middle,
    middle - sin * middle - cos * middle,
  ];
  return [sx * cos, sy * sin, -sx * sin, sy * cos, x + sx * dx, y + sy * dy];
}

const PETALS = [
  'M25 25C29.3 20 36.9 21 42 25C37.8 29.5 30.1 30 25 25z',
  'M25 25C31.5 24.5 36.2 30.6 37 37C30.8 37.2 25.1 32.1 25 25z',
  'M25 25C30 29.3 29 36.9 25 42C20.5 37.8 20 30.1 25 25z',
  'M25 25C25.5 31.5 19.4 36.2 13 37C12.8 30.8 17.9 25.1 25 25z',
  'M25 25C20.8 30 13.1 29 8 25C12.3 20.5 19.9 20 25 25z',
  'M25 25C18.5 25.5 13.8 19.4 13 13C19.2 12.8 24.9 17.9 25 25z',
  'M25 25C20 20.8 21 13.1 25 8C29.5 12.3 30 19.9 25 25z',
  'M25 25C24.5 18.5 30.6 13.8 37 13C37.2 19.2 32.1 24.9 25 25z',
];
const CORNERS = [
  'M0 8a8 8 0 0 0 8-8',
  'M42 0a8 8 0 0 0 8 8',
  'M50 42a8 8 0 0 0-8 8',
  'M8 50a8 8 0 0 0-8-8',
].join('');

function rosetteTile({
  paper,
  deep,
  mid,
  light,
  spark,
  pale,
}: Palette): Mark[] {
  return [
    filled(rect(0, 0, SIDE, SIDE), paper),
    stroked(rect(0.5, 0.5, 49, 49), pale, 1),
    stroked(CORNERS, light, 1.6),
    ...PETALS.map((petal, index) => filled(petal, index % 2 ? mid : deep)),
    filled(circle(25, 25, 4.4), spark),
  ];
}

function tulipTile({ paper, mid, spark, pale }: Palette): Mark[] {
  return [
    filled(rect(0, 0, SIDE, SIDE), pale),
    stroked(rect(0.5, 0.5, 49, 49), paper, 1),
    stroked('M25 46V26', mid, 2),
    filled(
      'M25 45C18.6 45.2 11.9 39.2 5.4 37.8C15.1 33.1 22.6 38.2 25 45z',
      mid,
    ),
    filled(
      'M25 45C26.6 38.8 34.3 34.1 44.6 37.9C39.2 38.9 32.2 44.6 25 45z',
      mid,
    ),
    tulip([0.62, 0, 0, 0.62, 25, 28], spark, paper),
  ];
}

/** Its stem begins at 0, 0; 42 high. */
function tulip(matrix: Matrix, fill: string, vein: string): GroupMark {
  return {
    kind: 'group',
    matrix,
    marks: [
      filled(
        'M0 0C-17-4-15-24-19-36-9-31-4-22 0-9 4-22 9-31 19-36 15-24 17-4 0 0z',
        fill,
      ),
      filled('M0-1C-9-10-7-28 0-42 7-28 9-10 0-1z', fill),
      stroked('M0-1C-9-10-7-28 0-42 7-28 9-10 0-1z', vein, 1.2),
      filled(circle(0, -20, 2), vein),
    ],
  };
}

/** A tulip between two carnations and their leaves; 60 wide, stems at 0, 0. */
export function bouquet(matrix: Matrix, palette: Palette): GroupMark {
  const { mid, light, deep, spark, paper } = palette;
  const stems =
    'M0 0C0-30 0-46 0-60M0 0C-10-18-22-30-36-36M0 0C10-18 22-30 36-36';
  const leaves = [
    'M0-4C-10-10-20-28-18-44C-12-36-2-20 0-4z',
    'M0-4C0-16 12-34 26-40C22-30 12-12 0-4z',
    'M-14-6C-22 2-37 3-49-3C-41-6-26-10-14-6z',
    'M14-6C24-10 39-6 48 4C39 4 24 2 14-6z',
  ];
  return {
    kind: 'group',
    matrix,
    marks: [
      stroked(stems, mid, 2.2),
      ...leaves.map((leaf) => filled(leaf, mid)),
      tulip([1, 0, 0, 1, 0, -54], spark, paper),
      carnation([0.72, -0.38, 0.38, 0.72, -38, -40], { light, deep, mid }),
      carnation([0.72, 0.38, -0.38, 0.72, 38, -40], { light, deep, mid }),
    ],
  };
}

function carnation(
  matrix: Matrix,
  { light, deep, mid }: Pick<Palette, 'light' | 'deep' | 'mid'>,
): GroupMark {
  return {
    kind: 'group',
    matrix,
    marks: [
      filled(
        'M-26.9-2.8L-20-6.5L-23.4-13.5L-15.6-14.1L-15.9-21.8L-8.5-19.2L-5.6-26.4L0-21L5.6-26.4L8.5-19.2L15.9-21.8L15.6-14.1L23.4-13.5L20-6.5L26.9-2.8L0 8z',
        light,
      ),
      stroked('M0 8L-11-15M0 8L-4-19M0 8L4-19M0 8L11-15', deep, 1.4),
      filled('M-7-1C-6 8-3 13 0 15 3 13 6 8 7-1L0 4z', mid),
    ],
  };
}
