import type { Part, Region, Shape } from '../layout/card.js';

/** Distances from the edges to the texts. */
export interface Margins {
  x: number;
  top: number;
  bottom: number;
  /** The narrow width, as in a region. */
  narrow?: number;
}

const HEAD: Part[] = ['monogram', 'names', 'date', 'rule', 'sentence'];
const FOOT: Part[] = ['table', 'code', 'how', 'address'];

/** Columns of the designs whose texts are centred. */
export function centredRegions(
  shape: Shape,
  margins: Record<Shape['kind'], Margins>,
): Region[] {
  const { x, top, bottom, narrow } = margins[shape.kind];
  const whole = {
    x,
    y: top,
    width: shape.width - 2 * x,
    height: shape.height - top - bottom,
  };
  if (shape.kind === 'portrait')
    return [{ ...whole, hasWifi: true, parts: [...HEAD, ...FOOT], code: 36 }];
  if (shape.kind === 'square')
    return [
      {
        ...whole,
        hasWifi: true,
        parts: ['namesInLine', 'date', 'rule', 'sentence', ...FOOT],
        code: 40,
      },
    ];
  if (shape.kind === 'landscape') return twoColumns(whole);
  return [
    {
      ...whole,
      parts: ['namesInLine', 'sentence', 'table', 'code', 'address'],
      code: 30,
      text: 0.78,
      narrow,
      isSticker: true,
    },
  ];
}

function twoColumns(whole: Omit<Region, 'parts'>): Region[] {
  const gap = 8;
  const right = Math.min(46, whole.width * 0.42);
  return [
    { ...whole, width: whole.width - right - gap, parts: [...HEAD, 'wifi'] },
    {
      ...whole,
      x: whole.x + whole.width - right,
      width: right,
      parts: FOOT,
      code: 38,
    },
  ];
}
