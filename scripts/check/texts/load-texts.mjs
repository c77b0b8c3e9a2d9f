import { readdirSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from '../../paths.mjs';

const LOCALES = 'apps/guest-web/src/shared/i18n/locales';
const LANGUAGES = 'libs/contract/src/languages.ts';

/** Returns the languages, in the contract's order. */
export async function loadLanguages() {
  const { LANGUAGES: languages } = await withoutTypes(inRoot(LANGUAGES));
  return languages;
}

/** Returns every bundle as `{ bundle, texts }`: `texts` by language, then key (`upload.note.title`). */
export async function loadTexts() {
  const entries = readdirSync(inRoot(LOCALES), {
    recursive: true,
    withFileTypes: true,
  });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name));
  const bundles = new Map();
  for (const file of files.sort()) {
    const { messages } = await withoutTypes(file);
    const bundle = path.relative(inRoot(LOCALES), path.dirname(file)) || 'base';
    const texts = bundles.get(bundle) ?? {};
    texts[path.basename(file, '.ts')] = flattened(messages);
    bundles.set(bundle, texts);
  }
  return [...bundles].map(([bundle, texts]) => ({ bundle, texts }));
}

/** @param {string} file */
async function withoutTypes(file) {
  const { transformFile } = await import('@swc/core');
  const { code } = await transformFile(file, {
    configFile: false,
    swcrc: false,
    jsc: { target: 'es2022', parser: { syntax: 'typescript' } },
  });
  return import(
    `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`
  );
}

/**
 * @typedef {{ [key: string]: string | Messages }} Messages
 * @param {Messages} texts
 * @returns {Map<string, string>}
 */
function flattened(texts, prefix = '') {
  return new Map(
    Object.entries(texts).flatMap(([key, value]) =>
      typeof value === 'string'
        ? [[prefix + key, value]]
        : [...flattened(value, `${prefix}${key}.`)],
    ),
  );
}
