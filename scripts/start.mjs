import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { loadConfiguration } from './launch/configuration.mjs';
import { Product } from './launch/product.mjs';
import { onStopSignals } from './launch/stop-signals.mjs';
import { runMain } from './plain-error.mjs';

const usage = `
npm start

Installs and builds what is missing, starts PostgreSQL, Redis, the web and the worker process, and prints the addresses.
Ctrl-C stops all of it. Environment variables configure it: see the table in README.md.
`;

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

await runMain(main, usage);
