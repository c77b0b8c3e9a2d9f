import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';
import { FALLBACK_FACES, FONT_FACES } from './font-faces.mjs';

/** @typedef {typeof FONT_FACES[number]} Face */

const require = createRequire(import.meta.url);

/**
 * Cuts the fonts to the letters of the eleven languages and writes `fonts.css`,
 * unless the inputs are unchanged.
 * @param {string} outDir
 */
export async function subsetFonts(outDir) {
  const stamp = await stampOfInputs();
  const stampFile = path.join(outDir, 'stamp');
  if ((await readFile(stampFile, 'utf8').catch(() => '')) === stamp) return;
  await mkdir(outDir, { recursive: true });
  const faces = await Promise.all(
    FONT_FACES.map((face) => writeFace(face, outDir)),
  );
  await writeFile(
    path.join(outDir, 'fonts.css'),
    [...faces, ...FALLBACK_FACES.map(fallbackRule)].join('\n'),
  );
  await writeFile(stampFile, stamp);
}

/**
 * @param {Face} face
 * @param {string} outDir
 */
async function writeFace(face, outDir) {
  const font = await readFile(sourceFile(face));
  const subset = await subsetFont(font, face.letters, {
    targetFormat: 'woff2',
  });
  await writeFile(path.join(outDir, `${face.name}.woff2`), subset);
  return `@font-face {
  font-family: '${face.family}';
  font-weight: 400;
  font-style: normal;
  font-display: swap;
  src: url('./${face.name}.woff2') format('woff2');
  unicode-range: ${unicodeRange(face.letters)};
}`;
}

/**
 * Stretches a system font to the web font's width, against a layout shift.
 * @param {typeof FALLBACK_FACES[number]} face
 */
function fallbackRule({ family, local, sizeAdjust }) {
  return `@font-face {
  font-family: '${family}';
  src: ${local.map((name) => `local('${name}')`).join(', ')};
  size-adjust: ${sizeAdjust};
}`;
}

/** @param {string} letters */
function unicodeRange(letters) {
  const codes = [
    ...new Set([...letters].map((letter) => Number(letter.codePointAt(0)))),
  ].sort((a, b) => a - b);
  /** @type {[from: number, to: number][]} */
  const ranges = [];
  for (const code of codes) {
    const last = ranges.at(-1);
    if (last && last[1] === code - 1) last[1] = code;
    else ranges.push([code, code]);
  }
  /** @param {number} code */
  const hex = (code) => code.toString(16).toUpperCase();
  return ranges
    .map(([from, to]) =>
      from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`,
    )
    .join(', ');
}

/** @param {Face} face */
function sourceFile({ source, slice }) {
  return require.resolve(
    `@fontsource/${source}/files/${source}-${slice}-400-normal.woff2`,
  );
}

async function stampOfInputs() {
  const hash = createHash('sha256');
  hash.update(await readFile(new URL(import.meta.url)));
  hash.update(JSON.stringify([FONT_FACES, FALLBACK_FACES]));
  for (const face of FONT_FACES) hash.update(await readFile(sourceFile(face)));
  return hash.digest('hex');
}
