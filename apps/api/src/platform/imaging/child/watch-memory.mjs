import { Worker } from 'node:worker_threads';

/** Since Node 24 each thread reserves half a gigabyte, which counts as used. */
const RESOURCE_LIMITS = { codeRangeSizeMb: 4 };

let isWatched = false;

/**
 * Ends this process above its memory or after its parent's end. A worker
 * thread, because a decoder blocks the main one. The first limit stays.
 */
export function watchMemory(maxBytes) {
  if (isWatched) return;
  isWatched = true;
  const code = `
    const { workerData } = require('node:worker_threads');
    setInterval(() => {
      const isOver = process.memoryUsage.rss() > workerData.maxBytes;
      if (isOver || process.ppid !== workerData.parent) process.kill(process.pid, 'SIGKILL');
    }, 25);`;
  const options = {
    eval: true,
    workerData: { maxBytes, parent: process.ppid },
    resourceLimits: RESOURCE_LIMITS,
  };
  new Worker(code, options).unref();
}
