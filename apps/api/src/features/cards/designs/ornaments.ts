import {
  filled,
  n,
  rect,
  stroked,
  type Mark,
} from '../../../platform/print/marks.js';
import type { Shape } from '../layout/card.js';

/** Fills a card and its bleed. */
export function paper(
  { width, height }: Shape,
  over: number,
  colour: string,
): Mark {
  return filled(
    rect(-over, -over, width + 2 * over, height + 2 * over),
    colour,
  );
}

/** Lines on both sides of an ornament. */
export function splitRule(
  [x, y]: [number, number],
  { width, gap }: { width: number; gap: number },
  line: string,
  stroke: number,
): Mark[] {
  const length = n(width / 2 - gap);
  return [x - width / 2, x + gap].map((from) =>
    stroked(`M${n(from)} ${n(y)}h${length}`, line, stroke),
  );
}

export function diamond(x: number, y: number, r: number): string {
  return `M${n(x)} ${n(y - r)}l${n(r)} ${n(r)}l${n(-r)} ${n(r)}l${n(-r)} ${n(-r)}z`;
}
