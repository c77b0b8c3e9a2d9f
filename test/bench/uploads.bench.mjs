import { Content, MIB, requireStored } from './support/content.mjs';
import { mark, median } from './support/figures.mjs';
import { Product } from './support/product.mjs';
import { inTurns, record, timed } from './support/rows.mjs';
import {
  mibOf,
  nginxPut,
  ourselves,
  tusServer,
} from './support/upload-takers.mjs';

/**
 * Marks: at least the throughput of `@tus/server` with its file store. Web CPU
 * of all web processes: at most 4 ms a file of 1 MiB, 2.5 s a GiB of slices.
 * Ours checks, hashes, syncs and commits each file before its answer; the
 * others do not. All are warm: a server runs for weeks, and V8 compiles its code
 * during the first thousands of requests.
 */

/** @typedef {{ name: string, files: number, bytes: number, type: 'jpg' | 'mp4', width: number }} Set */
/** @typedef {import('./support/upload-takers.mjs').Taker} Taker */
/** @typedef {{ mibPerSecond: number, cpu: Record<string, number> }} Result */

/** @type {Set[]} */
const SETS = [
  { name: '60 x 4 MiB', files: 60, bytes: 4 * MIB, type: 'jpg', width: 6 },
  { name: '500 x 1 MiB', files: 500, bytes: MIB, type: 'jpg', width: 6 },
  { name: '4 x 200 MiB', files: 4, bytes: 200 * MIB, type: 'mp4', width: 4 },
];

// Other weddings have rows without files, so that no archive may be built.
process.env.ARCHIVE_QUIET_MINUTES = '525600';
const chosen = chosenSets(process.env.BENCH_SET);
const product = await Product.start();
const { taker: floor, absent } = await nginxPut();
/** @type {Record<string, Taker>} */
const takers = {
  ours: await ourselves(product),
  tus: await tusServer(),
  ...(floor && { nginx: floor }),
};
for (const { warmUp } of Object.values(takers)) await warmUp?.();
for (const set of chosen) {
  const ways = Object.entries(takers).map(([name, taker]) => [
    name,
    () => measured(taker, set),
  ]);
  report(set, await inTurns(Object.fromEntries(ways)));
}
for (const taker of Object.values(takers)) await taker.stop();
await product.stop();

/** @param {string} [only] the name of a set */
function chosenSets(only) {
  const sets = SETS.filter(({ name }) => !only || name === only);
  if (sets.length > 0) return sets;
  const names = SETS.map(({ name }) => `"${name}"`).join(', ');
  throw new Error(`BENCH_SET "${only}" is none of ${names}.`);
}

/** @param {Taker} taker @param {Set} set @returns {Promise<Result>} */
async function measured(taker, { files, bytes, type, width }) {
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

/** @param {Set} set @param {Record<string, Result[]>} results */
function report(set, results) {
  const work = `upload ${set.name}`;
  const [ours, tus, nginx] = ['ours', 'tus', 'nginx'].map(
    (name) =>
      results[name] &&
      median(results[name].map(({ mibPerSecond }) => mibPerSecond)),
  );
  const row = { work, unit: 'MiB/s', ours };
  const atLeast = mark('ratio', { atLeast: 1 });
  record([
    { ...row, peer: '@tus/server', theirs: tus, mark: atLeast },
    { ...row, peer: 'nginx PUT', theirs: nginx, absent },
    ...cpuRows(set, results),
  ]);
}

/**
 * Ours by part. The worker's includes the start of decoders, which refuse the
 * bench's photos.
 * @param {Set} set
 * @param {Record<string, Result[]>} results
 */
function cpuRows({ name, files, bytes, type }, results) {
  const work = `upload ${name}: CPU a`;
  const gib = (files * bytes) / 1024 ** 3;
  const { tus, ...own } = {
    ...medians(results.tus),
    ...medians(results.ours),
  };
  const row = {
    work: `${work} GiB, web`,
    unit: 's',
    ours: own.web / gib,
    peer: '@tus/server',
    theirs: tus / gib,
  };
  if (type === 'mp4') return [{ ...row, mark: mark('ours', { atMost: 2.5 }) }];
  return Object.entries(own).map(([part, cpu]) => ({
    work: `${work} file, ${part}`,
    unit: 'ms',
    ours: (cpu * 1000) / files,
    ...(part === 'web' && {
      peer: '@tus/server',
      theirs: (tus * 1000) / files,
    }),
    ...(part === 'web' &&
      bytes === MIB && { mark: mark('ours', { atMost: 4 }) }),
  }));
}

/** @param {Result[]} rounds @returns {Record<string, number>} */
function medians(rounds) {
  const parts = Object.keys(rounds[0].cpu);
  return Object.fromEntries(
    parts.map((part) => [part, median(rounds.map(({ cpu }) => cpu[part]))]),
  );
}
