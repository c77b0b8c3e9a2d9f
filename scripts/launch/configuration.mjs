import { built } from '../paths.mjs';
import { PlainError } from '../plain-error.mjs';

/** The product's configuration as the built product reads it. Throws PlainError with a line for each bad variable. */
export async function loadConfiguration() {
  const { loadConfig } = await built('platform/config/load-config.js');
  try {
    return loadConfig(process.env);
  } catch (error) {
    if (!Array.isArray(error.problems)) throw error;
    throw new PlainError(
      error.problems.map((problem) => `Configuration: ${problem}`).join('\n'),
    );
  }
}
