import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../../scripts/embedded/ports.mjs';
import { inRoot } from '../../scripts/paths.mjs';
import { mark, median } from './support/figures.mjs';
import {
  cpuSeconds,
  endingWithUs,
  treeMb,
  treeOf,
} from './support/processes.mjs';
import { BENCH_DIR, record, ROUNDS } from './support/rows.mjs';

/**
 * Marks: the second start of `npm start` answers after 2 s, and all its
 * processes, with PostgreSQL and Redis, have 380 MB at rest. Shared pages count
 * once.
 */
const MARKS = { answerS: 2, restMb: 380 };
const POLL_MS = 10;
/** The worker has looked at all tables, and a web process has collected its start's garbage. */
const QUIET_MS = 15_000;

/** @typedef {{ seconds: number, cpu: number, mb: number, processes: number }} Start */

const dataDir = mkdtempSync(path.join(BENCH_DIR, 'rest-'));
// The first start creates the databases.
await started();
/** @type {Start[]} */
const starts = [];
for (let round = 0; round < ROUNDS; round++) starts.push(await started());
const of = (/** @type {keyof Start} */ name) =>
  median(starts.map((start) => start[name]));
console.log(`${of('processes')} processes`);
record([
  {
    work: 'second start until it answers',
    unit: 's',
    ours: of('seconds'),
    mark: mark('ours', { atMost: MARKS.answerS }),
  },
  {
    work: 'second start until it answers: CPU',
    unit: 's',
    ours: of('cpu'),
  },
  {
    work: 'memory of all processes, at rest',
    unit: 'MB',
    ours: of('mb'),
    mark: mark('ours', { atMost: MARKS.restMb }),
  },
]);

/** @returns {Promise<Start>} */
async function started() {
  const port = await freePort();
  const env = {
    ...process.env,
    DATABASE_URL: undefined,
    REDIS_URL: undefined,
    DATA_DIR: dataDir,
    PORT: String(port),
    HOST: '127.0.0.1',
    LOG_LEVEL: 'error',
    DEMO_WEDDING: 'hidden',
  };
  const startedAt = performance.now();
  const child = endingWithUs(
    spawn(process.execPath, [inRoot('scripts/start.mjs')], {
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    }),
    'SIGTERM',
  );
  const pid = child.pid ?? 0;
  while (!(await answers(port))) await delay(POLL_MS);
  const seconds = (performance.now() - startedAt) / 1000;
  const cpu = cpuSeconds(pid);
  await delay(QUIET_MS);
  const start = {
    seconds,
    cpu,
    mb: treeMb(pid),
    processes: treeOf(pid).length,
  };
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
  return start;
}

/** @param {number} port */
async function answers(port) {
  const ready = `http://127.0.0.1:${port}/api/health/ready`;
  return fetch(ready).then(
    ({ ok }) => ok,
    () => false,
  );
}
