import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { fetchAptPackages } from '../../scripts/embedded/apt-packages.mjs';
import { inRoot } from '../../scripts/paths.mjs';

/**
 * Mark: both renditions of 60 photos of 12 megapixels take at most 1.15 times
 * the libvips command line, two at a time each.
 */
const PHOTOS = 60;
const LIMIT = 1.15;
const ROUNDS = 3;
const SIZES = ['2000x2000', '640x1280'];

const { derivePhoto } = await import(
  pathToFileURL(inRoot('dist/apps/api/src/platform/imaging/photo/photo.js'))
);
const folder = path.join(process.env.BENCH_DIR, 'photos');
mkdirSync(folder);
const photos = await drawPhotos();
const vips = await libvips();

const ours = [];
const theirs = [];
for (let round = 0; round < ROUNDS; round++) {
  ours.push(await timed(() => twoAtATime(photos, derivePhoto)));
  theirs.push(await timed(() => vips(photos)));
}
console.table(
  ours.map((ms, round) => ({
    'ours, s': seconds(ms),
    'libvips, s': seconds(theirs[round]),
  })),
);
const ratio = median(ours) / median(theirs);
console.log(
  `ours : libvips = ${ratio.toFixed(2)}, mark at most ${LIMIT}: ${ratio <= LIMIT ? 'met' : 'MISSED'}`,
);

/** Enlarged noise over a gradient: detail at every scale. */
async function drawPhotos() {
  const files = [];
  for (let index = 0; index < PHOTOS; index++) {
    const noise = sharp(randomBytes(504 * 378 * 3), {
      raw: { width: 504, height: 378, channels: 3 },
    });
    const picture = noise
      .resize(4032, 3024, { kernel: 'cubic' })
      .modulate({ saturation: 0.6 })
      .jpeg({ quality: 88 });
    const file = path.join(folder, `${index}.jpg`);
    await writeFile(file, await picture.toBuffer());
    files.push(file);
  }
  return files;
}

/** The distribution's vipsthumbnail, fetched without touching the system. */
async function libvips() {
  const root = path.join(process.env.BENCH_DIR, 'libvips');
  mkdirSync(root);
  await fetchAptPackages(['libvips-tools'], root);
  const libraries = ['usr/lib', 'lib'].flatMap((dir) => [
    dir,
    `${dir}/x86_64-linux-gnu`,
    `${dir}/aarch64-linux-gnu`,
  ]);
  const env = {
    ...process.env,
    VIPS_CONCURRENCY: '1',
    LD_LIBRARY_PATH: libraries.map((dir) => path.join(root, dir)).join(':'),
  };
  const program = path.join(root, 'usr/bin/vipsthumbnail');
  // Two at once by xargs, one file each, size after size.
  return (files) => {
    for (const size of SIZES) {
      const target = path.join(folder, `%s-${size}.webp[Q=80,strip]`);
      const args = [
        '-P',
        '2',
        '-n',
        '15',
        program,
        '--size',
        size,
        '-o',
        target,
      ];
      execFileSync('xargs', args, { env, input: files.join('\n') });
    }
  };
}

async function twoAtATime(files, work) {
  const waiting = [...files];
  const lane = async () => {
    for (let file = waiting.shift(); file !== undefined; file = waiting.shift())
      await work(file);
  };
  await Promise.all([lane(), lane()]);
}

async function timed(work) {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

function median(values) {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
}

function seconds(ms) {
  return Number((ms / 1000).toFixed(2));
}
