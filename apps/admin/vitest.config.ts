import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { COMPONENT_SPECS } from '../../libs/component-specs/src/config/component-specs.js';

/** Unit specs, in Node with a simple document. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react()],
  test: {
    environment: 'jsdom',
    include: ['src/**/*.spec.{ts,tsx}'],
    exclude: [COMPONENT_SPECS],
    setupFiles: ['./vitest.setup.ts'],
    restoreMocks: true,
    unstubGlobals: true,
    // A process and a jsdom per file take ten times as long.
    isolate: false,
    maxWorkers: 2,
    // A busy machine must not fail the tests.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
