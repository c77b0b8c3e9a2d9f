import { describe, expect, it } from 'vitest';
import { messages as english } from './locales/en';
import { messages as turkish } from './locales/tr';

type Tree = { [key: string]: string | Tree };

function texts(tree: Tree, path = ''): Map<string, string> {
  const entries = Object.entries(tree).flatMap(
    ([key, value]): [string, string][] =>
      typeof value === 'string'
        ? [[path + key, value]]
        : [...texts(value, `${path}${key}.`)],
  );
  return new Map(entries);
}

function values(text: string): string[] {
  return [...new Set(text.match(/%\{\w+\}/g) ?? [])].sort();
}

const tr = texts(turkish as unknown as Tree);
const en = texts(english as unknown as Tree);

describe('the two languages', () => {
  it('have the same keys, each with a text', () => {
    expect([...tr.keys()].sort()).toEqual([...en.keys()].sort());
    for (const [key, text] of [...tr, ...en])
      expect(text.length, key).toBeGreaterThan(0);
  });

  it.each([...tr.keys()].filter((key) => key.startsWith('panel.')))(
    'have the same placeholders in %s',
    (key) => {
      expect(values(tr.get(key)!)).toEqual(values(en.get(key)!));
    },
  );

  it('have braces only around placeholders', () => {
    for (const [key, text] of [...tr, ...en])
      expect(text.replace(/%\{\w+\}/g, ''), key).not.toMatch(/[{}]/);
  });
});
