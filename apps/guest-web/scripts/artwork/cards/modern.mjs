import { drawing } from '../drawing.mjs';
import { withCode } from '../qr-code.mjs';

const CLAY = '#b4532f';
const PAPER = '#f5efe6';
const INK = '#221d19';

/** Typography only. */
export function modernCard(letter, { names, place, says }) {
  const card = drawing('cards/modern.svg', {
    lettering: [
      letteredNames(letter, names),
      letteredDate(letter),
      says.map((line, index) =>
        letter(line, {
          size: 20,
          x: 148,
          y: 510 + 28 * index,
          anchor: 'start',
          fill: INK,
          within: 310,
        }),
      ),
      letter(place, {
        fontStack: 'italic',
        size: 20,
        x: 148,
        y: 650,
        anchor: 'start',
        fill: CLAY,
      }),
    ],
  });
  return withCode(card, { x: 358, y: 546, size: 104, fill: INK });
}

function letteredNames(letter, [first, second]) {
  const name = {
    fontStack: 'black',
    size: 104,
    x: 34,
    anchor: 'start',
    fill: PAPER,
    within: 440,
  };
  return [
    letter(first[0], {
      fontStack: 'black',
      size: 330,
      x: -14,
      y: 262,
      anchor: 'start',
      fill: '#c8693f',
    }),
    letter(second[0], {
      fontStack: 'black',
      size: 330,
      x: 512,
      y: 446,
      anchor: 'end',
      fill: '#9d4322',
    }),
    letter(first, { ...name, y: 226 }),
    letter('+', {
      fontStack: 'light',
      size: 78,
      x: 44,
      y: 306,
      anchor: 'start',
      fill: '#f2c9a8',
    }),
    letter(second, { ...name, y: 392 }),
  ];
}

function letteredDate(letter) {
  const date = { fontStack: 'black', size: 58, x: 34, anchor: 'start' };
  return [
    letter('05', { ...date, y: 530, fill: INK }),
    letter('07', { ...date, y: 590, fill: INK }),
    letter('26', { ...date, y: 650, fill: CLAY }),
  ];
}
