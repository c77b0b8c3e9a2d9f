import { drawing } from '../drawing.mjs';
import { withCode } from '../qr-code.mjs';

const NIGHT = '#131d33';
const GOLD = '#d3ae6c';
const LIGHT = '#f0dcb1';

/** Art Deco fans and rays, gold on midnight blue. */
export function decoCard(letter, { names, day, asks }, language) {
  const [first, second] = names;
  const name = {
    fontStack: 'light',
    size: 64,
    x: 254,
    tracking: 11,
    fill: LIGHT,
    within: 384,
  };
  const small = { fontStack: 'strong', x: 250, fill: GOLD, within: 360 };
  const card = drawing('cards/deco.svg', {
    lettering: [
      letter(first.toLocaleUpperCase(language), { ...name, y: 268 }),
      letter(second.toLocaleUpperCase(language), { ...name, y: 372 }),
      letter(day, { ...small, size: 15, y: 416, tracking: 2.6 }),
      asks.map((line, index) =>
        letter(line, {
          ...small,
          size: 14,
          y: 592 + 22 * index,
          tracking: 3.4,
          within: 236,
        }),
      ),
    ],
  });
  return withCode(card, { x: 205, y: 457, size: 90, fill: NIGHT });
}
