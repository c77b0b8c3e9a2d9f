import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  samplePhoto,
  sampleVideo,
} from '../../../scripts/demo/sample-media.mjs';

const photos = {
  'IMG_0001.JPG': 'seaside',
  'IMG_0002.JPG': 'garden',
  'Düğün günü.jpg': 'dance',
  'masa 7.jpg': 'table',
  'pasta.jpg': 'cake',
};
const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><circle cx="20" cy="20" r="9"/></svg>';

/**
 * Makes guests' files once per run, listed in TEST_SAMPLES for
 * browser/support/samples.ts.
 * @returns {Promise<() => Promise<void>>} their removal
 */
export default async function makeSamples() {
  const dir = await mkdtemp(path.join(tmpdir(), 'hatira-samples-'));
  const keep = (name, content) => keepIn(dir, name, content);
  const samples = {
    photos: await Promise.all(
      Object.entries(photos).map(async ([name, scene]) =>
        keep(name, await photo(scene)),
      ),
    ),
    shortVideo: await keep(
      'kısa video.mp4',
      await sampleVideo({ scene: 'dance', seconds: 2, megabits: 24 }),
    ),
    longVideo: await keep(
      'IMG_0042.mp4',
      await sampleVideo({ scene: 'fireworks', seconds: 2, megabits: 52 }),
    ),
    torn: await keep('yarım.jpg', await firstPart(photo('garden'))),
    unreadable: await keep(
      'bozuk.jpg',
      Buffer.concat([
        Buffer.from('ffd8ffe000104a464946', 'hex'),
        Buffer.alloc(4_000, 7),
      ]),
    ),
    empty: await keep('boş.jpg', Buffer.alloc(0)),
    endlesslyNamed: await keep(
      `${'çok_uzun_bir_dosya_adı_'.repeat(8)}.jpg`,
      await photo('dance'),
    ),
    drawing: await keep('çizim.jpg', Buffer.from(drawing)),
  };
  process.env.TEST_SAMPLES = path.join(dir, 'samples.json');
  await writeFile(process.env.TEST_SAMPLES, JSON.stringify(samples));
  return () => rm(dir, { recursive: true, force: true });
}

/** Small: the product makes renditions of each that a test sends. */
function photo(scene) {
  return samplePhoto({ scene, width: 1000, height: 750 });
}

/** The bytes of a broken transfer. */
async function firstPart(made) {
  const bytes = await made;
  return bytes.subarray(0, Math.floor(bytes.length * 0.6));
}

async function keepIn(dir, name, content) {
  const file = path.join(dir, name);
  await writeFile(file, content);
  return {
    name,
    path: file,
    bytes: content.length,
    sha256: createHash('sha256').update(content).digest('hex'),
  };
}
