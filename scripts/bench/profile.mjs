import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * @typedef {{ id: number, callFrame: { functionName: string, url: string } }} ProfileNode
 * @typedef {{ nodes: ProfileNode[], samples: number[], timeDeltas: number[] }} Profile
 */

/** Smaller shares are left out. */
const LEAST_SHARE = 0.01;
/** V8 counts waiting as a function. */
const IDLE = new Set(['(idle)', '(root)']);

/**
 * Sums the CPU profiles of a folder by the code that ran: our folders,
 * packages, Node's modules.
 * @param {string} dir
 * @returns {{ owner: string, share: number }[]} of the busy time, largest first
 */
export function sharesByOwner(dir) {
  const files = readdirSync(dir).filter((name) => name.endsWith('.cpuprofile'));
  /** @type {Map<string, number>} */
  const times = new Map();
  for (const file of files)
    addTimes(times, JSON.parse(readFileSync(path.join(dir, file), 'utf8')));
  const busy = [...times.values()].reduce((sum, time) => sum + time, 0);
  return [...times]
    .map(([owner, time]) => ({ owner, share: time / busy }))
    .filter(({ share }) => share >= LEAST_SHARE)
    .sort((a, b) => b.share - a.share);
}

/** @param {Map<string, number>} times @param {Profile} profile */
function addTimes(times, { nodes, samples, timeDeltas }) {
  const owners = new Map(
    nodes.map(({ id, callFrame }) => [id, ownerOf(callFrame)]),
  );
  for (const [index, id] of samples.entries()) {
    const owner = owners.get(id);
    if (owner === undefined) continue;
    // The delta after a sample is the time that it lasted.
    times.set(owner, (times.get(owner) ?? 0) + (timeDeltas[index + 1] ?? 0));
  }
}

/**
 * @param {ProfileNode['callFrame']} frame
 * @returns {string | undefined} undefined for waiting
 */
function ownerOf({ functionName, url }) {
  if (IDLE.has(functionName)) return undefined;
  if (url === '') return functionName || '(native)';
  const packaged = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(url)?.[1];
  if (packaged) return packaged;
  if (url.startsWith('node:')) return url;
  return (
    /\/dist\/(?:apps|libs)\/(.*)\/[^/]+$/.exec(url)?.[1] ?? path.basename(url)
  );
}
