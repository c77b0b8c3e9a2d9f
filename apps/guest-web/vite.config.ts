import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type BuildOptions } from 'vite';
import { fontLicenses } from './scripts/font-licenses.mjs';
import { shellPlugin } from './scripts/shell-plugin.mjs';
import { subsetFonts } from './scripts/subset-fonts.mjs';
import { uploadWorkerPlugin } from './scripts/upload-worker-plugin.mjs';
import { LANGUAGES } from '../../libs/contract/src/languages';
import { PRIVACY_PAGE, SITE_PAGES } from '../../libs/contract/src/site-pages';

const root = fileURLToPath(new URL('.', import.meta.url));
const from = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const apiOrigin = process.env['API_ORIGIN'] ?? 'http://localhost:3000';
/** Drawn by the build; in development the API serves it. */
const SITE = `^/((${LANGUAGES.join('|')})(/|$))?(${[...SITE_PAGES, PRIVACY_PAGE].join('|')})?/?(\\?.*)?$`;

const aliases = {
  'use-sync-external-store/shim': from(
    './src/shared/lib/native-external-store.ts',
  ),
};
// The package exports only its development build, with warnings.
const buildAliases = {
  'react-router': from(
    '../../node_modules/react-router/dist/production/index.mjs',
  ),
};

const chunkGroups = [
  {
    name: 'vendor',
    priority: 2,
    test: /node_modules\/(react|react-dom|scheduler|(react-)?i18next)\//,
  },
  // Only the couple's pages need it.
  { name: 'router', priority: 2, test: /node_modules\/react-router\// },
  // Small parts of all first loads compress better together. A group takes what
  // its modules import, unless a group of a higher priority has it.
  {
    name: 'basics',
    priority: 1,
    test: new RegExp(
      [
        'shared/i18n/(i18n|stored-language)\\.',
        'shared/lib/(store|with-jitter)\\.',
        'shared/ui/(button/(button|icon)|fixed-text|visually-hidden)\\.',
        'shared/ui/(dialog/notice|page/(privacy-line|script-font))\\.',
        'shared/ui/progress/(progress-bar|spinner)\\.',
        'api-client/src/config\\.',
      ].join('|'),
    ),
  },
  // The wall uses these files, and no other part of the pictures.
  {
    name: 'live',
    priority: 1,
    test: /media\/feed\/follow-stream|ui\/page\/ornament|contract\/src\/rules\/note/,
  },
  // The late parts of the upload page use these files, too.
  {
    name: 'late-parts',
    priority: 1,
    test: /shared\/lib\/lazy-extra|contract\/src\/media-types/,
  },
  // Loads after the first view of each page.
  {
    name: 'language-switcher',
    priority: 1,
    test: /\/language-switcher\./,
  },
  // The gallery and its late parts use these files.
  {
    name: 'gallery-parts',
    test: /features\/gallery\/(tools\/(gallery-tools|id-set)|timeline\/use-bar-height)\./,
  },
  // The couple's pages and the guests' album use these files.
  {
    name: 'pictures',
    test: new RegExp(
      [
        'shared/media/(feed|file|image|motion|order/use-|retry/use-retry|senders/sender-name\\.|wedding/(?!no-hash|link-ended|late-notices))',
        'shared/media/download/(archive/archives|archive/use-archive-saving|downloads-)',
        'shared/media/exposure/(exposure-part|use-moderation)',
        'shared/media/(marks/(favourite-button|marks-context)|removal/use-removal|viewer/(viewer-place|icons|layers/back-layer-entry))',
        'shared/ui/(button/icons|button/icon-button|check/|dialog/toast|page/ornament|player/playing-video)',
        'shared/lib/(is-dialog-open|stored-choice|theme|use-focus-successor|use-scroll-lock)',
        'contract/src/(media-types|rules/note)',
      ].join('|'),
    ),
  },
  // The viewer over a page and the viewer's own page use these files.
  {
    name: 'viewer',
    test: /shared\/media\/viewer\/(viewer\.|actions\/|slideshow\/slideshow-part|layers\/use-back-layer)/,
  },
  // The viewer's page and the gallery's menu use these files.
  {
    name: 'choices',
    test: /ui\/page\/(page-corner|theme-toggle)|media\/(order\/order-choice|download\/everything-button)/,
  },
];

const build: BuildOptions = {
  outDir: '../../dist/guest-web',
  emptyOutDir: true,
  manifest: true,
  license: { fileName: 'licenses.md' },
  // Phones of about 2020.
  target: ['es2020', 'chrome87', 'firefox78', 'safari14'],
  assetsInlineLimit: 0,
  // The polyfill runs after the preloads: too late without hints.
  modulePreload: { polyfill: false },
  rolldownOptions: {
    // Plain assignments are smaller and suffice.
    transform: { assumptions: { setPublicClassFields: true } },
    input: [from('./index.html'), from('./src/site.ts')],
    output: { codeSplitting: { groups: chunkGroups } },
  },
};

export default defineConfig(async ({ command }) => {
  const isBuild = command === 'build';
  await subsetFonts(from('.cache/fonts'));
  return {
    root,
    // Dev servers that share one discard each other's packages.
    cacheDir: '../../.cache/vite-guest-web',
    base: '/',
    resolve: { alias: { ...aliases, ...(isBuild && buildAliases) } },
    plugins: [
      react(),
      ...shellPlugin({ root, languages: LANGUAGES }),
      uploadWorkerPlugin({ root }),
      fontLicenses(),
    ],
    css: {
      modules: {
        generateScopedName: isBuild ? '[hash:base64:5]' : '[name]_[local]',
      },
    },
    worker: { format: 'iife' as const },
    build,
    server: {
      proxy: Object.fromEntries(
        ['/api', '/media', '/assets', SITE].map((from) => [from, apiOrigin]),
      ),
    },
  };
});
