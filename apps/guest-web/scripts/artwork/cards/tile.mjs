import { drawing } from '../drawing.mjs';
import { withCode } from '../qr-code.mjs';

const COBALT = '#1f3f8c';
const TURQUOISE = '#1f7f86';
const RED = '#c2412d';

/** A border of Iznik tiles around an arch. */
export function tileCard(letter, { names, day, says }) {
  const [first, second] = names;
  const name = { size: 60, x: 250, fill: COBALT, within: 290 };
  const card = drawing('cards/tile.svg', {
    lettering: [
      letter(first, { ...name, y: 352 }),
      letter('&', { fontStack: 'script', size: 40, x: 250, y: 396, fill: RED }),
      letter(second, { ...name, y: 452 }),
      letter(day, {
        fontStack: 'strong',
        size: 15.5,
        x: 250,
        y: 484,
        tracking: 2.6,
        fill: TURQUOISE,
        within: 290,
      }),
      letter(says, {
        fontStack: 'italic',
        size: 18,
        x: 250,
        y: 618,
        fill: COBALT,
        within: 290,
      }),
    ],
  });
  return withCode(card, { x: 206, y: 500, size: 88, fill: COBALT });
}
