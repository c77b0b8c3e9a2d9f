import {
  circle,
  filled,
  n,
  rect,
  stroked,
  type Mark,
} from '../../../platform/print/marks.js';
import type { Design, Shape, Style } from '../layout/card.js';
import { bouquet, tileBorder } from './iznik.js';
import { paper, splitRule } from './ornaments.js';
import type { Palette } from './palettes.js';
import { centredRegions } from './regions.js';

/** A border of Iznik tiles around an arch. */
export const tile: Design = {
  style: tileStyle,
  ground: (shape, palette, { over }) => [
    paper(shape, over, palette.pale),
    ...(shape.kind === 'round' ? ring(shape, palette) : field(shape, palette)),
  ],
  regions: (shape) =>
    centredRegions(shape, {
      portrait: { x: 17.5, top: 39, bottom: 15.5 },
      landscape: { x: 19, top: 18, bottom: 17 },
      square: { x: 20, top: 18, bottom: 16 },
      seal: { x: 11.5, top: 10.5, bottom: 10 },
      round: { x: 17.5, top: 13.5, bottom: 13.5, narrow: 28 },
    }).map((region) => ({
      ...region,
      parts: region.parts.filter(
        (part) => shape.kind !== 'portrait' || part !== 'monogram',
      ),
      ...(shape.kind === 'portrait' && { code: 33 }),
    })),
};

function tileStyle({ deep, mid, line, spark }: Palette): Style {
  const small = { fontStack: 'strong', tracking: 0.13, isUpper: true } as const;
  return {
    faces: {
      monogram: { fontStack: 'serif', size: 4, fill: deep },
      names: { fontStack: 'serif', size: 11.5, fill: deep },
      date: { ...small, size: 2.7, fill: mid },
      sentence: { fontStack: 'italic', size: 4.4, fill: deep },
      second: { fontStack: 'italic', size: 3.7, fill: mid },
      table: { ...small, size: 3.3, fill: spark },
      how: { fontStack: 'text', size: 2.55, fill: deep },
      address: { fontStack: 'strong', size: 2.7, fill: deep },
    },
    onGround: {},
    and: { text: '&', face: { fontStack: 'script', size: 7.6, fill: spark } },
    rule: (x, y, width) => [
      ...splitRule([x, y], { width, gap: 2.6 }, line, 0.25),
      ...blossom(x, y, 1.5, { deep, spark }),
    ],
    crest: (x, y, radius) => [
      stroked(circle(x, y, radius), line, 0.3),
      stroked(circle(x, y, radius - 0.8), line, 0.12),
    ],
  };
}

function blossom(
  x: number,
  y: number,
  radius: number,
  { deep, spark }: Pick<Palette, 'deep' | 'spark'>,
): Mark[] {
  const petals = Array.from({ length: 6 }, (_, index) => {
    const angle = (Math.PI * index) / 3;
    return circle(
      x + 0.62 * radius * Math.cos(angle),
      y + 0.62 * radius * Math.sin(angle),
      0.34 * radius,
    );
  });
  return [
    filled(petals.join(''), deep),
    filled(circle(x, y, 0.34 * radius), spark),
  ];
}

function field(shape: Shape, palette: Palette): Mark[] {
  const { kind, width, height } = shape;
  const columns = {
    portrait: 11,
    landscape: 15,
    square: 12,
    seal: 11,
    round: 1,
  }[kind];
  const edge = width / columns;
  const inner = rect(edge, edge, width - 2 * edge, height - 2 * edge);
  const border = tileBorder(shape, columns, palette);
  if (kind === 'portrait')
    return [...border, filled(inner, palette.deep), ...arch(shape, palette)];
  const gap = edge + (kind === 'seal' ? 0.9 : 1.6);
  return [
    ...border,
    filled(inner, palette.paper),
    stroked(inner, palette.deep, 0.6),
    stroked(
      rect(gap, gap, width - 2 * gap, height - 2 * gap),
      palette.line,
      0.2,
    ),
  ];
}

/** Draws the arch of a prayer niche, with flowers in its point. */
function arch({ width, height }: Shape, palette: Palette): Mark[] {
  const [left, right] = [12.6, width - 12.6];
  const half = (right - left) / 2;
  const [top, shoulder, bottom] = [12.5, 39, height - 12.6];
  const rise = shoulder - top;
  const side = (sign: number) => {
    const x = (part: number) => n(width / 2 + sign * part * half);
    const y = (part: number) => n(shoulder - part * rise);
    return [
      `C${x(1)} ${y(0.32)} ${x(0.63)} ${y(0.41)} ${x(0.33)} ${y(0.62)}`,
      `C${x(0.17)} ${y(0.73)} ${x(0.07)} ${y(0.85)} ${x(0)} ${y(1)}`,
    ];
  };
  const mirrored = [
    `C${n(width / 2 + 0.07 * half)} ${n(shoulder - 0.85 * rise)} ${n(width / 2 + 0.17 * half)} ${n(shoulder - 0.73 * rise)} ${n(width / 2 + 0.33 * half)} ${n(shoulder - 0.62 * rise)}`,
    `C${n(width / 2 + 0.63 * half)} ${n(shoulder - 0.41 * rise)} ${n(right)} ${n(shoulder - 0.32 * rise)} ${n(right)} ${n(shoulder)}`,
  ];
  const outline = `M${n(left)} ${n(bottom)}V${n(shoulder)}${side(-1).join('')}${mirrored.join('')}V${n(bottom)}z`;
  const spandrels = [-1, 1].flatMap((sign) => {
    const x = (part: number) => width / 2 + sign * part;
    return [
      ...blossom(x(33.5), 17, 2.6, {
        deep: palette.paper,
        spark: palette.spark,
      }),
      ...blossom(x(26.5), 15, 1.7, {
        deep: palette.paper,
        spark: palette.spark,
      }),
      ...blossom(x(36.5), 23.6, 1.7, {
        deep: palette.paper,
        spark: palette.spark,
      }),
      stroked(
        `M${n(x(38))} 28C${n(x(39.5))} 22 ${n(x(38))} 14 ${n(x(31))} 12.6S${n(x(22))} 13.4 ${n(x(19))} 16.4`,
        palette.light,
        0.3,
      ),
    ];
  });
  return [
    filled(outline, palette.paper),
    ...spandrels,
    stroked(outline, palette.line, 0.6),
    bouquet([0.18, 0, 0, 0.18, width / 2, 35], palette),
  ];
}

function ring({ width }: Shape, palette: Palette): Mark[] {
  const r = width / 2;
  const around = (count: number, at: number, size: number) =>
    Array.from({ length: count }, (_, index) => {
      const angle = (2 * Math.PI * index) / count;
      const [x, y] = [r + at * Math.cos(angle), r + at * Math.sin(angle)];
      return blossom(x, y, size, palette);
    }).flat();
  return [
    filled(circle(r, r, r - 7.5), palette.paper),
    stroked(circle(r, r, r - 7.5), palette.deep, 0.5),
    stroked(circle(r, r, r - 8.4), palette.line, 0.18),
    stroked(circle(r, r, r - 1.6), palette.deep, 0.4),
    ...around(28, r - 4.5, 2.4),
  ];
}
