import { drawing } from './drawing.mjs';

/** The replaceable colours of each tile. */
const COLORS = {
  /** Petals from the outside inwards, ground. */
  bouquet: ['#c66a80', '#dd93a3', '#f1c3ca', '#fae6e4', '#efe4d6'],
  cake: ['#5a3f3a'],
  /** Ground, lamps. */
  dancers: ['#a4574f', '#f2c27a'],
  fireworks: ['#1d2346'],
  rings: ['#d9c7b4'],
  /** Sky, sea. */
  seaside: ['#f3c7a2', '#5f86a6'],
  sparklers: [],
  table: ['#e9efe6'],
};

/** A small upload page, in its own colours or in these. */
export function tile(name, ...chosen) {
  const colors = COLORS[name].map((color, index) => [color, chosen[index]]);
  return drawing(`tiles/${name}.svg`, { colors: Object.fromEntries(colors) });
}
