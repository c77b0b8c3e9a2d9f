import { qrCode } from '../qr-code.mjs';
import { path, rect, svg } from '../svg.mjs';

const CLAY = '#b4532f';
const PAPER = '#f5efe6';
const INK = '#221d19';

/** Nothing but letters, large enough to be the picture. */
export function modernCard(letter) {
  return svg(
    500,
    700,
    rect([0, 0, 500, 700], { fill: PAPER }),
    rect([0, 0, 500, 452], { fill: CLAY }),
    letter('M', { hand: 'black', size: 330, x: -14, y: 262, anchor: 'start', fill: '#c8693f' }),
    letter('T', { hand: 'black', size: 330, x: 512, y: 446, anchor: 'end', fill: '#9d4322' }),
    letter('Merve', { hand: 'black', size: 104, x: 34, y: 226, anchor: 'start', fill: PAPER }),
    letter('+', { hand: 'light', size: 78, x: 44, y: 306, anchor: 'start', fill: '#f2c9a8' }),
    letter('Tobias', { hand: 'black', size: 104, x: 34, y: 392, anchor: 'start', fill: PAPER }),
    letter('05', { hand: 'black', size: 58, x: 34, y: 530, anchor: 'start', fill: INK }),
    letter('07', { hand: 'black', size: 58, x: 34, y: 590, anchor: 'start', fill: INK }),
    letter('26', { hand: 'black', size: 58, x: 34, y: 650, anchor: 'start', fill: CLAY }),
    path('M126 490v164', { stroke: INK, 'stroke-width': 1 }),
    letter('Das Fest ist kurz.', { size: 20, x: 148, y: 510, anchor: 'start', fill: INK }),
    letter('Die Bilder bleiben.', { size: 20, x: 148, y: 538, anchor: 'start', fill: INK }),
    letter('Hamburg', { hand: 'italic', size: 20, x: 148, y: 650, anchor: 'start', fill: CLAY }),
    qrCode('https://hatira.example/Merve-050726-Tobias', { x: 358, y: 540, size: 110, fill: INK }),
  );
}
