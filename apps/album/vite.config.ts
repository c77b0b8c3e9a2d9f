import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

/** One script and one style sheet, readable in many years: the API writes them into the page of each zip. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  cacheDir: '../../.cache/vite-album',
  build: {
    outDir: '../../dist/album',
    emptyOutDir: true,
    target: 'es2020',
    minify: false,
    modulePreload: false,
    rolldownOptions: {
      // Plain assignments are smaller and suffice.
      transform: { assumptions: { setPublicClassFields: true } },
      input: fileURLToPath(new URL('src/main.ts', import.meta.url)),
      output: {
        format: 'iife',
        comments: { legal: false, annotation: false, jsdoc: false },
        codeSplitting: false,
        entryFileNames: 'album.js',
      },
    },
  },
});
