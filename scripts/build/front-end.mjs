import { existsSync } from 'node:fs';
import path from 'node:path';
import { writeDemoPictures } from '../demo/demo-pictures.mjs';
import { runCaptured } from '../embedded/processes.mjs';
import { inRoot, rootDir } from '../paths.mjs';
import { PlainError } from '../plain-error.mjs';
import { compressTexts } from './compress.mjs';
import { libraryDirs, sourceFiles } from './sources.mjs';

const demoDir = 'scripts/demo';

export const frontEnd = viteApp('front end', 'guest-web', demoDir);

export const panel = viteApp('panel', 'admin');

/** The script and style of the page in each zip, which the back end reads. */
export const album = viteApp('album', 'album');

/**
 * The app of this folder; with compressed copies, unless it is the album, which the server does not send.
 * @param {string} name
 * @param {string} app
 * @param {...string} drawn folders of scripts that draw its pictures
 */
function viteApp(name, app, ...drawn) {
  const appDir = `apps/${app}`;
  const configFile = `${appDir}/vite.config.ts`;
  return {
    name,
    outputs: [app],
    sources: () =>
      existsSync(inRoot(configFile))
        ? sourceFiles(appDir, ...libraryDirs(), ...drawn)
        : [],
    /** @param {string} targetDir */
    build: (targetDir) =>
      bundle({ name, appDir, configFile, outDir: path.join(targetDir, app) }),
  };
}

/** @param {{ name: string, appDir: string, configFile: string, outDir: string }} options */
async function bundle({ name, appDir, configFile, outDir }) {
  const { code, output } = await runCaptured(
    process.execPath,
    [
      inRoot('node_modules/vite/bin/vite.js'),
      'build',
      inRoot(appDir),
      '--config',
      inRoot(configFile),
      '--outDir',
      outDir,
      '--emptyOutDir',
      '--logLevel',
      'warn',
    ],
    { cwd: rootDir, env: { ...process.env, NODE_ENV: 'production' } },
  );
  if (code !== 0)
    throw new PlainError(`${output.trim()}\nThe ${name} does not build.`);
  await prerender(appDir, outDir);
  if (appDir === 'apps/guest-web')
    await writeDemoPictures(path.join(outDir, 'demo'));
  if (appDir !== 'apps/album') await compressTexts(outDir);
}

/**
 * Draws the public site, a page for each language.
 * @param {string} appDir
 * @param {string} outDir
 */
async function prerender(appDir, outDir) {
  const script = inRoot(appDir, 'scripts/prerender.mjs');
  if (!existsSync(script)) return;
  const { code, output } = await runCaptured(
    process.execPath,
    [script, outDir],
    {
      cwd: rootDir,
      env: { ...process.env, NODE_ENV: 'production' },
    },
  );
  if (code !== 0)
    throw new PlainError(`${output.trim()}\nThe public site cannot be drawn.`);
}
