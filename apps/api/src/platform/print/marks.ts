import type { Run } from './font-stacks.js';

/** `[a, b, c, d, e, f]` as in SVG; millimetres, y points down. */
export type Matrix = readonly [number, number, number, number, number, number];

/** Filled, or a line with round ends. */
export interface PathMark {
  kind: 'path';
  /** SVG path data. */
  d: string;
  fill?: string;
  stroke?: string;
  width?: number;
}

export interface TextMark {
  kind: 'text';
  runs: Run[];
  /** Left end of the baseline. */
  x: number;
  y: number;
  size: number;
  tracking: number;
  fill: string;
}

/** A JPEG, upright. */
export interface PictureMark {
  kind: 'picture';
  jpeg: Buffer;
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface GroupMark {
  kind: 'group';
  matrix: Matrix;
  /** SVG path data. */
  clip?: string;
  marks: Mark[];
}

export type Mark = PathMark | TextMark | PictureMark | GroupMark;

/** A page of paper with its bleed. */
export interface Page {
  width: number;
  height: number;
  /** Outside the cut on each side. */
  bleed: number;
  marks: Mark[];
}

export const filled = (d: string, fill: string): PathMark => ({
  kind: 'path',
  d,
  fill,
});

export const stroked = (
  d: string,
  stroke: string,
  width: number,
): PathMark => ({ kind: 'path', d, stroke, width });

/** Rounds to a thousandth of a millimetre. */
export const n = (value: number): string =>
  String(Math.round(value * 1_000) / 1_000);

export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
): string {
  return `M${n(x)} ${n(y)}h${n(width)}v${n(height)}h${n(-width)}z`;
}

export function circle(x: number, y: number, radius: number): string {
  const r = n(radius);
  return `M${n(x - radius)} ${n(y)}a${r} ${r} 0 1 0 ${n(2 * radius)} 0a${r} ${r} 0 1 0 ${n(-2 * radius)} 0z`;
}
