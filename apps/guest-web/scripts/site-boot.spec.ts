import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, it, vi } from 'vitest';
import { shellScript } from './shell-script.mjs';

const boot = await shellScript(
  path.join(import.meta.dirname, '..'),
  'site-boot.ts',
);

/** Runs the script on the page that does not exist, in English. @returns where it goes */
function openedFrom(pathname: string, language: string): string | undefined {
  const replace = vi.fn<(address: string) => void>();
  runInNewContext(boot, {
    document: {
      documentElement: { lang: 'en', setAttribute: () => undefined },
      addEventListener: () => undefined,
      querySelector: (selector: string) =>
        selector === 'meta[name="languages"]' ? { content: 'tr en de' } : null,
    },
    location: { pathname, search: '', hash: '', replace },
    localStorage: {
      getItem: (key: string) => (key === 'i18nextLng' ? language : null),
    },
    matchMedia: () => ({ matches: false }),
    navigator: { languages: ['en'] },
  });
  return replace.mock.calls[0]?.[0];
}

it.each([
  ['/such/page', '/de/such/page'],
  // Two letters need not be a language.
  ['/no/such/page', '/de/no/such/page'],
])('opens the missing page %s in the chosen language', (pathname, opened) => {
  expect(openedFrom(pathname, 'de')).toBe(opened);
});

it.each([
  ['/tr/such/page', 'de'],
  ['/such/page', 'en'],
  ['/such/page', 'fr'],
])('stays on the missing page %s for readers of %s', (pathname, language) => {
  expect(openedFrom(pathname, language)).toBeUndefined();
});
