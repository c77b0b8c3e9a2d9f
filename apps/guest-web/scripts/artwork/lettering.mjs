import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Blob, Buffer as TextBuffer, Face, Font, shape } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { el, n } from './svg.mjs';

const require = createRequire(import.meta.url);

const SERIF = 'noto-serif-display';
const SERIF_SLICES = [
  'latin',
  'latin-ext',
  'greek',
  'cyrillic',
  'cyrillic-ext',
];
/** Font files of each stack; the first with a glyph draws it. */
const FONT_STACKS = {
  serif: slicesOf(SERIF, '400-normal', SERIF_SLICES),
  light: slicesOf(SERIF, '300-normal', SERIF_SLICES),
  /** For small capitals: thinner strokes would disappear. */
  strong: slicesOf(SERIF, '600-normal', SERIF_SLICES),
  italic: slicesOf(SERIF, '500-italic', SERIF_SLICES),
  black: slicesOf(SERIF, '800-normal', SERIF_SLICES),
  /** Has no Greek: the italic, equally slender, replaces it. */
  script: [
    ...slicesOf('great-vibes', '400-normal', [
      'latin',
      'latin-ext',
      'cyrillic',
    ]),
    ...slicesOf(SERIF, '400-italic', ['greek']),
  ],
};

function slicesOf(family, style, slices) {
  return slices.map(
    (slice) => `@fontsource/${family}/files/${family}-${slice}-${style}.woff2`,
  );
}

/**
 * Sets text as outlines, so that a drawing looks the same everywhere.
 * @returns `letter('Elif', { fontStack, size, x, y, anchor, tracking, within,
 * ...attributes })`; a line wider than `within` is set smaller
 */
export async function openLettering() {
  const fontStacks = Object.fromEntries(
    await Promise.all(
      Object.entries(FONT_STACKS).map(async ([name, files]) => [
        name,
        await openFontStack(files),
      ]),
    ),
  );
  return (
    text,
    {
      fontStack = 'serif',
      size,
      x,
      y,
      anchor = 'middle',
      tracking = 0,
      within = Infinity,
      ...attributes
    },
  ) => {
    const full = setLine(fontStacks[fontStack], text, { size, tracking });
    const part = Math.min(1, within / full.width);
    const { outline, width } =
      part < 1
        ? setLine(fontStacks[fontStack], text, {
            size: size * part,
            tracking: tracking * part,
          })
        : full;
    const start = { start: x, middle: x - width / 2, end: x - width }[anchor];
    return el('path', { d: outline(start, y), ...attributes });
  };
}

async function openFontStack(files) {
  return Promise.all(
    files.map(async (name) => {
      const font = await readFile(require.resolve(name));
      const face = new Face(
        new Blob(
          await subsetFont(font, undefined, {
            keepAllGlyphs: true,
            targetFormat: 'sfnt',
          }),
        ),
      );
      return {
        font: new Font(face),
        letters: new Set(face.collectUnicodes()),
        unitsPerEm: face.upem,
      };
    }),
  );
}

/** Each run has its letters in one slice of the font. */
function setLine(slices, text, { size, tracking }) {
  const placed = [];
  let width = 0;
  for (const { slice, run } of runsOf(slices, text)) {
    const scale = size / slice.unitsPerEm;
    for (const { glyph, advance, dx, dy } of shaped(slice.font, run)) {
      placed.push({
        glyph,
        slice,
        scale,
        x: width + dx * scale,
        y: -dy * scale,
      });
      width += advance * scale + tracking;
    }
  }
  const outline = (x, y) =>
    placed
      .map((one) =>
        scaled(
          one.slice.font.glyphToPath(one.glyph),
          one.scale,
          x + one.x,
          y + one.y,
        ),
      )
      .join('');
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
      if (!slice)
        throw new Error(`No font has the letter ${letter} of "${text}".`);
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

/** The y axis points up in fonts, down in drawings. */
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
