/**
 * Slices (latin, latin-ext, ...) are cut to the letters of the eleven
 * languages.
 * @param {number} from
 * @param {number} to
 */
const range = (from, to) =>
  Array.from({ length: to - from + 1 }, (_, index) =>
    String.fromCodePoint(from + index),
  ).join('');

const LATIN = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}–—‘’“”„•…€ıŒœ`;
/** Latin Extended-A, the Azerbaijani schwa, the lira sign. */
const LATIN_EXT = `${range(0x100, 0x130)}${range(0x132, 0x151)}${range(0x154, 0x17f)}Əə₺`;
const GREEK = `${range(0x384, 0x38a)}Ό${range(0x38e, 0x3a1)}${range(0x3a3, 0x3ce)}`;
const CYRILLIC = `Ё${range(0x410, 0x44f)}ёІі№`;
/**
 * Letters that Kazakh adds; the fonts' slices have one among the Russian ones.
 */
const CYRILLIC_EXT = 'ҒғҚқҢңҮүҺһӘәӨө';
const CYRILLIC_WITH_STRAIGHT_U = `${CYRILLIC}Ұұ`;

export const FONT_FACES = [
  {
    family: 'Hatira Serif',
    name: 'serif-latin',
    source: 'noto-serif-display',
    slice: 'latin',
    letters: LATIN,
  },
  {
    family: 'Hatira Serif',
    name: 'serif-latin-ext',
    source: 'noto-serif-display',
    slice: 'latin-ext',
    letters: LATIN_EXT,
  },
  {
    family: 'Hatira Serif',
    name: 'serif-greek',
    source: 'noto-serif-display',
    slice: 'greek',
    letters: GREEK,
  },
  {
    family: 'Hatira Serif',
    name: 'serif-cyrillic',
    source: 'noto-serif-display',
    slice: 'cyrillic',
    letters: CYRILLIC_WITH_STRAIGHT_U,
  },
  {
    family: 'Hatira Serif',
    name: 'serif-cyrillic-ext',
    source: 'noto-serif-display',
    slice: 'cyrillic-ext',
    letters: CYRILLIC_EXT,
  },
  {
    family: 'Hatira Ampersand',
    name: 'ampersand',
    source: 'great-vibes',
    slice: 'latin',
    letters: '&',
  },
  {
    family: 'Hatira Script',
    name: 'script-latin',
    source: 'great-vibes',
    slice: 'latin',
    letters: LATIN,
  },
  {
    family: 'Hatira Script',
    name: 'script-latin-ext',
    source: 'great-vibes',
    slice: 'latin-ext',
    letters: LATIN_EXT,
  },
  {
    family: 'Hatira Script',
    name: 'script-cyrillic',
    source: 'great-vibes',
    slice: 'cyrillic',
    letters: CYRILLIC,
  },
  // Great Vibes has neither Kazakh nor Greek: such names use another font as a
  // whole.
  {
    family: 'Hatira Script Kazakh',
    name: 'kazakh',
    source: 'caveat',
    slice: 'cyrillic',
    letters: CYRILLIC_WITH_STRAIGHT_U,
  },
  {
    family: 'Hatira Script Kazakh',
    name: 'kazakh-ext',
    source: 'caveat',
    slice: 'cyrillic-ext',
    letters: CYRILLIC_EXT,
  },
  {
    family: 'Hatira Script Greek',
    name: 'greek',
    source: 'mynerve',
    slice: 'greek',
    letters: GREEK,
  },
];

/** Average letter widths, compared with system fonts. */
export const FALLBACK_FACES = [
  {
    family: 'Hatira Serif Fallback',
    local: ['Georgia', 'Noto Serif', 'Times New Roman'],
    sizeAdjust: '100%',
  },
];
