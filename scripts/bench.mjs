import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ensureBuilt } from './build.mjs';
import { startServers } from './embedded/servers.mjs';
import { ensureInstalled } from './install.mjs';
import { inRoot } from './paths.mjs';
import { runMain } from './plain-error.mjs';

const benches = inRoot('test/bench');
const suffix = '.bench.mjs';

/** `npm run bench [name ...]`: measures the built product on durable servers of its own and prints ratios. */
async function main() {
  const wanted = process.argv.slice(2);
  const names = readdirSync(benches).filter((name) => name.endsWith(suffix));
  const chosen = names.filter((name) => wanted.length === 0 || wanted.includes(name.slice(0, -suffix.length)));
  await ensureInstalled();
  await ensureBuilt();
  const dir = mkdtempSync(path.join(os.tmpdir(), 'hatira-bench-'));
  chmodSync(dir, 0o755);
  const { postgres, redis } = await startServers({ dataDir: dir, durable: true });
  const env = { ...process.env, BENCH_DIR: dir, DATABASE_URL: postgres.url, REDIS_URL: redis.url };
  const codes = [];
  for (const name of chosen) {
    process.stdout.write(`\n${name.slice(0, -suffix.length)}\n`);
    const child = spawn(process.execPath, [path.join(benches, name)], { env, stdio: 'inherit' });
    codes.push((await once(child, 'exit'))[0]);
  }
  await Promise.all([postgres.stopNow(), redis.stopNow()]);
  rmSync(dir, { recursive: true, force: true });
  process.exit(codes.every((code) => code === 0) ? 0 : 1);
}

await runMain(main);
