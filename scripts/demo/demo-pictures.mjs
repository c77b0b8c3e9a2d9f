import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { background, guests } from './guest-list.mjs';
import { samplePhoto } from './sample-media.mjs';

/** @import { SampleFile } from './guest-list.mjs' */

const indexName = 'index.json';
const backgroundName = 'background.jpg';
/** Larger than a phone's screen, about 150 kB a picture. */
const sides = { long: 1280, short: 960 };

/**
 * Draws the demo wedding's photos, with an index of names and notes.
 * @param {string} outDir
 */
export async function writeDemoPictures(outDir) {
  await mkdir(outDir, { recursive: true });
  const photos = variedly(
    guests.flatMap(({ name = '', text = '', files }) =>
      files.flatMap((file) =>
        isPhoto(file) ? [{ ...file, note: noteOf(name, text) }] : [],
      ),
    ),
  );
  const listed = [];
  for (const [index, { fileName, photo, note }] of photos.entries()) {
    const [width, height] =
      photo.height && photo.height > (photo.width ?? 0)
        ? [sides.short, sides.long]
        : [sides.long, sides.short];
    const bytes = await samplePhoto({ ...photo, width, height });
    const file = `${index + 1}.jpg`;
    await writeFile(path.join(outDir, file), bytes);
    listed.push({ file, fileName, note });
  }
  await writeFile(
    path.join(outDir, backgroundName),
    await samplePhoto({ ...background, width: 1600, height: 1200 }),
  );
  await writeFile(
    path.join(outDir, indexName),
    JSON.stringify({ background: backgroundName, photos: listed }),
  );
}

/**
 * One of each scene first: the homepage shows the beginning.
 * @template {{ photo: { scene: string } }} Photo
 * @param {Photo[]} photos
 */
function variedly(photos) {
  /** @type {Map<string, number>} */
  const seen = new Map();
  const ranked = photos.map((one) => {
    const rank = seen.get(one.photo.scene) ?? 0;
    seen.set(one.photo.scene, rank + 1);
    return { one, rank };
  });
  return ranked.sort((a, b) => a.rank - b.rank).map(({ one }) => one);
}

/**
 * JPEG alone: every installation decodes it.
 * @param {SampleFile} file
 * @returns {file is Extract<SampleFile, { photo: unknown }>}
 */
function isPhoto(file) {
  return 'photo' in file && (file.photo.format ?? 'jpeg') === 'jpeg';
}

/**
 * In the form that the pages send (specification section 3).
 * @param {string} name
 * @param {string} text
 */
function noteOf(name, text) {
  return name && text ? `${name}|${text}` : name ? `${name}|` : text;
}
