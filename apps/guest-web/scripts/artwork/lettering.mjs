import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Blob, Buffer as TextBuffer, Face, Font, shape } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { el, n } from './svg.mjs';

const require = createRequire(import.meta.url);

const ALL_SLICES = ['latin', 'latin-ext', 'greek', 'cyrillic', 'cyrillic-ext'];
/** The hands that the drawings are lettered in; each with the slices that hold its letters. */
const HANDS = {
  serif: { family: 'noto-serif-display', style: '400-normal', slices: ALL_SLICES },
  light: { family: 'noto-serif-display', style: '300-normal', slices: ['latin', 'latin-ext'] },
  /** For small capitals, whose thin strokes would get lost. */
  strong: { family: 'noto-serif-display', style: '600-normal', slices: ALL_SLICES },
  italic: { family: 'noto-serif-display', style: '500-italic', slices: ['latin', 'latin-ext'] },
  black: { family: 'noto-serif-display', style: '800-normal', slices: ['latin', 'latin-ext'] },
  script: { family: 'great-vibes', style: '400-normal', slices: ['latin', 'latin-ext'] },
};

/**
 * Letters as outlines, so that a drawing looks the same wherever it is shown. Loads the fonts once.
 * @returns a function that sets a line of text: `letter('Elif', { hand, size, x, y, anchor, tracking, ...attributes })`
 */
export async function openLettering() {
  const hands = Object.fromEntries(
    await Promise.all(Object.entries(HANDS).map(async ([name, hand]) => [name, await openHand(hand)])),
  );
  const letter = (text, { hand = 'serif', size, x, y, anchor = 'middle', tracking = 0, ...attributes }) => {
    const { outline, width } = setLine(hands[hand], text, { size, tracking });
    const start = { start: x, middle: x - width / 2, end: x - width }[anchor];
    return el('path', { d: outline(start, y), ...attributes });
  };
  letter.widthOf = (text, size, hand = 'serif') => setLine(hands[hand], text, { size, tracking: 0 }).width;
  return letter;
}

async function openHand({ family, style, slices }) {
  return Promise.all(
    slices.map(async (slice) => {
      const file = require.resolve(`@fontsource/${family}/files/${family}-${slice}-${style}.woff2`);
      const face = new Face(
        new Blob(await subsetFont(await readFile(file), undefined, { keepAllGlyphs: true, targetFormat: 'sfnt' })),
      );
      return { font: new Font(face), letters: new Set(face.collectUnicodes()), unitsPerEm: face.upem };
    }),
  );
}

/** Shapes a line, run by run: a run is what one slice of the font has the letters for. */
function setLine(slices, text, { size, tracking }) {
  const placed = [];
  let width = 0;
  for (const { slice, run } of runsOf(slices, text)) {
    const scale = size / slice.unitsPerEm;
    for (const { glyph, advance, dx, dy } of shaped(slice.font, run)) {
      placed.push({ glyph, slice, scale, x: width + dx * scale, y: -dy * scale });
      width += advance * scale + tracking;
    }
  }
  const outline = (x, y) =>
    placed.map((one) => scaled(one.slice.font.glyphToPath(one.glyph), one.scale, x + one.x, y + one.y)).join('');
  return { outline, width: width - tracking };
}

function runsOf(slices, text) {
  const runs = [];
  for (const letter of text) {
    const last = runs.at(-1);
    const has = ({ letters }) => letters.has(letter.codePointAt(0));
    if (last && has(last.slice)) last.run += letter;
    else {
      const slice = slices.find(has);
      if (!slice) throw new Error(`No font has the letter ${letter} of "${text}".`);
      runs.push({ slice, run: letter });
    }
  }
  return runs;
}

function shaped(font, run) {
  const buffer = new TextBuffer();
  buffer.addText(run);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  return buffer.getGlyphInfosAndPositions().map((one) => ({
    glyph: one.codepoint,
    advance: one.xAdvance,
    dx: one.xOffset,
    dy: one.yOffset,
  }));
}

/** A glyph's outline at its place; fonts count upwards, drawings downwards. */
function scaled(outline, scale, x, y) {
  let isX = true;
  return outline.replace(/[A-Z]|-?[\d.]+|,/g, (part) => {
    if (part === ',') return ' ';
    if (/[A-Z]/.test(part)) return ((isX = true), part);
    const value = isX ? x + Number(part) * scale : y - Number(part) * scale;
    isX = !isX;
    return n(value);
  });
}
