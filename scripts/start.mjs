import { pathToFileURL } from 'node:url';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { Product } from './launch/product.mjs';
import { onStopSignals } from './launch/stop-signals.mjs';
import { inRoot } from './paths.mjs';
import { PlainError, runMain } from './plain-error.mjs';

/** `npm start`: installs what is missing, builds what is stale, runs everything until told to stop. */
async function main() {
  await ensureInstalled();
  await ensureBuilt();
  const product = new Product(await loadConfiguration());
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

/** Stops the product when a signal asks for it, and leaves; a second signal makes it quick, even during the start. */
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

async function loadConfiguration() {
  const { loadConfig } = await import(pathToFileURL(inRoot('dist/apps/api/src/config/load-config.js')));
  try {
    return loadConfig(process.env);
  } catch (error) {
    if (!Array.isArray(error.problems)) throw error;
    throw new PlainError(error.problems.map((problem) => `Configuration: ${problem}`).join('\n'));
  }
}

await runMain(main);
