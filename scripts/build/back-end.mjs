import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { inRoot, rootDir } from '../paths.mjs';
import { PlainError } from '../plain-error.mjs';
import { libraryDirs, sourceFiles } from './sources.mjs';

/** The API and the libraries, compiled file by file: dist/apps and dist/libs mirror the source tree. */
export const backEnd = {
  name: 'back end',
  outputs: ['apps', 'libs'],
  sources: () => sourceFiles('apps/api/src', ...libraryDirs()),
  build: compileAll,
};

async function compileAll(targetDir) {
  const { transformFile } = await import('@swc/core');
  await Promise.all(
    backEnd.sources().map((file) => compile(transformFile, file, targetDir)),
  );
}

async function compile(transformFile, file, targetDir) {
  const target = path.join(targetDir, file);
  await mkdir(path.dirname(target), { recursive: true });
  if (!file.endsWith('.ts')) return copyFile(inRoot(file), target);
  if (file.endsWith('.d.ts')) return;
  const script = target.replace(/\.ts$/, '.js');
  const { code, map } = await transform(transformFile, file);
  await writeFile(`${script}.map`, map);
  await writeFile(
    script,
    `${code}\n//# sourceMappingURL=${path.basename(script)}.map\n`,
  );
}

async function transform(transformFile, file) {
  try {
    return await transformFile(inRoot(file), swcOptions);
  } catch (error) {
    throw new PlainError(`${file} does not compile:\n${error.message}`);
  }
}

/** Aliases become relative imports of the compiled files, so that plain node runs the result. */
const swcOptions = {
  configFile: false,
  swcrc: false,
  sourceMaps: true,
  inlineSourcesContent: false,
  module: { type: 'es6', resolveFully: true },
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript', decorators: true },
    transform: { legacyDecorator: true, decoratorMetadata: true },
    keepClassNames: true,
    baseUrl: rootDir,
    paths: {
      '@hatira/contract': ['libs/contract/src/index.ts'],
      '@hatira/contract/schemas': ['libs/contract/src/schemas/index.ts'],
      '@hatira/api-client': ['libs/api-client/src/index.ts'],
    },
  },
};
