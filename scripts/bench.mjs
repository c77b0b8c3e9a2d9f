import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  rmSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { tableOf, verdictOf } from '../test/bench/support/figures.mjs';
import { recordedRows, ROUNDS } from '../test/bench/support/rows.mjs';
import { sharesByOwner } from './bench/profile.mjs';
import { ensureBuilt } from './build.mjs';
import { startServers } from './embedded/servers.mjs';
import { ensureInstalled } from './install.mjs';
import { inRoot } from './paths.mjs';
import { PlainError, runMain } from './plain-error.mjs';

const benches = inRoot('test/bench');
const suffix = '.bench.mjs';

const usage = `
npm run bench                     every benchmark
npm run bench -- api downloads    those that are named: ${benchNames().join(', ')}

Measures the built product on durable servers of its own, beside nginx, @tus/server, libvips and zip where they are
installed, and prints one table at the end. Exits 1 when a mark is missed.

BENCH_ROUNDS    rounds of each measurement; the medians count. Default: 5
BENCH_SET       one set of the uploads, such as "60 x 4 MiB"
BENCH_PROFILE   a new folder for CPU profiles of the web processes during uploads; prints their time by folder and package
BENCH_PEER      an adapter of another product for the part peer (docs/performance.md)
NGINX_PATH      the program nginx, unless it is on the PATH
WEB_PROCESSES   of the product. Default: one for each core, at most 4

The benches of pages, opening, scrubbing and of the wall also need Chromium, as the browser tests do.
`;

async function main() {
  const wanted = process.argv.slice(2);
  const unknown = wanted.find((name) => !benchNames().includes(name));
  if (unknown)
    throw new PlainError(
      `There is no benchmark "${unknown}". These exist: ${benchNames().join(', ')}.`,
    );
  requireRounds();
  const chosen = benchNames().filter(
    (name) => wanted.length === 0 || wanted.includes(name),
  );
  await ensureInstalled();
  await ensureBuilt();
  const dir = mkdtempSync(path.join(os.tmpdir(), 'hatira-bench-'));
  chmodSync(dir, 0o755);
  const failed = await runAll(chosen, dir);
  const rows = recordedRows(dir);
  rmSync(dir, { recursive: true, force: true });
  const missed = rows.filter((row) => verdictOf(row) === 'missed').length;
  process.stdout.write(
    `\n${environment()}\n\n${tableOf(rows)}\n\n${missed} marks missed\n`,
  );
  const { BENCH_PROFILE: profiles } = process.env;
  if (profiles && existsSync(profiles)) printProfile(profiles);
  for (const name of failed) process.stdout.write(`Failed  ${name}\n`);
  process.exit(missed === 0 && failed.length === 0 ? 0 : 1);
}

function requireRounds() {
  if (!Number.isInteger(ROUNDS) || ROUNDS < 1)
    throw new PlainError(
      `BENCH_ROUNDS is "${process.env.BENCH_ROUNDS}". It must be a whole number above 0.`,
    );
}

/**
 * @param {readonly string[]} names
 * @param {string} dir
 * @returns {Promise<string[]>} those that ended with an error
 */
async function runAll(names, dir) {
  const { postgres, redis } = await startServers({
    dataDir: dir,
    durable: true,
  });
  const env = {
    ...process.env,
    BENCH_DIR: dir,
    REDIS_URL: redis.url,
  };
  const failed = [];
  for (const name of names) {
    process.stdout.write(`\n${name}\n`);
    const startedAt = performance.now();
    const child = spawn(process.execPath, [path.join(benches, name + suffix)], {
      env: { ...env, DATABASE_URL: await ownDatabase(postgres.url, name) },
      stdio: 'inherit',
    });
    const [code] = await once(child, 'exit');
    const seconds = Math.round((performance.now() - startedAt) / 1000);
    process.stdout.write(`${name}: ${seconds} s\n`);
    if (code !== 0) failed.push(name);
  }
  await Promise.all([postgres.stopNow(), redis.stopNow()]);
  return failed;
}

/**
 * Creates a database for one benchmark, so that it meets no rows and files of others.
 * @param {string} server
 * @param {string} benchmark
 */
async function ownDatabase(server, benchmark) {
  const { default: pg } = await import('pg');
  const url = new URL(server);
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  url.pathname = `/bench_${benchmark.replaceAll('-', '_')}`;
  await client.query(`CREATE DATABASE ${url.pathname.slice(1)}`);
  await client.end();
  return url.href;
}

/** @param {string} dir */
function printProfile(dir) {
  process.stdout.write('\nBusy time of the web processes\n');
  for (const { owner, share } of sharesByOwner(dir))
    process.stdout.write(
      `${(share * 100).toFixed(1).padStart(5)} %  ${owner}\n`,
    );
}

function environment() {
  const [cpu] = os.cpus();
  const memory = Math.round(os.totalmem() / 1024 ** 3);
  const day = new Date().toISOString().slice(0, 10);
  return `${day}: ${os.cpus().length} cores of ${cpu.model.trim()}, ${memory} GiB, Node ${process.versions.node}, ${ROUNDS} rounds`;
}

function benchNames() {
  return readdirSync(benches)
    .filter((name) => name.endsWith(suffix))
    .map((name) => name.slice(0, -suffix.length));
}

await runMain(main, usage);
