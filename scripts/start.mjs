import { ensureBuilt } from './build.mjs';
import { ensureMediaPrograms } from './embedded/media-programs.mjs';
import { ensureInstalled } from './install.mjs';
import { asAccountFlag, runAsAccount } from './launch/as-account.mjs';
import { loadConfiguration } from './launch/configuration.mjs';
import { nodeWarning } from './launch/node-age.mjs';
import { Product } from './launch/product.mjs';
import { onStopSignals } from './launch/stop-signals.mjs';
import { unprivilegedStart } from './launch/unprivileged.mjs';
import { runMain } from './plain-error.mjs';

/** @import { Config } from './launch/configuration.mjs' */

const usage = `
npm start

Installs and builds what is missing, starts PostgreSQL, Redis, the web and the worker process, and prints the addresses.
Ctrl-C stops all of it. Environment variables configure it: see the table in README.md.
`;

async function main() {
  if (!process.argv.includes(asAccountFlag)) await prepare();
  const config = await loadConfiguration();
  const unprivileged = await unprivilegedStart(config);
  if (unprivileged) process.exit(await runAsAccount(unprivileged, config));
  const product = new Product(config, ffmpegSettler(config));
  const starting = product.start();
  const stopped = onceAsked(product, starting);
  try {
    await starting;
  } catch (error) {
    if (product.isInterrupted) return stopped;
    await product.stop();
    throw error;
  }
}

async function prepare() {
  await ensureInstalled();
  await ensureBuilt();
  const warning = nodeWarning(process.versions.node);
  if (warning) process.stderr.write(`${warning}\n`);
}

/**
 * Returns what looks for ffmpeg and fetches it, called before the worker. Root does it, asked by us; if root is killed, we
 * end too.
 * @param {{ role: Config['role'] }} options
 * @returns {() => Promise<unknown>}
 */
function ffmpegSettler({ role }) {
  if (process.argv.includes(asAccountFlag)) {
    process.once('disconnect', () => process.exit(1));
    return askForFfmpeg;
  }
  return role === 'web' ? () => Promise.resolve() : warnOfOldFfmpeg;
}

function askForFfmpeg() {
  process.send?.({ type: 'settle-ffmpeg' });
  return new Promise((resolve) => process.once('message', resolve));
}

async function warnOfOldFfmpeg() {
  const warning = await ensureMediaPrograms();
  if (warning) process.stderr.write(`${warning}\n`);
}

/**
 * A second signal makes the stop quick, even during the start.
 * @param {Product} product
 * @param {Promise<void>} starting
 */
function onceAsked(product, starting) {
  return new Promise(() => {
    const stop = async () => {
      process.stdout.write('\nStopping ...\n');
      product.interrupt();
      await starting.catch(() => {});
      await product.stop();
      process.exit(0);
    };
    onStopSignals(stop, () => product.force() || process.exit(1));
  });
}

await runMain(main, usage);
