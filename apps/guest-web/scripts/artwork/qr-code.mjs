import QRCode from 'qrcode';
import { el, n } from './svg.mjs';

/** The address on a drawn card, in a reserved domain. */
export function pageOf(first, day, second) {
  return `https://hatira.example/${first}-${day}-${second}`;
}

/**
 * A real QR code as one path, `size` wide: dark squares only, so that the
 * card's paper shows between them.
 */
export function qrCode(text, { x, y, size, fill }) {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: 'M' });
  const unit = size / modules.size;
  const runs = [];
  for (let row = 0; row < modules.size; row += 1) {
    let from;
    for (let column = 0; column <= modules.size; column += 1) {
      const isDark = column < modules.size && modules.get(row, column);
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
