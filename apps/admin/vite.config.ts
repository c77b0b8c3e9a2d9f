import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const api = {
  target: process.env['API_ORIGIN'] ?? 'http://localhost:3000',
  // The server refuses changes sent from another origin.
  changeOrigin: false,
};

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  // Two dev servers that share a cache discard each other's packages.
  cacheDir: '../../.cache/vite-admin',
  // Each installation chooses the panel's path, so the build must not contain
  // it.
  base: './',
  plugins: [react()],
  build: {
    outDir: '../../dist/admin',
    emptyOutDir: true,
    manifest: true,
    license: { fileName: 'licenses.md' },
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 1_500,
  },
  server: { proxy: { '/api': api, '/media': api } },
});
