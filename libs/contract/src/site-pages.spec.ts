import { LANGUAGES } from './languages.js';
import {
  SITE_PAGES,
  siteAddresses,
  siteAddressOf,
  sitePath,
} from './site-pages.js';

describe('the addresses of the public site', () => {
  it('are all pages, each without prefix and in each language', () => {
    const paths = siteAddresses().map(({ page, language }) =>
      sitePath(page, language),
    );
    expect(new Set(paths).size).toBe(
      SITE_PAGES.length * (LANGUAGES.length + 1),
    );
    expect(paths).toEqual(
      expect.arrayContaining([
        '/',
        '/pricing',
        '/tr/',
        '/en/how-it-works',
        '/ru/contact',
      ]),
    );
  });

  it('are read back as they are written', () => {
    for (const address of siteAddresses())
      expect(siteAddressOf(sitePath(address.page, address.language))).toEqual(
        address,
      );
  });

  it('are found in capitals, and with or without a trailing slash', () => {
    expect(siteAddressOf('/EN')).toEqual({ page: 'home', language: 'en' });
    expect(siteAddressOf('/Pricing/')).toEqual({
      page: 'pricing',
      language: undefined,
    });
  });

  it.each([
    '/home',
    '/en/home',
    '/xx/pricing',
    '/pricing/en',
    '/en/pricing/x',
    '/AyşeNur-140626-Mehmet',
  ])('does not know %s', (path) => expect(siteAddressOf(path)).toBeUndefined());
});
