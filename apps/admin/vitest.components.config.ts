import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, mergeConfig } from 'vitest/config';
import { componentSpecs } from '../../libs/component-specs/src/config/component-specs.js';

/** Component specs, in a browser. */
export default mergeConfig(
  componentSpecs(new URL('.', import.meta.url)),
  defineConfig({
    root: fileURLToPath(new URL('.', import.meta.url)),
    cacheDir: '../../.cache/vite-admin-specs',
    plugins: [react()],
  }),
);
