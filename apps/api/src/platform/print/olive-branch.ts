import { circle, filled, n, stroked, type Mark } from './marks.js';

type Point = readonly [number, number];
/** A cubic curve. */
export type Curve = readonly [Point, Point, Point, Point];

/** Colours of leaves, twigs and olives. */
export interface BranchInk {
  mid: string;
  light: string;
  pale: string;
  line: string;
  spark: string;
}

/** An olive branch along a curve: leaves in pairs, here and there an olive. */
export function oliveBranch(
  curve: Curve,
  { mid, light, pale, spark, line }: BranchInk,
  size = 1,
): Mark[] {
  const [a, b, c, d] = curve;
  const tones = [pale, light, mid, light];
  const count = Math.max(5, Math.round(lengthOf(curve) / (4.3 * size)));
  const marks: Mark[] = [
    stroked(`M${pair(a)}C${pair(b)} ${pair(c)} ${pair(d)}`, line, 0.28 * size),
  ];
  for (let index = 0; index <= count; index += 1) {
    const t = 0.04 + (0.96 * index) / count;
    const [x, y] = at(curve, t);
    const along = directionAt(curve, t);
    const length = (9.5 - 3.2 * t + 1.1 * wave(index)) * size;
    if (index % 4 === 2)
      marks.push(...olive([x, y], along, size, { line, spark }));
    for (const side of index === count ? [0] : [-1, 1])
      marks.push(
        filled(
          leaf(x, y, along + side * (0.62 + 0.12 * wave(index + side)), length),
          tones[(index + (side > 0 ? 2 : 0)) % tones.length] ?? light,
        ),
      );
  }
  return marks;
}

/** The same numbers in every print. */
function wave(index: number): number {
  return Math.sin(index * 12.9898);
}

function olive(
  [x, y]: Point,
  along: number,
  size: number,
  { line, spark }: Pick<BranchInk, 'line' | 'spark'>,
): Mark[] {
  const reach = 2.6 * size;
  const [ex, ey] = [
    x + reach * Math.cos(along + 2),
    y + reach * Math.sin(along + 2),
  ];
  return [
    stroked(`M${pair([x, y])}L${pair([ex, ey])}`, line, 0.18 * size),
    filled(circle(ex, ey, 0.85 * size), spark),
  ];
}

function leaf(x: number, y: number, angle: number, length: number): string {
  const place = (along: number, across: number): string =>
    pair([
      x + length * (along * Math.cos(angle) - across * Math.sin(angle)),
      y + length * (along * Math.sin(angle) + across * Math.cos(angle)),
    ]);
  return (
    `M${place(0, 0)}C${place(0.3, 0.2)} ${place(0.7, 0.19)} ${place(1, 0.02)}` +
    `C${place(0.72, -0.13)} ${place(0.3, -0.15)} ${place(0, 0)}z`
  );
}

function pair([x, y]: Point): string {
  return `${n(x)} ${n(y)}`;
}

function at([a, b, c, d]: Curve, t: number): Point {
  const s = 1 - t;
  const mix = (axis: 0 | 1) =>
    s ** 3 * a[axis] +
    3 * s * s * t * b[axis] +
    3 * s * t * t * c[axis] +
    t ** 3 * d[axis];
  return [mix(0), mix(1)];
}

function directionAt(curve: Curve, t: number): number {
  const [x1, y1] = at(curve, t - 0.01);
  const [x2, y2] = at(curve, t + 0.01);
  return Math.atan2(y2 - y1, x2 - x1);
}

function lengthOf(curve: Curve): number {
  let length = 0;
  for (let step = 0; step < 20; step += 1) {
    const [x1, y1] = at(curve, step / 20);
    const [x2, y2] = at(curve, (step + 1) / 20);
    length += Math.hypot(x2 - x1, y2 - y1);
  }
  return length;
}
