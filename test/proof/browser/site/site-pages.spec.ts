import { LANGUAGES, SITE_PAGES, sitePath } from '@hatira/contract';
import { expectAccessible } from '../../../support/browser/accessibility.js';
import { expectFits, resize } from '../../../support/browser/layout.js';
import { expect, test } from '../../../support/browser/test.js';
import { IN_LARGE, variant } from '../../../support/browser/variant.js';

const REFUSED = /the server responded with a status of 404/;

test.describe('every page', { tag: '@everywhere' }, () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const name of SITE_PAGES) {
    test(`${name} is accessible in both schemes`, async ({ page }) => {
      // These pages choose their scheme when they load.
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await page.goto(sitePath(name, 'en'));
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectAccessible(page);
      }
    });
  }
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('the homepage shows all its sections', async ({ page }) => {
    await page.goto('/en/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Your wedding, through your guests’ eyes',
    );
    await expect(page.locator('#how-it-works li')).toHaveCount(3);
    await expect(page.locator('#designs li')).toHaveCount(4);
    await expect(page.locator('#customers li')).toHaveCount(8);
    await expect(page.locator('#features li')).toHaveCount(6);
    await expect(page.locator('#testimonials li')).toHaveCount(10);
    await expect(page.getByText('These are sample reviews')).toBeVisible();
    await expect(page.locator('#pricing')).toContainText('995');
    await expect(page.getByRole('button')).toHaveCount(0);
  });

  test('the menus open, and the languages are links', async ({ page }) => {
    await page.goto('/en/pricing');
    await page.locator('summary[aria-label^="Language"]').click();
    await page.getByRole('link', { name: 'Ελληνικά' }).click();
    await expect(page).toHaveURL('/el/pricing');
    await expect(page.locator('html')).toHaveAttribute('lang', 'el');
  });

  test('the contact page asks for JavaScript', async ({ page }) => {
    await page.goto('/en/contact');
    await expect(page.getByText('please turn on JavaScript')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Send' })).toBeDisabled();
    await expect(page.getByText('by the links on this page')).toHaveCount(0);
  });

  test('the contact page names other ways of contact in its language', async ({
    page,
    product,
  }) => {
    const server = await product.replica({
      BRAND_EMAIL: 'info@hatira.example',
    });
    await page.goto(`${server.url}/de/contact`);
    await expect(page.getByText('Zum Absenden muss JavaScript')).toContainText(
      'auch über die Links',
    );
    const address = page
      .getByRole('main')
      .getByRole('link', { name: 'info@hatira.example' });
    await expect(address).toHaveAttribute('href', 'mailto:info@hatira.example');
    // A loading page would report the stopped server.
    await page.goto('about:blank');
    await server.stop();
  });
});

for (const [colorScheme, paper] of [
  ['light', '#FBF7F2'],
  ['dark', '#14110F'],
] as const) {
  test.describe(`the ${colorScheme} background`, () => {
    test.use({ colorScheme });

    test('colours the bar of the browser', async ({ page }) => {
      await page.goto('/en/');
      await expect(page.locator('html')).toHaveCSS(
        'background-color',
        rgb(paper),
      );
      await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute(
        'content',
        paper,
      );
    });
  });
}

function rgb(hex: string): string {
  const parts = hex.match(/[0-9A-F]{2}/g)!.map((part) => parseInt(part, 16));
  return `rgb(${parts.join(', ')})`;
}

test('loads every drawing without a layout shift', async ({ page }) => {
  await page.addInitScript(() => {
    const seen = { shift: 0 };
    const add = (entry: PerformanceEntry & { value?: number }) =>
      (seen.shift += entry.value ?? 0);
    new PerformanceObserver((list) => list.getEntries().forEach(add)).observe({
      type: 'layout-shift',
      buffered: true,
    });
    Object.assign(window, { seen });
  });
  await page.goto('/tr/');
  for (const image of await page.locator('main img').all()) {
    await image.scrollIntoViewIfNeeded();
    await expect
      .poll(() =>
        image.evaluate(
          (one: HTMLImageElement) => one.complete && one.naturalWidth,
        ),
      )
      .toBeGreaterThan(0);
  }
  const shift = await page.evaluate(
    () => (window as unknown as { seen: { shift: number } }).seen.shift,
  );
  expect(shift).toBeLessThan(0.02);
});

test('closes the phone menu on a choice and on Escape', async ({ page }) => {
  await page.goto('/en/');
  const menu = page.locator('summary[aria-label="Menu"]');
  const [lines, cross] = await menu.locator('path').all();
  await expect(lines!).toBeVisible();
  await expect(cross!).toBeHidden();
  await menu.click();
  await expect(cross!).toBeVisible();
  await expect(lines!).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(lines!).toBeVisible();
  await expect(page.locator('details[open]')).toHaveCount(0);
  await menu.click();
  await page
    .getByRole('navigation')
    .getByRole('link', { name: 'Pricing' })
    .locator('visible=true')
    .click();
  await expect(page.locator('details[open]')).toHaveCount(0);
  await expect(page.locator('#pricing')).toBeInViewport();
});

test(
  'fits a small phone and a laptop at 200 % in every language',
  IN_LARGE,
  async ({ page }) => {
    test.slow();
    for (const language of LANGUAGES) {
      for (const name of SITE_PAGES) {
        await page.goto(sitePath(name, language), {
          waitUntil: 'domcontentloaded',
        });
        await resize(page, { width: 320, height: 568 });
        await expectFits(page);
        await resize(page, { width: 640, height: 400 });
        await expectFits(page);
      }
    }
  },
);

for (const language of ['de', 'nl', 'ru'] as const) {
  test(
    `does not break a compound word with QR in ${language}`,
    variant(language === 'de'),
    async ({ page }) => {
      for (const name of ['home', 'how-it-works'] as const) {
        await page.goto(sitePath(name, language));
        for (let width = 320; width <= 480; width += 10) {
          await page.setViewportSize({ width, height: 800 });
          expect(
            await page.evaluate(brokenWords),
            `${name} at ${width} pixels`,
          ).toEqual([]);
        }
      }
    },
  );
}

/** Runs in the page. */
function brokenWords(): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const broken = [];
  while (texts.nextNode()) {
    const node = texts.currentNode as Text;
    for (const { index, 0: word } of node.data.matchAll(/QR-\p{L}+/gu)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      if (range.getClientRects().length > 1) broken.push(node.data);
    }
  }
  return broken;
}

test('reports a missing page with a link to the homepage', async ({
  consoleWatch,
  page,
}) => {
  consoleWatch.expect(REFUSED);
  const answer = await page.goto('/no/such/page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'This page could not be found',
  );
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Back to the homepage' }).click();
  await expect(page).toHaveURL('/en/');
});

test('links contact, all pages and a configured social profile in the footer', async ({
  page,
  product,
}) => {
  await page.goto('/de/');
  const footer = page.getByRole('contentinfo');
  const names = ['So funktioniert es', 'Preis', 'Links', 'Kontakt'];
  await expect(footer.getByRole('link')).toHaveText(names);
  await expect(footer.getByRole('link', { name: 'Kontakt' })).toHaveAttribute(
    'href',
    '/de/contact',
  );
  const server = await product.replica({
    BRAND_SOCIAL_URL: 'https://social.example/hatira',
  });
  await page.goto(`${server.url}/de/`);
  await expect(footer.getByRole('link')).toHaveText([
    ...names,
    'Soziales Netzwerk',
  ]);
  const profile = footer.getByRole('link', { name: 'Soziales Netzwerk' });
  await expect(profile).toHaveAttribute(
    'href',
    'https://social.example/hatira',
  );
  await page.goto('about:blank');
  await server.stop();
});

test.describe('the links beside the contact form', () => {
  const LINKS = {
    BRAND_MESSENGER_URL: 'https://chat.example/hatira',
    BRAND_SOCIAL_URL: 'https://social.example/hatira',
  };

  test('are absent without configured links', async ({ page }) => {
    await page.goto('/en/contact');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('complementary')).toHaveCount(0);
  });

  for (const viewport of [
    { width: 320, height: 568 },
    { width: 390, height: 844 },
    { width: 640, height: 400 },
    { width: 1023, height: 700 },
    { width: 1024, height: 700 },
    { width: 1280, height: 800 },
  ]) {
    test(
      `do not cover the form at ${viewport.width} pixels`,
      variant([320, 1024].includes(viewport.width)),
      async ({ page, product }) => {
        const server = await product.sharedReplica(LINKS);
        await page.setViewportSize(viewport);
        await page.goto(`${server.url}/de/contact`);
        const links = page.getByRole('complementary').getByRole('link');
        await expect(links).toHaveCount(2);
        await expectFits(page);
        const pageHeight = await page.evaluate(
          () => document.documentElement.scrollHeight,
        );
        for (let top = 0; top < pageHeight; top += 40) {
          expect(
            await page.evaluate(controlsUnderLinks, top),
            `scrolled to ${top}`,
          ).toEqual([]);
          // On wide screens they float beside the form.
          if (viewport.width < 1024) continue;
          for (const link of await links.all())
            await expect(link).toBeInViewport({ ratio: 1 });
        }
      },
    );
  }
});

/** Runs in the page, scrolled to `top`. */
function controlsUnderLinks(top: number): string[] {
  window.scrollTo({ top, behavior: 'instant' });
  const boxOf = (element: Element) => element.getBoundingClientRect();
  const links = [...document.querySelectorAll('aside a')].map(boxOf);
  const controls = [
    ...document.querySelectorAll(
      'form :is(input:not([tabindex]), textarea, button, label)',
    ),
  ];
  return controls
    .filter((control) => {
      const box = boxOf(control);
      return links.some(
        (link) =>
          link.left < box.right &&
          link.right > box.left &&
          link.top < box.bottom &&
          link.bottom > box.top,
      );
    })
    .map((control) => control.outerHTML);
}
