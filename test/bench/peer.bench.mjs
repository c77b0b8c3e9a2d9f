import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { MIB } from './support/content.mjs';
import { median } from './support/figures.mjs';
import { loadAdapter } from './support/peer/adapter.mjs';
import { hatira } from './support/peer/hatira.mjs';
import { round } from './support/peer/round.mjs';
import { BENCH_DIR, inTurns, record } from './support/rows.mjs';

/**
 * The product beside another one with an adapter (`BENCH_PEER`), in turns on the
 * same work. Without a peer the rows are those of the product.
 */
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3);
const TAIL = 32;
const { BENCH_PEER: file } = process.env;
const peer = file ? await loadAdapter(file) : undefined;

const work = {
  large: await photos(4000, 3000, 4 * MIB),
  small: await photos(2560, 1920, MIB),
  larges: 60,
  smalls: 500,
  restMs: 15_000,
  patienceMs: 300_000,
};
const ways = { ours: () => round(hatira, BENCH_DIR, work) };
const results = await inTurns(
  {
    ...ways,
    ...(peer && { theirs: () => round(peer, BENCH_DIR, work) }),
  },
  ROUNDS,
);
const ours = results.ours;
record(
  Object.keys(ours[0]).flatMap((name) => {
    const own = figuresOf(ours, name);
    if (!own) return [];
    const theirs = peer && figuresOf(results.theirs, name);
    const [work, unit = ''] = name.split(/, (?=[^,]*$)/);
    console.log(`${name}: ${extremes(own)}; ${extremes(theirs)}`);
    return [
      {
        work,
        unit,
        ours: median(own),
        ...(peer && { peer: peer.name }),
        ...(theirs && { theirs: median(theirs) }),
        ...(peer && !theirs && { absent: 'absent' }),
      },
    ];
  }),
);

/**
 * Undefined when any round lacks it: a part is no success.
 * @param {Record<string, number | undefined>[]} rounds
 * @param {string} name
 */
function figuresOf(rounds, name) {
  const all = rounds.map((figures) => figures[name]);
  const kept = all.filter((figure) => figure !== undefined);
  return kept.length === all.length ? kept : undefined;
}

/** @param {number[] | undefined} figures */
function extremes(figures) {
  return figures
    ? `${Math.min(...figures)} to ${Math.max(...figures)}`
    : 'absent';
}

/**
 * Enlarged noise; bytes behind the picture fill it and make each unique.
 * @param {number} width @param {number} height @param {number} size
 */
async function photos(width, height, size) {
  const raw = { width: 252, height: 189, channels: /** @type {const} */ (3) };
  const picture = await sharp(randomBytes(252 * 189 * 3), { raw })
    .resize(width, height, { kernel: 'cubic' })
    .jpeg({ quality: 80 })
    .toBuffer();
  const room = Math.max(size - picture.length, TAIL);
  let count = 0;
  return () => ({
    name: `Düğün ${++count}.jpg`,
    type: 'image/jpeg',
    bytes: Buffer.concat([picture, randomBytes(room)]),
  });
}
