import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

const FAVICON = path.join(import.meta.dirname, '../public/favicon.svg');
const PAPER = '#fbf7f2';
/** Pixels of a side. */
const ICONS = { 'apple-touch-icon.png': 180, 'icon-512.png': 512 };

/** Home screens round the corners themselves. */
export async function writeIcons(outDir) {
  const svg = await readFile(FAVICON);
  for (const [name, side] of Object.entries(ICONS)) {
    const icon = sharp(svg, { density: (72 * side) / 32 })
      .resize(side, side)
      .flatten({ background: PAPER })
      .png({ compressionLevel: 9 });
    await writeFile(path.join(outDir, name), await icon.toBuffer());
  }
}
