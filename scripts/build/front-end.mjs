import { existsSync } from 'node:fs';
import path from 'node:path';
import { runCaptured } from '../embedded/processes.mjs';
import { inRoot, rootDir } from '../paths.mjs';
import { PlainError } from '../plain-error.mjs';
import { compressTexts } from './compress.mjs';
import { libraryDirs, sourceFiles } from './sources.mjs';

/** The pages of guests and couples. */
export const frontEnd = viteApp('front end', 'guest-web');

/** The panel of staff. */
export const panel = viteApp('panel', 'admin');

/** The app of this folder, bundled by Vite, with compressed copies beside every text. */
function viteApp(name, app) {
  const appDir = `apps/${app}`;
  const configFile = `${appDir}/vite.config.ts`;
  return {
    name,
    outputs: [app],
    sources: () => (existsSync(inRoot(configFile)) ? sourceFiles(appDir, ...libraryDirs()) : []),
    build: (targetDir) => bundle({ name, appDir, configFile, outDir: path.join(targetDir, app) }),
  };
}

async function bundle({ name, appDir, configFile, outDir }) {
  const { code, output } = await runCaptured(
    process.execPath,
    [
      inRoot('node_modules/vite/bin/vite.js'),
      ...['build', inRoot(appDir), '--config', inRoot(configFile)],
      ...['--outDir', outDir, '--emptyOutDir', '--logLevel', 'warn'],
    ],
    { cwd: rootDir, env: { ...process.env, NODE_ENV: 'production' } },
  );
  if (code !== 0) throw new PlainError(`${output.trim()}\nThe ${name} does not build.`);
  await compressTexts(outDir);
}
