import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startServers } from '../../../scripts/embedded/servers.mjs';

/**
 * Starts PostgreSQL and Redis for a run of Jest or Playwright, and names the run for its databases. Servers and
 * temporary files go when this process ends.
 */
export default async function setUp() {
  if (process.env.TEST_RUN) return;
  const dir = mkdtempSync(path.join(tmpdir(), 'hatira-test-'));
  const temporary = path.join(dir, 'tmp');
  mkdirSync(temporary);
  // The accounts of PostgreSQL and of the product must pass through.
  for (const folder of [dir, temporary])
    chmodSync(folder, process.getuid?.() === 0 ? 0o711 : 0o700);
  const { postgres, redis } = await startServers({
    dataDir: dir,
    durable: false,
  });
  endWithThisProcess([postgres.pid, redis.pid], dir);
  process.env.TEST_RUN = randomBytes(4).toString('hex');
  process.env.TEST_POSTGRES_URL = postgres.url;
  process.env.TEST_REDIS_URL = redis.url;
  process.env.TMPDIR = temporary;
}

/**
 * Kills the servers and removes the folder when this process ends, also when it is killed: then the pipe closes.
 * @param {number[]} pids
 * @param {string} dir
 */
function endWithThisProcess(pids, dir) {
  const guard = spawn(
    'sh',
    ['-c', 'cat; kill -9 "$@"; cd /; rm -rf "$DIR"', 'guard', ...pids],
    {
      env: { PATH: process.env.PATH, DIR: dir },
      stdio: ['pipe', 'ignore', 'ignore'],
      detached: true,
    },
  );
  guard.unref();
  guard.stdin.unref();
}
