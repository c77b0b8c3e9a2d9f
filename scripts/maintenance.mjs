import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { ensureBuilt } from './build.mjs';
import { startPostgres } from './embedded/postgres.mjs';
import { ensureInstalled } from './install.mjs';
import { loadConfiguration } from './launch/configuration.mjs';
import { keepingOwner } from './launch/data-owner.mjs';
import { isLockHeld, takeLock } from './launch/lock.mjs';
import { prepareDataDir } from './launch/preflight.mjs';
import { inRoot } from './paths.mjs';
import { PlainError, runMain } from './plain-error.mjs';

const usage = `
npm run verify                            every row has its file, with its size and hash, and every file its row
npm run verify -- --quick                 sizes only, without reading the files
npm run verify -- --now                   also files of the last ten minutes
npm run backup -- <folder>                database and files, only what is new; the product may run
npm run backup -- <folder> --keep 14      and removes all but the newest 14 backups
npm run restore -- <folder> [name]        the newest or the named backup, into an empty database; stop the product first
npm run rehearse -- <wedding path>        a robot guest goes from the printed card to the zip; the product must run
npm run migrate                           the schema of this version, before a start; backup first
npm run migrate-storage [-- --quick]      copies the files of DATA_DIR into the bucket that S3_* names

Works on the databases that the environment names, else on the embedded one of DATA_DIR, running or not. Exits 1 when
anything is wrong.
`;

/** Root stays root for backups that root alone may write. */
async function main() {
  const parameters = process.argv.slice(2);
  await ensureInstalled();
  await ensureBuilt();
  const config = await loadConfiguration();
  if (parameters[0] === 'restore') await prepareDataDir(config.dataDir);
  await keepingOwner(config.dataDir, () => run(config, parameters));
}

/**
 * @param {{ dataDir: string, databaseUrl: string | undefined }} options
 * @param {string[]} parameters
 */
async function run({ dataDir, databaseUrl }, parameters) {
  const embedded = databaseUrl
    ? undefined
    : await openEmbedded(dataDir, parameters[0]);
  const env = {
    ...process.env,
    DATA_DIR: dataDir,
    ...(embedded && { DATABASE_URL: embedded.url }),
  };
  try {
    const script = inRoot('dist/apps/api/src/maintenance.js');
    const child = spawn(process.execPath, [script, ...parameters], {
      env,
      stdio: 'inherit',
    });
    const [code] = await once(child, 'exit');
    process.exitCode = code ?? 1;
  } finally {
    await embedded?.close();
  }
}

/**
 * The running product's server, or a temporary one.
 * @param {string} dataDir
 * @param {string} command
 */
async function openEmbedded(dataDir, command) {
  if (command !== 'restore' && !existsSync(path.join(dataDir, 'postgres')))
    throw new PlainError(
      `There is no product in DATA_DIR ${dataDir}: set it to where npm start keeps its data.`,
    );
  const lockFile = path.join(dataDir, 'start.lock');
  if (isLockHeld(lockFile)) {
    if (command === 'restore')
      throw new PlainError(
        'Stop the product first: npm start runs on this DATA_DIR.',
      );
    const { url } = await startPostgres({ dataDir });
    return { url, close: async () => {} };
  }
  if (command === 'rehearse')
    throw new PlainError(
      'Start the product first: the robot is a guest of the running product.',
    );
  const lock = await takeLock(lockFile, {
    what: `Something already runs on DATA_DIR ${dataDir}`,
  });
  const { url, stop } = await startPostgres({ dataDir });
  const close = async () => {
    await stop();
    lock.release();
  };
  return { url, close };
}

await runMain(main, usage);
