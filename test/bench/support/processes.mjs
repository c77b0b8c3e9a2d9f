import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

const TICKS_PER_SECOND = 100;
const SAMPLE_MS = 50;

/** @type {Map<import('node:child_process').ChildProcess, NodeJS.Signals>} */
const children = new Map();
process.once('exit', () => {
  for (const [child, signal] of children) child.kill(signal);
});

/**
 * Ends a child with the bench, even after an error and while it is stopped.
 * @template {import('node:child_process').ChildProcess} T
 * @param {T} child
 * @param {NodeJS.Signals} [signal]
 */
export function endingWithUs(child, signal = 'SIGKILL') {
  children.set(child, signal);
  child.once('exit', () => children.delete(child));
  return child;
}

/**
 * Returns a process and all its descendants. Linux only, like all of this file.
 * @param {number} pid
 */
export function treeOf(pid) {
  const running = processes();
  const tree = [pid];
  // Grows while it is read.
  for (const each of tree)
    for (const { pid: child, parent } of running)
      if (parent === each) tree.push(child);
  return tree;
}

/** @param {number} pid */
export function parentOf(pid) {
  return Number(fieldsOf(pid)[1]);
}

/**
 * CPU seconds of a process tree, ended children included.
 * @param {number} pid
 */
export function cpuSeconds(pid) {
  return treeOf(pid).reduce((sum, each) => {
    const [user, system, endedUser, endedSystem] = fieldsOf(each).slice(11, 15);
    const ticks = [user, system, endedUser, endedSystem].map(Number);
    return sum + ticks.reduce((a, b) => a + b, 0) / TICKS_PER_SECOND;
  }, 0);
}

/**
 * Returns the memory of the largest process of a tree, in MB.
 * @param {number} pid
 * @param {'VmRSS' | 'VmHWM'} name now, or at most
 */
export function largestMb(pid, name) {
  return Math.max(...treeOf(pid).map((each) => statusMb(each, name)));
}

/**
 * The cost of some work to a process tree: CPU seconds; the peak of its largest
 * process in MB, and the memory that one process added at most.
 * @template T
 * @param {number} pid
 * @param {() => Promise<T>} work
 */
export async function costOf(pid, work) {
  const cpuBefore = cpuSeconds(pid);
  const before = treeOf(pid).map((each) => {
    // The peak begins at the present memory.
    writeFileSync(`/proc/${each}/clear_refs`, '5');
    return { each, mb: statusMb(each, 'VmRSS') };
  });
  const result = await work();
  const grown = before.map(({ each, mb }) => statusMb(each, 'VmHWM') - mb);
  return {
    result,
    cpuSeconds: cpuSeconds(pid) - cpuBefore,
    peakMb: largestMb(pid, 'VmHWM'),
    growthMb: Math.max(...grown),
  };
}

/**
 * The most memory of a whole tree during some work in MB, looked at every 50
 * ms; pages that its processes share count once.
 * @template T
 * @param {number} pid
 * @param {() => Promise<T>} work
 */
export async function treePeakOf(pid, work) {
  let peakMb = 0;
  const look = () => {
    peakMb = Math.max(peakMb, treeMb(pid));
  };
  const timer = setInterval(look, SAMPLE_MS);
  try {
    await work();
  } finally {
    clearInterval(timer);
  }
  look();
  return peakMb;
}

/**
 * The most memory of some trees during some work in MB, looked at every 50 ms;
 * pages that their processes share count for each.
 * @param {number[]} pids
 * @param {() => Promise<unknown>} work
 */
export async function rssPeakOf(pids, work) {
  let peakMb = 0;
  const look = () => {
    const all = pids.flatMap((pid) => treeOf(pid));
    const mb = all.reduce((sum, pid) => sum + statusMb(pid, 'VmRSS'), 0);
    peakMb = Math.max(peakMb, mb);
  };
  const timer = setInterval(look, SAMPLE_MS);
  try {
    await work();
  } finally {
    clearInterval(timer);
  }
  return peakMb;
}

/**
 * Returns the memory of a whole tree in MB; pages that its processes share count once.
 * @param {number} pid
 */
export function treeMb(pid) {
  return treeOf(pid).reduce((sum, each) => {
    const text = readOrEmpty(`/proc/${each}/smaps_rollup`);
    return sum + Number(/^Pss:\s+(\d+)/m.exec(text)?.[1] ?? 0) / 1024;
  }, 0);
}

function processes() {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => ({
      pid: Number(name),
      parent: parentOf(Number(name)),
    }));
}

/**
 * The fields after the name; empty when the process has ended.
 * @param {number} pid
 */
function fieldsOf(pid) {
  const stat = readOrEmpty(`/proc/${pid}/stat`);
  return stat === '' ? [] : stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}

/** @param {number} pid @param {string} name */
function statusMb(pid, name) {
  const status = readOrEmpty(`/proc/${pid}/status`);
  return Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024;
}

/** @param {string} file */
function readOrEmpty(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
