import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { ensureBuilt } from './build.mjs';
import {
  ensureMediaPrograms,
  pathWithMediaPrograms,
} from './embedded/media-programs.mjs';
import { startServers } from './embedded/servers.mjs';
import { ensureInstalled } from './install.mjs';
import { takeDataDir } from './launch/earlier-run.mjs';
import { inRoot } from './paths.mjs';
import { runMain } from './plain-error.mjs';

/** @import { Servers } from './embedded/servers.mjs' */

const usage = `
npm run dev

Starts PostgreSQL, Redis, the API with its worker, and the pages, all in watch mode:
  http://localhost:5173   public site, upload page, gallery (Vite)
  http://localhost:5174   panel (Vite)
  http://localhost:3000   API and the built pages
Data is kept in data/dev, or in DATA_DIR. Ctrl-C stops everything.
`;

const port = Number(process.env.PORT ?? 3000);
const apiOrigin = `http://localhost:${port}`;

async function main() {
  await ensureInstalled();
  // The API serves the built public site.
  await ensureBuilt();
  const warning = await ensureMediaPrograms();
  if (warning) process.stderr.write(`${warning}\n`);
  const dataDir = process.env.DATA_DIR ?? inRoot('data/dev');
  mkdirSync(dataDir, { recursive: true });
  const lock = await takeDataDir(dataDir);
  const servers = await startServers({ dataDir, durable: false });
  try {
    await runPrograms({ dataDir, servers });
  } finally {
    await servers.redis.stop();
    await servers.postgres.stop();
    lock.release();
  }
}

/**
 * Resolves when Ctrl-C or one program's end has stopped all.
 * @param {{ dataDir: string, servers: Servers }} options
 */
async function runPrograms({ dataDir, servers }) {
  const env = {
    ...process.env,
    DATABASE_URL: servers.postgres.url,
    REDIS_URL: servers.redis.url,
    DATA_DIR: dataDir,
    PORT: String(port),
    ROLE: 'all',
    PATH: `${inRoot('node_modules/.bin')}${path.delimiter}${pathWithMediaPrograms()}`,
    API_ORIGIN: apiOrigin,
  };
  const programs = [
    { name: 'api', command: 'nest start api --watch' },
    { name: 'pages', command: 'vite apps/guest-web --port 5173 --strictPort' },
    { name: 'panel', command: 'vite apps/admin --port 5174 --strictPort' },
  ];
  const { concurrently } = await import('concurrently');
  const { result } = concurrently(
    programs.map((program) => ({ ...program, env, cwd: inRoot() })),
    { prefixColors: 'auto', killOthersOn: ['failure', 'success'] },
  );
  // Ctrl-C is no failure.
  return result.catch(() => undefined);
}

await runMain(main, usage);
