import { siteAddresses, siteAddressOf, sitePath } from './site-pages.js';

describe('the addresses of the public site', () => {
  it('are five pages, each without prefix and in eleven languages', () => {
    const paths = siteAddresses().map(({ page, language }) =>
      sitePath(page, language),
    );
    expect(new Set(paths).size).toBe(60);
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
