import { existsSync } from 'node:fs';
import path from 'node:path';
import { runCaptured } from '../embedded/processes.mjs';
import { inRoot, rootDir } from '../paths.mjs';
import { PlainError } from '../plain-error.mjs';
import { compressTexts } from './compress.mjs';
import { libraryDirs, sourceFiles } from './sources.mjs';

const appDir = 'apps/guest-web';
const configFile = `${appDir}/vite.config.ts`;

/** The guests' pages, bundled by Vite, with compressed copies beside every text. */
export const frontEnd = {
  name: 'front end',
  outputs: ['guest-web'],
  sources: () => (existsSync(inRoot(configFile)) ? sourceFiles(appDir, ...libraryDirs()) : []),
  build: bundle,
};

async function bundle(targetDir) {
  const outDir = path.join(targetDir, 'guest-web');
  const { code, output } = await runCaptured(
    process.execPath,
    [
      inRoot('node_modules/vite/bin/vite.js'),
      ...['build', inRoot(appDir), '--config', inRoot(configFile)],
      ...['--outDir', outDir, '--emptyOutDir', '--logLevel', 'warn'],
    ],
    { cwd: rootDir, env: { ...process.env, NODE_ENV: 'production' } },
  );
  if (code !== 0) throw new PlainError(`${output.trim()}\nThe front end does not build.`);
  await compressTexts(outDir);
}
