import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type BuildOptions } from 'vite';
import { fontLicenses } from './scripts/font-licenses.mjs';
import { shellPlugin } from './scripts/shell-plugin.mjs';
import { subsetFonts } from './scripts/subset-fonts.mjs';
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
    test: /node_modules\/(react|react-dom|scheduler|(react-)?i18next)\//,
  },
  // Only the couple's pages need it.
  { name: 'router', test: /node_modules\/react-router\// },
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
  await subsetFonts(from('./.cache/fonts'));
  return {
    root,
    // Dev servers that share one discard each other's packages.
    cacheDir: '../../.cache/vite-guest-web',
    base: '/',
    resolve: { alias: { ...aliases, ...(isBuild && buildAliases) } },
    plugins: [
      react(),
      ...shellPlugin({ root, languages: LANGUAGES }),
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
