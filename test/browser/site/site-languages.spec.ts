import { LANGUAGES, sitePath } from '@hatira/contract';
import { expect, test } from '../../support/browser/test.js';
import { IN_LARGE } from '../../support/browser/variant.js';

const chosen = () => localStorage.getItem('i18nextLng');

test.describe('a browser in German', () => {
  test.use({ locale: 'de-AT' });

  test('gets German unless the address names another language', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Eure Hochzeit mit den Augen eurer Gäste',
    );
    expect(await page.evaluate(chosen)).toBe('de');
    await page.goto('/it/pricing');
    await expect(page.locator('html')).toHaveAttribute('lang', 'it');
    expect(await page.evaluate(chosen)).toBe('de');
  });

  test('is redirected to the chosen language on every page', async ({
    page,
    uploadPage,
  }) => {
    await page.goto('/de/how-it-works');
    await page.locator('summary[aria-label^="Sprache"]').click();
    await page.getByRole('link', { name: 'Türkçe' }).click();
    await expect(page).toHaveURL('/tr/how-it-works');
    await page.goto('/pricing?from=card');
    await expect(page).toHaveURL('/tr/pricing?from=card');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fiyat');
    await uploadPage.page.goto('/camera-roll');
    await expect(page.locator('html')).toHaveAttribute('lang', 'tr');
  });
});

test.describe('a browser in an unknown language', () => {
  test.use({ locale: 'ku-TR' });

  test('starts in English on homepage and galleries, in Turkish elsewhere, without a cookie', async ({
    consoleWatch,
    page,
  }) => {
    consoleWatch.expect(/the server responded with a status of 404/);
    const places = {
      '/': 'en',
      '/camera-roll': 'en',
      '/camera-roll-mobile': 'en',
      '/pricing': 'tr',
      '/no/page': 'tr',
    };
    for (const [address, language] of Object.entries(places)) {
      await page.goto(address);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      expect(await page.evaluate(chosen), address).toBeNull();
    }
  });
});

test('keeps the chosen language on a page that does not exist', async ({
  consoleWatch,
  page,
}) => {
  consoleWatch.expect(/the server responded with a status of 404/);
  await page.goto('/it/pricing');
  await page.evaluate(() => localStorage.setItem('i18nextLng', 'it'));
  await page.goto('/such/page/nowhere');
  await expect(page).toHaveURL('/it/such/page/nowhere');
  await expect(page.locator('html')).toHaveAttribute('lang', 'it');
  expect(await page.evaluate(chosen)).toBe('it');
});

test('shows each language with flag, name and an own page', async ({
  page,
}) => {
  await page.goto('/en/');
  await page.locator('summary[aria-label^="Language"]').click();
  for (const language of LANGUAGES) {
    const link = page.locator(`header a[data-language="${language}"]`);
    await expect(link).toHaveAttribute('href', `/${language}/`);
    await expect(
      link.getByRole('presentation').or(link.locator('img')),
    ).toBeVisible();
  }
  await page.getByRole('link', { name: 'Қазақша' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Тойыңыз қонақтардың көзімен',
  );
});

test(
  'has all letters of each language in the site’s fonts',
  IN_LARGE,
  async ({ page }) => {
    test.slow();
    const browser = await page.context().newCDPSession(page);
    await browser.send('DOM.enable');
    await browser.send('CSS.enable');
    for (const language of LANGUAGES) {
      await page.goto(sitePath('home', language));
      // Browsers request a font after its text's layout.
      expect(await page.evaluate(markOwnFonts)).toBeGreaterThan(30);
      await page.evaluate(() => document.fonts.ready);
      const { root } = await browser.send('DOM.getDocument');
      const { nodeIds } = await browser.send('DOM.querySelectorAll', {
        nodeId: root.nodeId,
        selector: '[data-own]',
      });
      for (const nodeId of nodeIds) {
        const { fonts } = await browser.send('CSS.getPlatformFontsForNode', {
          nodeId,
        });
        const { outerHTML } = await browser.send('DOM.getOuterHTML', {
          nodeId,
        });
        const areOwn = new Set(fonts.map(({ isCustomFont }) => isCustomFont));
        expect(areOwn, `${language}: ${outerHTML}`).toEqual(new Set([true]));
      }
    }
  },
);

/**
 * Runs in the page.
 * @returns their count
 */
function markOwnFonts(): number {
  const hasText = (element: Element) =>
    [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );
  const isOwn = (element: Element) =>
    getComputedStyle(element).fontFamily.startsWith('"Hatira');
  const own = [...document.querySelectorAll('body *')].filter(
    (element) => hasText(element) && isOwn(element),
  );
  const drawn = own.filter((element) => element.checkVisibility());
  for (const element of drawn) element.setAttribute('data-own', '');
  return drawn.length;
}

test('shows drawings in the page’s language and customers in their own', async ({
  page,
}) => {
  const addresses = (place: string) =>
    page
      .locator(`${place} img`)
      .evaluateAll((images: HTMLImageElement[]) =>
        images.map(({ src }) => src),
      );
  const drawn = (place: string) =>
    addresses(place).then((all) =>
      Promise.all(all.map(async (src) => (await page.request.get(src)).text())),
    );
  const seen = {
    cards: new Set<string>(),
    previews: new Set<string>(),
    customers: new Set<string>(),
  };
  const buttons = {
    tr: 'Fotoğraf/Video Yükle',
    de: 'Foto/Video hochladen',
    ru: 'Загрузить фото/видео',
  };
  for (const [language, button] of Object.entries(buttons)) {
    await page.goto(`/${language}/`);
    expect(await drawn('section:first-of-type')).toEqual([
      expect.stringContaining(`>${button}</text>`),
    ]);
    for (const address of await addresses('#designs')) seen.cards.add(address);
    for (const address of await addresses('#customers'))
      seen.customers.add(address);
    seen.previews.add(
      String(
        await page.locator('meta[property="og:image"]').getAttribute('content'),
      ),
    );
  }
  expect(seen.cards.size).toBe(3 * 4);
  expect(seen.previews.size).toBe(3);
  expect(seen.customers.size).toBe(8);
});

test('gives search engines title, description, address and translations', async ({
  page,
  product,
}) => {
  await page.goto('/tr/pricing');
  await expect(page).toHaveTitle('Fiyat · Hatıra');
  const head = page.locator('head');
  await expect(head.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    `${product.url}/tr/pricing`,
  );
  await expect(head.locator('link[rel=alternate][hreflang]')).toHaveCount(
    LANGUAGES.length + 1,
  );
  await expect(head.locator('meta[name=description]')).toHaveAttribute(
    'content',
    /Tek ödeme/,
  );
  const locales = head.locator('meta[property^="og:locale"]');
  await expect(locales).toHaveCount(LANGUAGES.length);
  await expect(head.locator('meta[property="og:locale"]')).toHaveAttribute(
    'content',
    'tr_TR',
  );
  for (const meta of await locales.all())
    await expect(meta).toHaveAttribute('content', /^[a-z]{2}_[A-Z]{2}$/);
  const image = await head
    .locator('meta[property="og:image"]')
    .getAttribute('content');
  const answer = await page.request.get(String(image));
  expect(answer.headers()['content-type']).toBe('image/jpeg');
  expect((await answer.body()).length).toBeLessThan(300_000);
  const data = JSON.parse(
    (await head.locator('script[type="application/ld+json"]').textContent()) ??
      '',
  ) as {
    '@graph': Record<string, unknown>[];
  };
  expect(data['@graph'].map((part) => part['@type'])).toEqual([
    'Organization',
    'WebPage',
    'Product',
  ]);
  expect(data['@graph'][2]).toMatchObject({
    offers: { price: '995', priceCurrency: 'TRY' },
  });
});
