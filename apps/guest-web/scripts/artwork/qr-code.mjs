import { encodeQR } from 'qr';
import { el, n } from './svg.mjs';

/**
 * @typedef {{ x: number, y: number, size: number, fill: string,
 * turn?: string }} CodePlace `turn` is an SVG transform
 */

/**
 * The drawing with its code's place. The server draws the code: only it knows
 * its address.
 * @param {CodePlace} code
 */
export function withCode(drawing, code) {
  return { ...drawing, code };
}

/**
 * Codes of pictures outside the pages: a code that says the text leads to no wrong
 * address.
 */
export function withWrittenCode({ code, ...drawing }, text) {
  const content = drawing.content.replace(
    /<\/svg>$/,
    () => `${qrCode(text, code)}</svg>`,
  );
  return { ...drawing, content };
}

function qrCode(text, { x, y, size, fill }) {
  // The encoder always draws a quiet zone: the narrowest is cut off.
  const modules = encodeQR(text, 'raw', { ecc: 'medium', border: 1 })
    .slice(1, -1)
    .map((row) => row.slice(1, -1));
  const unit = size / modules.length;
  const runs = [];
  for (let row = 0; row < modules.length; row += 1) {
    let from;
    for (let column = 0; column <= modules.length; column += 1) {
      const isDark = column < modules.length && modules[row][column];
      if (isDark) from ??= column;
      else if (from !== undefined) {
        const width = n((column - from) * unit);
        runs.push(
          `M${n(x + from * unit)} ${n(y + row * unit)}h${width}v${n(unit)}h-${width}z`,
        );
        from = undefined;
      }
    }
  }
  return el('path', {
    d: runs.join(''),
    fill,
    'shape-rendering': 'crispEdges',
  });
}
