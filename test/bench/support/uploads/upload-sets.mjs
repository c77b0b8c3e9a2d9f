import { Content, MIB, requireStored } from '../content.mjs';
import { median } from '../figures.mjs';
import { timed } from '../rows.mjs';
import { mibOf } from './upload-takers.mjs';

/** @typedef {{ name: string, files: number, bytes: number, type: 'jpg' | 'mp4', width: number }} Set */
/** @typedef {import('./upload-takers.mjs').Taker} Taker */
/** @typedef {{ mibPerSecond: number, cpu: Record<string, number> }} Result */

/** @type {Set[]} */
const SETS = [
  { name: '60 x 4 MiB', files: 60, bytes: 4 * MIB, type: 'jpg', width: 6 },
  { name: '500 x 1 MiB', files: 500, bytes: MIB, type: 'jpg', width: 6 },
  { name: '4 x 200 MiB', files: 4, bytes: 200 * MIB, type: 'mp4', width: 4 },
];

/** Returns all sets of files, or the one that BENCH_SET names. */
export function chosenSets(only = process.env.BENCH_SET) {
  const sets = SETS.filter(({ name }) => !only || name === only);
  if (sets.length > 0) return sets;
  const names = SETS.map(({ name }) => `"${name}"`).join(', ');
  throw new Error(`BENCH_SET "${only}" is none of ${names}.`);
}

/**
 * Sends a set once and requires that every byte of it is stored.
 * @param {Taker} taker
 * @param {Set} set
 * @returns {Promise<Result>}
 */
export async function measured(taker, { files, bytes, type, width }) {
  const contents = Array.from(
    { length: files },
    () => new Content(bytes, type),
  );
  await taker.arrive?.();
  const before = taker.cpu();
  const { ms } = await timed(() => taker.send(contents, width));
  const atEnd = taker.cpu();
  await taker.settle?.();
  // Parts that work on after the last answer count in full.
  const after = { ...taker.cpu(), ...('web' in atEnd && { web: atEnd.web }) };
  await requireStored(taker.dir, contents.flatMap(taker.digests));
  return {
    mibPerSecond: mibOf(contents) / (ms / 1000),
    cpu: Object.fromEntries(
      Object.entries(after).map(([part, seconds]) => [
        part,
        seconds - before[part],
      ]),
    ),
  };
}

/**
 * Returns the median CPU seconds of each part.
 * @param {Result[]} rounds
 * @returns {Record<string, number>}
 */
export function medianCpu(rounds) {
  const parts = Object.keys(rounds[0].cpu);
  return Object.fromEntries(
    parts.map((part) => [part, median(rounds.map(({ cpu }) => cpu[part]))]),
  );
}
