import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, mergeConfig } from 'vitest/config';
import { subsetFonts } from './scripts/subset-fonts.mjs';
import { componentSpecs } from '../../libs/component-specs/src/config/component-specs.js';

const from = (path: string) => fileURLToPath(new URL(path, import.meta.url));

await subsetFonts(from('.cache/fonts'));

/** Component specs, in a browser. */
export default mergeConfig(
  componentSpecs(new URL('.', import.meta.url)),
  defineConfig({
    root: from('.'),
    cacheDir: '../../.cache/vite-guest-web-specs',
    plugins: [react()],
    worker: { format: 'iife' },
    css: { modules: { generateScopedName: '[name]_[local]' } },
  }),
);
