import { createHash } from 'node:crypto';
import {
  copyFile,
  mkdir,
  readFile,
  readdir,
  rm,
  writeFile,
} from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';
import { drawings } from './artwork/drawings.mjs';
import { writeIcons } from './icons.mjs';
import { shellScript } from './shell-script.mjs';

const appDir = fileURLToPath(new URL('..', import.meta.url));
const RENDERER = 'src/features/marketing/render.tsx';
const BOOT_SCRIPT = 'site-boot.ts';
const SCRIPT = 'src/site.ts';
const LANGUAGES = [
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
/** Slices of the heading font for the first screen, beside latin. */
const FIRST_FONTS = {
  el: ['serif-greek'],
  ru: ['serif-cyrillic'],
  kk: ['serif-cyrillic', 'serif-cyrillic-ext'],
};
const OTHER_FIRST_FONTS = ['serif-latin', 'serif-latin-ext'];

/**
 * Renders each page as `site/<language>/<page>.html`; the server fills its
 * tokens.
 */
async function prerenderSite(outDir) {
  const rendererDir = path.join(appDir, '.cache/site');
  await buildRenderer(rendererDir);
  const { PAGE_NAMES, galleryOpening, renderPage, uploadOpening } =
    await import(pathToFileURL(path.join(rendererDir, 'render.js')).href);
  await mkdir(path.join(outDir, 'site'), { recursive: true });
  await writeFile(
    path.join(outDir, 'site/upload-opening.html'),
    uploadOpening(LANGUAGES),
  );
  await writeFile(
    path.join(outDir, 'site/gallery-opening.html'),
    galleryOpening(),
  );
  const { shared, lettered } = await drawings();
  const sharedPictures = await writePictures(shared, outDir);
  const files = await sharedFiles(rendererDir, outDir);
  for (const language of LANGUAGES) {
    await mkdir(path.join(outDir, 'site', language), { recursive: true });
    const pictures = {
      ...sharedPictures,
      ...(await writePictures(lettered[language], outDir)),
    };
    for (const page of PAGE_NAMES) {
      const fonts = fontsOf(language, files.styles);
      const html = await renderPage({
        page,
        language,
        pictures,
        files: { ...files, fonts },
      });
      await writeFile(
        path.join(outDir, 'site', language, `${page}.html`),
        html,
      );
    }
  }
}

async function buildRenderer(rendererDir) {
  await rm(rendererDir, { recursive: true, force: true });
  await build({
    configFile: path.join(appDir, 'vite.config.ts'),
    logLevel: 'warn',
    build: {
      ssr: path.join(appDir, RENDERER),
      ssrEmitAssets: true,
      cssCodeSplit: false,
      cssMinify: true,
      outDir: rendererDir,
      manifest: false,
      rolldownOptions: {
        output: { entryFileNames: 'render.js', codeSplitting: false },
      },
    },
  });
}

async function sharedFiles(rendererDir, outDir) {
  const assets = await readdir(path.join(rendererDir, 'assets'));
  for (const font of assets.filter((name) => name.endsWith('.woff2'))) {
    await copyFile(
      path.join(rendererDir, 'assets', font),
      path.join(outDir, 'assets', font),
    );
  }
  const sheets = assets.filter((name) => name.endsWith('.css'));
  const styles = await Promise.all(
    sheets.map((name) =>
      readFile(path.join(rendererDir, 'assets', name), 'utf8'),
    ),
  );
  const manifest = JSON.parse(
    await readFile(path.join(outDir, '.vite/manifest.json'), 'utf8'),
  );
  return {
    script: `/${manifest[SCRIPT].file}`,
    styles: styles.join('').trim(),
    boot: await shellScript(appDir, BOOT_SCRIPT),
  };
}

function fontsOf(language, styles) {
  const names = [
    'serif-latin',
    ...(FIRST_FONTS[language] ?? OTHER_FIRST_FONTS),
  ];
  return [...new Set(names)].map((name) => {
    const [, url] =
      new RegExp(`url\\(["']?(/assets/${name}-[\\w-]{8}\\.woff2)`).exec(
        styles,
      ) ?? [];
    if (!url) throw new Error(`The font ${name} is not in the style sheet.`);
    return url;
  });
}

/** @returns hashed addresses and sizes by name */
async function writePictures(drawn, outDir) {
  const written = await Promise.all(
    Object.entries(drawn).map(
      async ([name, { content, extension, width, height, code }]) => {
        const hash = createHash('sha256')
          .update(content)
          .digest('base64url')
          .slice(0, 8);
        const url = `/assets/${name}-${hash}.${extension}`;
        await writeFile(path.join(outDir, url), content);
        return [name, { url, width, height, code }];
      },
    ),
  );
  return Object.fromEntries(written);
}

const target = path.resolve(process.argv[2]);
await writeIcons(target);
await prerenderSite(target);
