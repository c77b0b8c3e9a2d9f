import { MIB } from './support/content.mjs';
import { mark, median } from './support/figures.mjs';
import { Product } from './support/product.mjs';
import { inTurns, record } from './support/rows.mjs';
import {
  chosenSets,
  measured,
  medianCpu,
} from './support/uploads/upload-sets.mjs';
import {
  nginxPut,
  ourselves,
  tusServer,
} from './support/uploads/upload-takers.mjs';

/**
 * Marks: at least the throughput of `@tus/server` with its file store. Web CPU
 * of all web processes: at most 4 ms a file of 1 MiB, 2.5 s a GiB of slices.
 * Ours checks, hashes, syncs and commits each file before its answer; the
 * others do not. All are warm: a server runs for weeks, and V8 compiles its code
 * during the first thousands of requests.
 */

/** @typedef {import('./support/uploads/upload-takers.mjs').Taker} Taker */
/** @typedef {import('./support/uploads/upload-sets.mjs').Set} Set */
/** @typedef {import('./support/uploads/upload-sets.mjs').Result} Result */

// Other weddings have rows without files, so that no archive may be built.
process.env.ARCHIVE_QUIET_MINUTES = '525600';
const chosen = chosenSets();
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
    ...medianCpu(results.tus),
    ...medianCpu(results.ours),
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
