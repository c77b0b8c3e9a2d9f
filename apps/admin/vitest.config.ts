import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react()],
  test: {
    environment: 'jsdom',
    include: ['src/**/*.spec.{ts,tsx}'],
    setupFiles: ['./vitest.setup.ts'],
    restoreMocks: true,
    unstubGlobals: true,
    // A process and a jsdom per file take ten times as long.
    isolate: false,
    maxWorkers: 2,
    // Allows for a busy machine.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
