import { built } from '../paths.mjs';
import { PlainError } from '../plain-error.mjs';

/**
 * @typedef {import('../../apps/api/src/platform/config/load-config.js').Config} Config
 * @typedef {typeof import('../../apps/api/src/platform/config/load-config.js')} ConfigModule
 */

/** Returns the configuration as the built product reads it. Throws PlainError with a line for each bad variable. */
export async function loadConfiguration() {
  /** @type {ConfigModule} */
  const { ConfigError, loadConfig } = await built(
    'platform/config/load-config.js',
  );
  try {
    return loadConfig(process.env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    throw new PlainError(
      error.problems.map((problem) => `Configuration: ${problem}`).join('\n'),
    );
  }
}
