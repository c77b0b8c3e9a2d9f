import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '@hatira/contract';

type Texts = { [key: string]: string | Texts };
const bundles = import.meta.glob<{ messages: Texts }>('./locales/**/*.ts', { eager: true });
const folders = ['./locales', './locales/gallery'];

function flatten(texts: Texts, prefix = ''): Map<string, string> {
  const flat = new Map<string, string>();
  for (const [key, value] of Object.entries(texts)) {
    if (typeof value === 'string') flat.set(prefix + key, value);
    else for (const [inner, text] of flatten(value, `${prefix}${key}.`)) flat.set(inner, text);
  }
  return flat;
}

const textsOf = (folder: string, language: string) => flatten(bundles[`${folder}/${language}.ts`]!.messages);
const withoutPlural = (key: string) => key.replace(/_(one|few|many|other)$/, '');
const placeholders = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort();
const all = folders.flatMap((folder) => LANGUAGES.map((language) => [folder, language] as const));

describe.each(all)('%s/%s', (folder, language) => {
  const reference = textsOf(folder, 'tr');
  const texts = textsOf(folder, language);

  it('has every text of the Turkish bundle and no other', () => {
    const keys = (map: Map<string, string>) => [...new Set([...map.keys()].map(withoutPlural))].sort();
    expect(keys(texts)).toEqual(keys(reference));
  });

  it('has every plural form that its grammar asks for', () => {
    const categories = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    const counted = [...texts.keys()].filter((key) => key.endsWith('_other')).map(withoutPlural);
    expect(counted.length).toBeGreaterThan(0);
    const missing = counted
      .flatMap((key) => categories.map((form) => `${key}_${form}`))
      .filter((key) => !texts.has(key));
    expect(missing).toEqual([]);
  });

  it('fills in the same values', () => {
    for (const [key, text] of texts) {
      const original = reference.get(key) ?? reference.get(`${withoutPlural(key)}_other`)!;
      const optional = key.includes('_') ? ['count'] : [];
      const wanted = placeholders(original).filter((name) => !optional.includes(name!));
      expect([key, placeholders(text).filter((name) => !optional.includes(name!))]).toEqual([key, wanted]);
    }
  });

  it('has no empty text', () => {
    expect([...texts].filter(([, text]) => text.trim() === '')).toEqual([]);
  });
});
