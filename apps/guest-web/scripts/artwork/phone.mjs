import { circle, el, g, gradient, path, rect, svg } from './svg.mjs';

const PAPER = '#fbf7f2';
const INK = '#2b2622';
const ACCENT = '#9e4257';
const SANS =
  '-apple-system, BlinkMacSystemFont, Segoe UI, Roboto, Noto Sans, Arial, sans-serif';
const WIDTH = 300;
const HEIGHT = 620;

/** Small words of the interface; phones have a font for them. */
function sans(text, { x, y, size, weight = 600, tracking, fill }) {
  return el(
    'text',
    {
      x,
      y,
      'font-size': size,
      'font-family': SANS,
      'font-weight': weight,
      'letter-spacing': tracking,
      'text-anchor': 'middle',
      fill,
    },
    text,
  );
}

/**
 * A customer's upload page on a phone: their picture and names, in their
 * language.
 * @param small sets the small words: as text by default, in the browser's font;
 * as outlines for raster images, because the build machine may have no font
 */
export function phonePage(
  letter,
  { scene, names, date, words, tiles },
  small = sans,
) {
  return svg(
    WIDTH,
    HEIGHT,
    el(
      'defs',
      {},
      gradient('shade', [
        [0, '#17110d', 0.62],
        [1, '#17110d', 0],
      ]),
      el('clipPath', { id: 'screen' }, rect([10, 10, 280, 600], { rx: 36 })),
      el('clipPath', { id: 'tile' }, rect([0, 0, 76, 76], { rx: 9 })),
    ),
    rect([0, 0, WIDTH, HEIGHT], { rx: 46, fill: '#211c19' }),
    rect([1.5, 1.5, WIDTH - 3, HEIGHT - 3], {
      rx: 44.5,
      fill: 'none',
      stroke: '#5b5049',
    }),
    g(
      { 'clip-path': 'url(#screen)' },
      g({ transform: 'translate(10 10) scale(1.0145)' }, scene()),
      rect([10, 10, 280, 190], { fill: 'url(#shade)' }),
      small(date, {
        x: 150,
        y: 74,
        size: 11.5,
        weight: 400,
        fill: '#f6ece0',
        tracking: 2,
      }),
      letter(names, { size: 35, x: 150, y: 112, fill: '#fffaf2', within: 248 }),
      path('M126 128h48', { stroke: '#d9b777', 'stroke-width': 1 }),
      sheet(letter, small, { words, tiles }),
    ),
    rect([110, 20, 80, 20], { rx: 10, fill: '#211c19' }),
  );
}

function sheet(letter, small, { words, tiles }) {
  return [
    path('M10 384a26 26 0 0 1 26-26h228a26 26 0 0 1 26 26v226H10z', {
      fill: PAPER,
    }),
    letter(words.heading, {
      hand: 'strong',
      size: 20,
      x: 150,
      y: 396,
      fill: INK,
      within: 218,
    }),
    tiles.map((draw, index) => tile(26 + index * 86, 414, draw)),
    button(506, small, words.files, { fill: ACCENT, color: '#fffaf6' }),
    button(556, small, words.note, {
      fill: '#fffdfa',
      color: INK,
      stroke: '#e4d3b2',
    }),
  ];
}

function tile(x, y, draw) {
  return g(
    { transform: `translate(${x} ${y})` },
    g({ 'clip-path': 'url(#tile)' }, draw()),
    circle(63, 63, 9, { fill: '#5f6f57' }),
    path('M58.5 63.2l3 3 6-6', {
      fill: 'none',
      stroke: '#fffaf2',
      'stroke-width': 1.6,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    }),
  );
}

function button(y, small, text, { fill, color, stroke }) {
  return [
    rect([26, y, 248, 40], { rx: 20, fill, stroke }),
    small(text, {
      x: 150,
      y: y + 24.5,
      size: text.length > 24 ? 12 : 13.5,
      fill: color,
    }),
  ];
}
