import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import {
  COMPONENT_SPECS,
  componentsProject,
} from '../../libs/component-specs/src/config/components-project.js';

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  cacheDir: '../../.cache/vite-admin-specs',
  plugins: [react()],
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'jsdom',
          // Component specs take React as delivered; Vitest would hand that on.
          env: { NODE_ENV: 'test' },
          include: ['src/**/*.spec.{ts,tsx}'],
          exclude: [COMPONENT_SPECS],
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
      },
      componentsProject(new URL('.', import.meta.url)),
    ],
  },
});
