import { createHash } from 'node:crypto';
import path from 'node:path';
import { shellScript } from './shell-script.mjs';
import { START_FAILED } from './start-failed.mjs';

const BOOT_SCRIPT = 'boot.ts';
const GALLERY_ROUTES = 'src/app/gallery-routes.tsx';
const ROUTE_MODULES = {
  upload: ['src/features/upload/page/upload-page.tsx'],
  gallery: [GALLERY_ROUTES, 'src/features/gallery/gallery-page.tsx'],
  viewer: [GALLERY_ROUTES, 'src/features/viewer/viewer-page.tsx'],
};
/** The development server has no built files. */
const NO_FILES = {
  bundles: {},
  galleryBundles: {},
  storyBundles: {},
  routes: {},
};
/** Beside the gallery's, for the orders of moments. */
const STORY_MODULES = [
  'src/features/gallery/timeline/timeline-part.ts',
  'src/features/gallery/stacks/stacks-part.ts',
];

/**
 * Inlines style sheet, boot script, preload list and failure notice into
 * `index.html`. Writes `shell.json` for the server: the script's hash for the
 * Content-Security-Policy, and the files to hint per kind of page and language.
 * @param {{ root: string, languages: readonly string[] }} options
 * @returns {import('vite').Plugin[]}
 */
export function shellPlugin({ root, languages }) {
  let script = '';
  const readScript = async () => {
    script = await shellScript(root, BOOT_SCRIPT);
  };
  return [
    {
      name: 'hatira-shell-dev',
      apply: 'serve',
      buildStart: readScript,
      transformIndexHtml: (html) =>
        withBoot(html, { languages, ...NO_FILES }, script),
    },
    {
      name: 'hatira-shell',
      apply: (_config, { command, isSsrBuild }) =>
        command === 'build' && !isSsrBuild,
      enforce: 'post',
      buildStart: readScript,
      generateBundle: {
        order: 'post',
        handler(_options, bundle) {
          const files = shellFiles(root, languages, bundle);
          const page = bundle['index.html'];
          const html = String(page.source);
          forgetEntryStyles(html, bundle, entryOf(root, bundle));
          page.source = withStyles(
            withBoot(html, { languages, ...files }, script),
            bundle,
          );
          const source = JSON.stringify(
            { bootScriptHash: cspHash(script), ...files },
            null,
            2,
          );
          this.emitFile({ type: 'asset', fileName: 'shell.json', source });
        },
      },
    },
  ];
}

function withBoot(html, files, script) {
  const data = JSON.stringify(files).replaceAll('<', '\\u003c');
  const tags = `<script type="application/json" id="shell-files">${data}</script>\n    <script>${script}</script>`;
  return html
    .replace('<!--boot-->', () => tags)
    .replace('<!--start-failed-->', startFailed);
}

function startFailed() {
  return Object.entries(START_FAILED)
    .map(
      ([language, [title, advice, button]]) =>
        `<main class="failed" role="alert" lang="${language}"><h1>${title}</h1><p>${advice}</p><button type="button">${button}</button></main>`,
    )
    .join('');
}

const STYLE_SHEET = /<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g;

/** They are small, and the page cannot paint without them. */
function withStyles(html, bundle) {
  return html.replace(STYLE_SHEET, (_link, file) => {
    const styles = String(bundle[file].source).trim();
    return `<style>${styles}</style>`;
  });
}

/** Chunks that import the entry would fetch its inlined style sheets. */
function forgetEntryStyles(html, bundle, entry) {
  for (const [, file] of html.matchAll(STYLE_SHEET)) {
    for (const chunk of chunksOf(bundle))
      chunk.code = chunk.code.replaceAll(`"${file}"`, `"${entry.fileName}"`);
  }
}

function cspHash(script) {
  return `sha256-${createHash('sha256').update(script).digest('base64')}`;
}

function shellFiles(root, languages, bundle) {
  const chunks = chunksOf(bundle);
  const entry = entryOf(root, bundle);
  const chunkOf = (module) =>
    chunks.find(
      (chunk) =>
        chunk.facadeModuleId &&
        path.relative(root, chunk.facadeModuleId) === module,
    );
  const filesOf = (modules) => withImports(modules.map(chunkOf), chunks, entry);
  const textsIn = (folder) =>
    Object.fromEntries(
      languages.map((language) => [
        language,
        filesOf([`${folder}/${language}.ts`]).scripts,
      ]),
    );
  const routes = Object.fromEntries(
    Object.entries(ROUTE_MODULES).map(([kind, modules]) => [
      kind,
      filesOf(modules),
    ]),
  );
  return {
    bundles: textsIn('src/shared/i18n/locales'),
    galleryBundles: textsIn('src/shared/i18n/locales/gallery'),
    storyBundles: textsIn('src/shared/i18n/locales/choices'),
    routes: {
      ...routes,
      story: without(filesOf(STORY_MODULES), routes.gallery),
    },
  };
}

function without(files, others) {
  const rest = (kind) =>
    files[kind].filter((file) => !others[kind].includes(file));
  return { scripts: rest('scripts'), styles: rest('styles') };
}

function chunksOf(bundle) {
  return Object.values(bundle).filter((output) => output.type === 'chunk');
}

function entryOf(root, bundle) {
  return chunksOf(bundle).find(
    (chunk) => chunk.facadeModuleId === path.join(root, 'index.html'),
  );
}

function withImports(wanted, chunks, entry) {
  const present = new Set([entry.fileName, ...entry.imports]);
  const scripts = [];
  const styles = [];
  const visit = (next) => {
    if (!next || present.has(next.fileName)) return;
    present.add(next.fileName);
    scripts.push(`/${next.fileName}`);
    styles.push(
      ...[...(next.viteMetadata?.importedCss ?? [])].map((css) => `/${css}`),
    );
    for (const name of next.imports)
      visit(chunks.find((other) => other.fileName === name));
  };
  wanted.forEach(visit);
  return { scripts, styles };
}
