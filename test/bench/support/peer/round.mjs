import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { MIB } from '../content.mjs';
import { cpuSeconds, treeMb, treeOf } from '../processes.mjs';
import { timed } from '../rows.mjs';
import { inParallel } from '../send.mjs';

/** @typedef {import('./adapter.mjs').Adapter} Adapter */
/** @typedef {import('./adapter.mjs').PeerFile} PeerFile */
/** @typedef {import('./adapter.mjs').Running} Running */
/** @typedef {Record<string, number | undefined>} Figures by row; undefined is absent */

/**
 * @typedef {object} Work
 * @property {() => PeerFile} large
 * @property {() => PeerFile} small
 * @property {number} larges
 * @property {number} smalls
 * @property {number} restMs before memory is read
 * @property {number} patienceMs for thumbnails
 */

const WIDTH = 6;
const LOOK_MS = 100;
const ZIP_ENTRIES_AT = 10;

/**
 * One round: a fresh product does all the work and ends.
 * @param {Adapter} adapter
 * @param {string} folder
 * @param {Work} work
 * @returns {Promise<Figures>}
 */
export async function round(adapter, folder, work) {
  const dir = mkdtempSync(path.join(folder, 'peer-'));
  const begun = await timed(() => adapter.start(dir));
  let running = begun.result;
  try {
    /** @type {Figures} */
    const figures = { 'start until it answers, s': begun.ms / 1000 };
    await delay(work.restMs);
    const { pid } = running;
    figures['memory at rest, PSS, MB'] = pid && treeMb(pid);
    const event = await adapter.createEvent(running);
    const { larges, smalls } = work;
    const sent = await uploads(adapter, running, event, {
      figures,
      work,
      name: `${larges} x large, six at once`,
      files: listOf(larges, work.large),
      width: WIDTH,
      isSeen: true,
    });
    const single = await adapter.createEvent(running);
    await uploads(adapter, running, single, {
      figures,
      work,
      name: `${larges} x large, one at a time`,
      files: listOf(larges, work.large),
      width: 1,
      isSeen: false,
    });
    const rest = await uploads(adapter, running, event, {
      figures,
      work,
      name: `${smalls} x small, six at once`,
      files: listOf(smalls, work.small),
      width: WIDTH,
      isSeen: true,
    });
    const files = [...sent, ...rest];
    await reads({ adapter, url: running.url, event }, files, figures);
    const end = await killed(adapter, running, dir, work);
    running = end.running;
    return { ...figures, ...end.figures };
  } finally {
    await running.stop?.();
    rmSync(dir, { recursive: true, force: true });
  }
}

/** @param {number} count @param {() => PeerFile} make */
const listOf = (count, make) => Array.from({ length: count }, make);

/**
 * @param {Adapter} adapter
 * @param {Running} running
 * @param {any} event
 * @param {{ name: string, files: PeerFile[], width: number, isSeen: boolean, figures: Figures, work: Work }} options
 */
async function uploads(adapter, { pid }, event, options) {
  const { name, files, width, isSeen, figures, work } = options;
  const before = await shown(adapter, event);
  const cpu = pid && cpuSeconds(pid);
  const startedAt = performance.now();
  await inParallel(files, width, (file) => adapter.upload(event, file));
  const seconds = (performance.now() - startedAt) / 1000;
  const bytes = files.reduce((sum, file) => sum + file.bytes.length, 0);
  figures[`${name}, MiB/s`] = bytes / MIB / seconds;
  if (pid && cpu !== undefined)
    figures[`${name}, CPU s`] = cpuSeconds(pid) - cpu;
  if (!isSeen) return files;
  const row = `${name}, all thumbnails from the first byte, s`;
  const until = startedAt + work.patienceMs;
  figures[row] = undefined;
  while (before !== undefined && performance.now() < until) {
    if ((await shown(adapter, event)) === before + files.length) {
      figures[row] = (performance.now() - startedAt) / 1000;
      break;
    }
    await delay(LOOK_MS);
  }
  return files;
}

/** Thumbnails that are visible. @param {Adapter} adapter @param {any} event */
async function shown(adapter, event) {
  const items = await adapter.list?.(event);
  return items?.filter(({ thumbnail }) => thumbnail).length;
}

/**
 * @param {{ adapter: Adapter, url: string, event: any }} place
 * @param {PeerFile[]} files
 * @param {Figures} figures
 */
async function reads({ adapter, url, event }, files, figures) {
  const listed = await timed(async () => adapter.list?.(event));
  figures['list of all, ms'] = listed.result && listed.ms;
  figures['stored files that differ or are missing'] =
    listed.result && (await lost(url, listed.result, files));
  const address = await adapter.zip?.(event);
  const first = address ? await timed(() => got(url, address)) : undefined;
  const again = address ? await timed(() => got(url, address)) : undefined;
  figures['zip for the first time, s'] = first && first.ms / 1000;
  figures['zip for the second time, s'] = again && again.ms / 1000;
  figures['zips of the announced length and all entries, of 2'] =
    first && again
      ? [first, again].filter(({ result }) => isWhole(result, files.length))
          .length
      : undefined;
  figures['zips that a bare Range continues, of 1'] =
    address && again
      ? await continued(url, address, again.result.bytes)
      : undefined;
}

/**
 * Counts the sent files that no listed original equals.
 * @param {string} url
 * @param {import('./adapter.mjs').PeerItem[]} items
 * @param {PeerFile[]} files
 */
async function lost(url, items, files) {
  const kept = new Set();
  for (const { original } of items)
    kept.add(sha256((await got(url, original)).bytes));
  return files.filter(({ bytes }) => !kept.has(sha256(bytes))).length;
}

/** @param {Buffer} bytes */
const sha256 = (bytes) => createHash('sha256').update(bytes).digest('hex');

/** @param {string} url @param {string} address @param {Record<string, string>} [headers] */
async function got(url, address, headers = {}) {
  const answer = await fetch(new URL(address, url), { headers });
  const bytes = Buffer.from(await answer.arrayBuffer());
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  const length = Number(answer.headers.get('content-length') ?? -1);
  return { bytes, length, status: answer.status };
}

/** @param {{ bytes: Buffer, length: number }} zip @param {number} entries */
function isWhole({ bytes, length }, entries) {
  const end = bytes.lastIndexOf('PK\x05\x06', undefined, 'latin1');
  return (
    length === bytes.length &&
    end >= 0 &&
    bytes.readUInt16LE(end + ZIP_ENTRIES_AT) >= entries
  );
}

/** @param {string} url @param {string} address @param {Buffer} whole */
async function continued(url, address, whole) {
  const half = Math.floor(whole.length / 2);
  const rest = await got(url, address, { Range: `bytes=${half}-` });
  return rest.status === 206 && rest.bytes.equals(whole.subarray(half)) ? 1 : 0;
}

/**
 * Sends files and kills the product's processes once a quarter of them is acknowledged. Counts
 * the acknowledged files that the next start does not have.
 * @param {Adapter} adapter
 * @param {Running} running
 * @param {string} dir
 * @param {Work} work
 * @returns {Promise<{ running: Running, figures: Figures }>}
 */
async function killed(adapter, running, dir, work) {
  const row = 'acknowledged files lost by kill -9';
  const again = 'start after kill -9, s';
  const absent = { [row]: undefined, [again]: undefined };
  const { pid } = running;
  if (!pid || !adapter.list) return { running, figures: absent };
  const event = await adapter.createEvent(running);
  /** @type {PeerFile[]} */
  const kept = [];
  let isKilled = false;
  await inParallel(listOf(work.smalls, work.small), WIDTH, async (file) => {
    if (isKilled) return;
    await adapter.upload(event, file).then(
      () => kept.push(file),
      (error) => {
        if (!isKilled) throw error;
      },
    );
    if (kept.length < work.smalls / 4 || isKilled) return;
    isKilled = true;
    for (const each of treeOf(pid).toReversed()) process.kill(each, 'SIGKILL');
  });
  const { result, ms } = await timed(() => adapter.start(dir));
  const moved = { ...event, url: result.url };
  const gone = await lost(result.url, await adapter.list(moved), kept);
  return { running: result, figures: { [row]: gone, [again]: ms / 1000 } };
}
