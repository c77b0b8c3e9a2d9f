import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { runCaptured } from '../embedded/processes.mjs';
import { fromRoot, inRoot, rootDir } from '../paths.mjs';
import { PlainError } from '../plain-error.mjs';
import { libraryDirs, sourceFiles } from './sources.mjs';

/** dist/ mirrors the source tree. */
export const backEnd = {
  name: 'back end',
  outputs: ['apps', 'libs'],
  sources: () => sourceFiles('apps/api', ...libraryDirs()),
  build: compile,
};

/**
 * `nest build api`, into another folder than dist/.
 * @param {string} targetDir
 */
async function compile(targetDir) {
  const config = path.join(targetDir, 'tsconfig.json');
  const options = {
    extends: inRoot('apps/api/tsconfig.json'),
    compilerOptions: { outDir: targetDir },
  };
  writeFileSync(config, JSON.stringify(options));
  const { code, output } = await runCaptured(
    process.execPath,
    [
      inRoot('node_modules/@nestjs/cli/bin/nest.js'),
      'build',
      'api',
      '--path',
      fromRoot(config),
    ],
    { cwd: rootDir },
  );
  if (code !== 0)
    throw new PlainError(`${output.trim()}\nThe back end does not compile.`);
}
