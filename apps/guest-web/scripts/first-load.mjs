import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

/** What the upload page may weigh at most: JavaScript and style sheets, gzip, in bytes. */
const BUDGET_BYTES = 120_000;
const ENTRY = 'index.html';
const UPLOAD_PAGE = 'src/features/upload/upload-page.tsx';

const languages = ['tr', 'az', 'en', 'it', 'fr', 'el', 'es', 'de', 'nl', 'kk', 'ru'];
const defaultDist = fileURLToPath(new URL('../../../dist/guest-web', import.meta.url));
const dist = path.resolve(process.argv[2] ?? defaultDist);
const manifest = JSON.parse(await readFile(path.join(dist, '.vite/manifest.json'), 'utf8'));

/** The files of the modules and of all that they import statically. */
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
let worst = 0;
for (const language of languages) {
  const files = filesOf([ENTRY, UPLOAD_PAGE, `src/shared/i18n/locales/${language}.ts`]);
  const sizes = await Promise.all(files.map(weigh));
  const total = sizes.reduce((sum, size) => sum + size, 0);
  worst = Math.max(worst, total);
  if (language === 'tr') files.forEach((file, index) => console.log(`${kB(sizes[index]).padStart(9)}  ${file}`));
  console.log(`${kB(total).padStart(9)}  first load of the upload page in ${language}`);
}
if (worst > BUDGET_BYTES) {
  console.error(`The upload page is over its budget of ${kB(BUDGET_BYTES)}.`);
  process.exitCode = 1;
}
