import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { LIBRARY_ALIASES } from '../../scripts/build/library-aliases.mjs';

const api = {
  target: process.env['API_ORIGIN'] ?? 'http://localhost:3000',
  // The server refuses changes that another host's page sends.
  changeOrigin: false,
};

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  // Its own: two dev servers that share one discard each other's packages.
  cacheDir: '../../.cache/vite-admin',
  // The panel's path is each installation's own: nothing in the build may name it.
  base: './',
  resolve: { alias: LIBRARY_ALIASES },
  plugins: [react()],
  build: {
    outDir: '../../dist/admin',
    emptyOutDir: true,
    manifest: true,
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 1_500,
    rolldownOptions: {
      treeshake: { moduleSideEffects: (id: string) => !id.includes('/libs/') },
    },
  },
  server: { proxy: { '/api': api, '/media': api } },
});
