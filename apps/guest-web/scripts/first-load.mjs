import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const GALLERY_ROUTES = 'src/app/gallery-routes.tsx';
/** Budgets, gzip, in bytes, with the style sheet that is in the document. */
const pages = [
  {
    name: 'upload page',
    budgetBytes: 112_000,
    modules: ['src/features/upload/page/upload-page.tsx'],
    texts: [''],
  },
  {
    name: 'gallery',
    budgetBytes: 149_500,
    modules: [GALLERY_ROUTES, 'src/features/gallery/gallery-page.tsx'],
    texts: ['', 'gallery/'],
  },
  {
    name: 'viewer',
    budgetBytes: 148_000,
    modules: [GALLERY_ROUTES, 'src/features/viewer/viewer-page.tsx'],
    texts: ['', 'gallery/'],
  },
  {
    name: 'wall',
    budgetBytes: 110_000,
    modules: ['src/features/wall/wall-page.tsx'],
    texts: ['', 'wall/'],
  },
  {
    name: 'selection album',
    budgetBytes: 125_000,
    modules: ['src/features/selection-album/selection-album-page.tsx'],
    texts: ['', 'album/', 'gallery/'],
  },
];
const ENTRY = 'index.html';

const languages = [
  'tr',
  'az',
  'en',
  'it',
  'fr',
  'el',
  'es',
  'de',
  'nl',
  'kk',
  'ru',
];
const defaultDist = fileURLToPath(
  new URL('../../../dist/guest-web', import.meta.url),
);
const dist = path.resolve(process.argv[2] ?? defaultDist);
const manifest = JSON.parse(
  await readFile(path.join(dist, '.vite/manifest.json'), 'utf8'),
);

function filesOf(modules) {
  const files = new Set();
  const visit = (name) => {
    const chunk = manifest[name];
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const css of chunk.css ?? []) files.add(css);
    for (const next of chunk.imports ?? []) visit(next);
  };
  modules.forEach(visit);
  return [...files];
}

async function weigh(file) {
  return gzipSync(await readFile(path.join(dist, file)), { level: 9 }).length;
}

const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

async function weighPage({ name, modules, texts }, language) {
  const bundles = texts.map(
    (folder) => `src/shared/i18n/locales/${folder}${language}.ts`,
  );
  const files = filesOf([ENTRY, ...modules, ...bundles]);
  const sizes = await Promise.all(files.map(weigh));
  const total = sizes.reduce((sum, size) => sum + size, 0);
  if (language === 'tr')
    files.forEach((file, index) =>
      console.log(`${kB(sizes[index]).padStart(9)}  ${file}`),
    );
  console.log(
    `${kB(total).padStart(9)}  first load of the ${name} in ${language}`,
  );
  return total;
}

for (const page of pages) {
  let worst = 0;
  for (const language of languages)
    worst = Math.max(worst, await weighPage(page, language));
  if (worst > page.budgetBytes) {
    console.error(
      `The ${page.name} is over its budget of ${kB(page.budgetBytes)}.`,
    );
    process.exitCode = 1;
  }
}
