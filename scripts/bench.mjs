import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ensureBuilt } from './build.mjs';
import { startServers } from './embedded/servers.mjs';
import { ensureInstalled } from './install.mjs';
import { inRoot } from './paths.mjs';
import { PlainError, runMain } from './plain-error.mjs';

const benches = inRoot('test/bench');
const suffix = '.bench.mjs';

const usage = `
npm run bench                     every benchmark
npm run bench -- gallery-list     those that are named: ${benchNames().join(', ')}

Measures the built product on durable servers of its own and prints ratios. Exits 1 when a mark is missed.
`;

async function main() {
  const wanted = process.argv.slice(2);
  const unknown = wanted.find((name) => !benchNames().includes(name));
  if (unknown)
    throw new PlainError(
      `There is no benchmark "${unknown}". These exist: ${benchNames().join(', ')}.`,
    );
  const chosen = wanted.length > 0 ? wanted : benchNames();
  await ensureInstalled();
  await ensureBuilt();
  const dir = mkdtempSync(path.join(os.tmpdir(), 'hatira-bench-'));
  chmodSync(dir, 0o755);
  const { postgres, redis } = await startServers({
    dataDir: dir,
    durable: true,
  });
  const env = {
    ...process.env,
    BENCH_DIR: dir,
    DATABASE_URL: postgres.url,
    REDIS_URL: redis.url,
  };
  const codes = [];
  for (const name of chosen) {
    process.stdout.write(`\n${name}\n`);
    const child = spawn(process.execPath, [path.join(benches, name + suffix)], {
      env,
      stdio: 'inherit',
    });
    codes.push((await once(child, 'exit'))[0]);
  }
  await Promise.all([postgres.stopNow(), redis.stopNow()]);
  rmSync(dir, { recursive: true, force: true });
  process.exit(codes.every((code) => code === 0) ? 0 : 1);
}

function benchNames() {
  return readdirSync(benches)
    .filter((name) => name.endsWith(suffix))
    .map((name) => name.slice(0, -suffix.length));
}

await runMain(main, usage);
