import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const api = {
  target: process.env['API_ORIGIN'] ?? 'http://localhost:3000',
  // The server refuses changes from another origin.
  changeOrigin: false,
};

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  // Dev servers that share one discard each other's packages.
  cacheDir: '../../.cache/vite-admin',
  // Relative: each installation chooses the panel's path.
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
