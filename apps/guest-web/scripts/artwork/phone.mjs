import { drawing } from './drawing.mjs';
import { el } from './svg.mjs';

const INK = '#2b2622';
const SANS =
  '-apple-system, BlinkMacSystemFont, Segoe UI, Roboto, Noto Sans, Arial, sans-serif';

/** Interface words; phones have a font for them. */
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
 * @param small sets the small words: as text by default; as outlines for raster
 * images, because the build machine may have no font
 */
export function phonePage(
  letter,
  { scene, names, date, words, tiles },
  small = sans,
) {
  const [first, second, third] = tiles;
  return drawing('phone.svg', {
    images: {
      scene: drawing(`scenes/${scene}.svg`),
      'tile-1': first,
      'tile-2': second,
      'tile-3': third,
    },
    lettering: [
      small(date, {
        x: 150,
        y: 74,
        size: 11.5,
        weight: 400,
        fill: '#f6ece0',
        tracking: 2,
      }),
      letter(names, { size: 35, x: 150, y: 112, fill: '#fffaf2', within: 248 }),
      letter(words.heading, {
        fontStack: 'strong',
        size: 20,
        x: 150,
        y: 396,
        fill: INK,
        within: 218,
      }),
      onButton(small, words.files, { y: 530.5, fill: '#fffaf6' }),
      onButton(small, words.note, { y: 580.5, fill: INK }),
    ],
  });
}

function onButton(small, text, { y, fill }) {
  return small(text, { x: 150, y, size: text.length > 24 ? 12 : 13.5, fill });
}
