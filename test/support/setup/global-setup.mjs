import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startServers } from '../../../scripts/embedded/servers.mjs';

/**
 * Names this run, so that several share servers; starts those not in
 * TEST_POSTGRES_URL and TEST_REDIS_URL.
 */
export default async function setUp() {
  // Several projects of one run share the servers.
  globalThis.testProjects = (globalThis.testProjects ?? 0) + 1;
  if (globalThis.testProjects > 1) return;
  process.env.TEST_RUN = randomBytes(4).toString('hex');
  const wanted = {
    withPostgres: !process.env.TEST_POSTGRES_URL,
    withRedis: !process.env.TEST_REDIS_URL,
  };
  if (!wanted.withPostgres && !wanted.withRedis) return;
  const dataDir = await mkdtemp(path.join(tmpdir(), 'hatira-test-servers-'));
  const { postgres, redis } = await startServers({
    dataDir,
    durable: false,
    ...wanted,
  });
  if (postgres) process.env.TEST_POSTGRES_URL = postgres.url;
  if (redis) process.env.TEST_REDIS_URL = redis.url;
  globalThis.stopTestServers = async () => {
    await Promise.all([postgres?.stopNow(), redis?.stopNow()]);
    await rm(dataDir, { recursive: true, force: true });
  };
}
