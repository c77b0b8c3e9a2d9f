import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { FONT_FACES } from './font-faces.mjs';

const require = createRequire(import.meta.url);

/**
 * Writes the fonts' licences to `font-licenses.md`: `build.license` lists only
 * modules.
 * @returns {import('vite').Plugin}
 */
export function fontLicenses() {
  return {
    name: 'font-licenses',
    apply: 'build',
    async generateBundle() {
      const sources = [...new Set(FONT_FACES.map(({ source }) => source))];
      const sections = await Promise.all(sources.sort().map(section));
      this.emitFile({
        type: 'asset',
        fileName: 'font-licenses.md',
        source: ['# Licenses of the fonts\n', ...sections].join('\n'),
      });
    },
  };
}

async function section(source) {
  const file = require.resolve(`@fontsource/${source}/LICENSE`);
  return `## @fontsource/${source}\n\n${(await readFile(file, 'utf8')).trim()}\n`;
}
