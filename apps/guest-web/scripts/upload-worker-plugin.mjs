import path from 'node:path';
import { shellScript } from './shell-script.mjs';

const UPLOAD_PAGE = 'src/features/upload/page/upload-page.tsx';
const WORKERS = ['upload-worker', 'upload-worker-off'];
/** Service workers of phones of about 2020. */
const TARGET = 'es2020';
/** Each phone needs one of the languages; the album needs the network. */
const LEFT_OUT = /\/locales\/|\/features\/upload\/album\//;

/**
 * Writes the upload page's service worker with the build's files that the page
 * may need, and the script that removes it.
 * @param {{ root: string }} options
 * @returns {import('vite').Plugin}
 */
export function uploadWorkerPlugin({ root }) {
  return {
    name: 'hatira-upload-worker',
    apply: (_config, { command, isSsrBuild }) =>
      command === 'build' && !isSsrBuild,
    enforce: 'post',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const files = JSON.stringify(filesOf(root, bundle));
        for (const name of WORKERS) {
          const source = await shellScript(root, `worker/${name}.ts`, {
            target: TARGET,
            define: { FILES_OF_BUILD: files },
          });
          this.emitFile({ type: 'asset', fileName: `${name}.js`, source });
        }
      },
    },
  };
}

/** Scripts and styles of the upload page, also those loaded on demand. */
function filesOf(root, bundle) {
  const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk');
  const page = chunks.find(isFrom(path.join(root, UPLOAD_PAGE)));
  const entry = chunks.find(isFrom(path.join(root, 'index.html')));
  const files = new Set([entry, ...importsOf(entry, bundle)].map(nameOf));
  const visit = (chunk) => {
    if (!chunk || files.has(chunk.fileName) || isLeftOut(chunk)) return;
    files.add(chunk.fileName);
    for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style);
    for (const name of [...chunk.imports, ...chunk.dynamicImports])
      visit(bundle[name]);
  };
  visit(page);
  return [...files].sort().map((file) => `/${file}`);
}

const isFrom = (module) => (chunk) => chunk.facadeModuleId === module;

const nameOf = ({ fileName }) => fileName;

function importsOf({ imports }, bundle) {
  return imports.map((name) => bundle[name]);
}

function isLeftOut({ facadeModuleId }) {
  return LEFT_OUT.test(facadeModuleId ?? '');
}
