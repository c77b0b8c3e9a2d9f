import { drawing } from '../drawing.mjs';
import { withCode } from '../qr-code.mjs';
import { el } from '../svg.mjs';

const INK = '#3f4534';
const STEM = '#8a7f63';

/** Olive branches, names in script. */
export function botanicalCard(letter, { names, and, opening, day, asks }) {
  const asked = {
    fontStack: 'italic',
    size: 18,
    x: 42,
    anchor: 'start',
    fill: INK,
    within: 165,
  };
  const card = drawing('cards/botanical.svg', {
    lettering: [
      letteredNames(letter, { names, and, opening }),
      // Over the names, whose longest letters cross it.
      el('path', { d: 'M190 430h120', stroke: '#c9a86a', 'stroke-width': 1 }),
      letter(day, {
        fontStack: 'strong',
        size: 17,
        x: 250,
        y: 462,
        tracking: 3.4,
        fill: INK,
        within: 310,
      }),
      asks.map((line, index) =>
        letter(line, { ...asked, y: 618 + 24 * index }),
      ),
    ],
  });
  return withCode(card, { x: 204, y: 488, size: 92, fill: INK });
}

function letteredNames(letter, { names: [first, second], and, opening }) {
  return [
    letter(opening, {
      fontStack: 'italic',
      size: 23,
      x: 250,
      y: 190,
      fill: INK,
    }),
    letter(first, {
      fontStack: 'script',
      size: 92,
      x: 224,
      y: 284,
      fill: INK,
      within: 262,
    }),
    letter(and, { fontStack: 'italic', size: 26, x: 318, y: 318, fill: STEM }),
    letter(second, {
      fontStack: 'script',
      size: 92,
      x: 272,
      y: 396,
      fill: INK,
      within: 262,
    }),
  ];
}
