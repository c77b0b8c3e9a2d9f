import {
  circle,
  filled,
  n,
  stroked,
  type GroupMark,
  type Mark,
} from '../../../platform/print/marks.js';
import type { Design, Shape, Style } from '../layout/card.js';
import { diamond, paper, splitRule } from './ornaments.js';
import type { Palette } from './palettes.js';
import { centredRegions } from './regions.js';

/** Art Deco fans and rays, gold on a dark ground. */
export const deco: Design = {
  style: decoStyle,
  ground: (shape, palette, { over }) => [
    paper(shape, over, palette.deep),
    ...frame(shape, palette),
    ...fans(shape, palette),
  ],
  regions: (shape) =>
    centredRegions(shape, {
      portrait: { x: 15, top: 24, bottom: 22 },
      landscape: { x: 18, top: 15, bottom: 15 },
      square: { x: 17, top: 23, bottom: 18 },
      seal: { x: 10, top: 8, bottom: 8 },
      round: { x: 16, top: 11.5, bottom: 11.5, narrow: 31 },
    }).map((region) => ({ ...region, isOnGround: true })),
};

function decoStyle({ line, pale }: Palette): Style {
  const small = { fontStack: 'strong', tracking: 0.16, isUpper: true } as const;
  return {
    faces: {
      monogram: { fontStack: 'serif', size: 3.4, fill: line },
      names: {
        fontStack: 'light',
        size: 11.5,
        tracking: 0.16,
        isUpper: true,
        fill: pale,
      },
      date: { ...small, size: 2.7, fill: line },
      sentence: { fontStack: 'italic', size: 4.5, fill: pale },
      second: { fontStack: 'italic', size: 3.8, fill: line },
      table: { ...small, size: 3.3, fill: pale },
      how: { fontStack: 'text', size: 2.55, fill: pale },
      address: { fontStack: 'strong', size: 2.7, fill: pale },
    },
    onGround: {},
    and: { text: '&', face: { fontStack: 'light', size: 5.6, fill: line } },
    codeFrame: line,
    rule: (x, y, width) => [
      ...splitRule([x, y], { width, gap: 4 }, line, 0.25),
      filled(diamond(x, y, 1), line),
      filled(diamond(x - 2.6, y, 0.55), line),
      filled(diamond(x + 2.6, y, 0.55), line),
    ],
    crest: (x, y, radius) => [
      stroked(diamond(x, y, radius * 1.3), line, 0.25),
      stroked(diamond(x, y, radius * 1.14), line, 0.12),
    ],
  };
}

function frame({ kind, width, height }: Shape, { line }: Palette): Mark[] {
  if (kind === 'round') {
    const r = width / 2;
    return [
      stroked(circle(r, r, r - 3), line, 0.35),
      stroked(circle(r, r, r - 4), line, 0.15),
      ...rays(r, r - 3.9, r - 6.2, line),
    ];
  }
  const step = kind === 'seal' ? 2.4 : 4;
  const inset = kind === 'seal' ? 3 : 5;
  return [
    stroked(stepped(width, height, inset, step), line, 0.4),
    stroked(stepped(width, height, inset + 1.1, step), line, 0.15),
  ];
}

const RAYS = 120;

/** A frame whose corners are steps. */
function stepped(
  width: number,
  height: number,
  inset: number,
  step: number,
): string {
  const w = n(width - 2 * inset - 4 * step);
  const h = n(height - 2 * inset - 4 * step);
  const s = n(step);
  return (
    `M${n(inset + 2 * step)} ${n(inset)}h${w}v${s}h${s}v${s}h${s}` +
    `v${h}h-${s}v${s}h-${s}v${s}h-${w}v-${s}h-${s}v-${s}h-${s}v-${h}h${s}v-${s}h${s}z`
  );
}

/** Draws rays around a middle, as wide as far from the top. */
function rays(x: number, from: number, to: number, line: string): Mark[] {
  const y = x;
  const parts = Array.from({ length: RAYS }, (_, index) => {
    const angle = (2 * Math.PI * index) / RAYS;
    const place = (r: number) =>
      `${n(x + r * Math.cos(angle))} ${n(y + r * Math.sin(angle))}`;
    return `M${place(from)}L${place(to)}`;
  });
  return [stroked(parts.join(''), line, 0.12)];
}

function fans({ kind, width, height }: Shape, { line }: Palette): Mark[] {
  if (kind === 'round' || kind === 'seal') return [];
  const radius = kind === 'landscape' ? 0 : 15;
  if (radius === 0) return sideFans(width, height, line);
  const top = fan(width / 2, 6.1, radius, line);
  const bottom: GroupMark = {
    kind: 'group',
    matrix: [1, 0, 0, -1, 0, height],
    marks: fan(width / 2, 6.1, kind === 'square' ? 10 : 13, line),
  };
  return [...top, bottom];
}

/** A small fan in the middle of each short side. */
function sideFans(width: number, height: number, line: string): Mark[] {
  return [
    {
      kind: 'group',
      matrix: [0, 1, 1, 0, 6.1, height / 2],
      marks: fan(0, 0, 9, line),
    },
    {
      kind: 'group',
      matrix: [0, 1, -1, 0, width - 6.1, height / 2],
      marks: fan(0, 0, 9, line),
    },
  ];
}

/** Hangs below its middle: rays between half circles. */
function fan(x: number, y: number, radius: number, line: string): Mark[] {
  const half = (r: number) =>
    `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 0 0 ${n(2 * r)} 0`;
  const spokes = Array.from({ length: 19 }, (_, index) => {
    const angle = (Math.PI * (index + 0.5)) / 19;
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    const [from, to] = [0.3 * radius, (index % 2 ? 0.82 : 0.97) * radius];
    return `M${n(x + from * dx)} ${n(y + from * dy)}L${n(x + to * dx)} ${n(y + to * dy)}`;
  });
  return [
    stroked(half(radius), line, 0.3),
    stroked(half(radius * 0.3), line, 0.3),
    stroked(half(radius * 0.22), line, 0.15),
    stroked(spokes.join(''), line, 0.2),
    ...Array.from({ length: 9 }, (_, index) => {
      const angle = (Math.PI * (2 * index + 1.5)) / 19;
      return filled(
        circle(
          x + 0.88 * radius * Math.cos(angle),
          y + 0.88 * radius * Math.sin(angle),
          0.28,
        ),
        line,
      );
    }),
  ];
}
