import path from 'node:path';
import { build } from 'vite';

/** The oldest browsers that load modules, without which these scripts have no page to prepare. */
const OLDEST = 'es2017';

/**
 * Compiles a script of `src/shell` and its imports into one script without a module around it.
 * @param {string} root folder of the app
 * @param {string} file below `src/shell`
 * @param {{ target?: string, define?: Record<string, string> }} [options] `define`: expressions for names in it
 * @returns {Promise<string>}
 */
export async function shellScript(root, file, { target, define } = {}) {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define,
    build: {
      target: target ?? OLDEST,
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: path.join(root, 'src/shell', file),
        output: { format: 'iife', codeSplitting: false },
      },
    },
  });
  const [chunk] = [built].flat()[0].output;
  return chunk.code.trim();
}
