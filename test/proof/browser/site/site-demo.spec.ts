import type { Page } from '@playwright/test';
import Queue from 'bull';
import { PAGES, SITE_PAGES } from '@hatira/contract';
import { codeIn } from '../../../support/qr-code.js';
import { expectAccessible } from '../../../support/browser/accessibility.js';
import { expectFits } from '../../../support/browser/layout.js';
import type { Product } from '../../../support/browser/product.js';
import { answerQuestions } from '../../../support/browser/questions.js';
import { expect, test } from '../../../support/browser/test.js';
import { IN_LARGE } from '../../../support/browser/variant.js';

const PATH = '/Defne-120926-Kerem';
const CARDS = ['botanical', 'deco', 'modern', 'tile'] as const;

/** The demo's pictures are made at low priority. */
const LONGEST_DEMO_MS = 240_000;

test.describe.configure({
  mode: 'serial',
  timeout: LONGEST_DEMO_MS + 120_000,
});

async function showDemo(product: Product): Promise<void> {
  await product.set({ demoWedding: 'shown' });
  const queue = new Queue('cleanup', product.env['REDIS_URL']!);
  await queue.add({});
  await queue.close();
  await expect
    .poll(async () => (await fetch(`${product.url}/en/`)).text(), {
      timeout: LONGEST_DEMO_MS,
    })
    .toContain('/thumb');
}

async function scanned(page: Page, picture: string) {
  const image = page.locator(`span:has(> img[src*="${picture}"])`);
  await image.scrollIntoViewIfNeeded();
  await expect
    .poll(() =>
      image
        .locator('img')
        .evaluate((one: HTMLImageElement) => one.complete && one.naturalWidth),
    )
    .toBeGreaterThan(0);
  return codeIn(await image.screenshot());
}

test.describe('the demo wedding', () => {
  test.use({ deviceScaleFactor: 3 });

  test.beforeEach(({ product }) => showDemo(product));
  test.afterEach(({ product }) => product.set({ demoWedding: null }));

  test(
    'is the address of every drawn QR code',
    IN_LARGE,
    async ({ page, product }) => {
      await page.goto('/en/');
      for (const card of CARDS)
        expect(await scanned(page, `card-${card}`), card).toBe(
          product.url + PATH,
        );
      await page.goto('/tr/how-it-works');
      expect(await scanned(page, 'hero')).toBe(product.url + PATH);
    },
  );

  test('opens by "See how it works", and sends no file', async ({ page }) => {
    await page.goto('/en/');
    await page.getByRole('link', { name: 'See how it works' }).click();
    await expect(page).toHaveURL(PATH);
    await expect(page.getByText('This is a sample page')).toBeVisible();
    await expectAccessible(page);
    await expectFits(page);
    const said = answerQuestions(page, true);
    await page.getByRole('button', { name: 'Upload Photo/Video' }).click();
    await expect
      .poll(() => said.join())
      .toContain('none of the files you choose are sent');
  });

  test('shows its photos on the homepage, which open a gallery that is read-only', async ({
    page,
  }) => {
    await page.goto('/en/');
    const photos = page.locator('#gallery img');
    await expect(photos).toHaveCount(6);
    expect(await page.content()).not.toContain('%%');
    for (const photo of await photos.all()) {
      await photo.scrollIntoViewIfNeeded();
      await expect
        .poll(() => photo.evaluate((one: HTMLImageElement) => one.naturalWidth))
        .toBeGreaterThan(0);
    }
    await expectFits(page);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Open the sample gallery' }).click();
    await expect(page).toHaveURL(/\/camera-roll\/\d+/);
    await expect(
      page.getByRole('heading', { name: 'Defne & Kerem' }),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: /^Delete/ })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Share' })).toHaveCount(0);
    await page.getByRole('button', { name: /^More/ }).click();
    await expect(page.getByLabel('Language')).toBeVisible();
    await expect(
      page.getByRole('button', { name: 'Download everything' }),
    ).toHaveCount(0);
  });
});

test('a drawn QR code leads to the homepage without a demo', async ({
  page,
  product,
}) => {
  await page.goto('/en/');
  await expect(page.locator('#gallery')).toHaveCount(0);
  await page.setViewportSize({ width: 900, height: 900 });
  expect(await scanned(page, 'card-modern')).toBe(product.url + PAGES.home);
});

test('the homepage answers questions, as configured', async ({
  page,
  product,
}) => {
  await page.goto('/de/');
  const faq = page.locator('#faq');
  await expect(faq.locator('details')).toHaveCount(4);
  const kept = faq.getByText('Wie lange bleiben unsere Fotos gespeichert?');
  await kept.click();
  await expect(faq.getByText('Es gibt kein Enddatum')).toBeVisible();
  await product.set({ mediaRetentionMonths: 6 });
  await page.reload();
  await kept.click();
  await expect(faq.getByText('6 Monate lang nach dem')).toBeVisible();
  const data = await page
    .locator('script[type="application/ld+json"]')
    .textContent();
  const graph = (JSON.parse(data!) as { '@graph': { '@type': string }[] })[
    '@graph'
  ];
  expect(graph.map((part) => part['@type'])).toContain('FAQPage');
  expect(data).toContain('6 Monate lang nach dem');
  await product.set({ mediaRetentionMonths: null });
});

test('the pages name an icon and a manifest with the brand', async ({
  page,
  product,
  request,
}) => {
  await page.goto('/en/');
  const href = (rel: string) =>
    page.locator(`link[rel="${rel}"]`).getAttribute('href');
  const icon = await request.get((await href('apple-touch-icon'))!);
  expect(icon.headers()['content-type']).toBe('image/png');
  const manifest = await request.get((await href('manifest'))!);
  expect(manifest.headers()['content-type']).toContain('manifest+json');
  const read = (await manifest.json()) as {
    name: string;
    icons: { src: string }[];
  };
  expect(read.name).toBe('Hatıra');
  for (const { src } of read.icons)
    expect((await fetch(product.url + src)).status).toBe(200);
});

test('contact links have the name and the sign of their service', async ({
  page,
  product,
}) => {
  const server = await product.sharedReplica({
    BRAND_MESSENGER_URL: 'https://wa.me/905550000000',
    BRAND_SOCIAL_URL: 'https://www.instagram.com/hatira',
    BRAND_SOCIAL_HANDLE: '@hatira',
    BRAND_SHORT_VIDEO_URL: 'https://video.example/hatira',
    BRAND_EMAIL: 'info@hatira.example',
  });
  await page.goto(`${server.url}/en/links`);
  const links = page.getByRole('main').getByRole('listitem');
  await expect(links).toHaveText([
    'WhatsApp',
    'Instagram@hatira',
    'Short videos',
    'E-mailinfo@hatira.example',
  ]);
  await expect(links.locator('use').first()).toHaveAttribute(
    'href',
    '#sign-whatsapp',
  );
  for (const name of SITE_PAGES) {
    const text = await (
      await fetch(`${server.url}/ru/${name === 'home' ? '' : name}`)
    ).text();
    expect(text, name).not.toContain('%%');
  }
  await page.goto(`${server.url}/de/how-it-works`);
  await expect(
    page.getByRole('link', { name: 'Über WhatsApp schreiben' }),
  ).toBeVisible();
  await expectFits(page);
});

test('the pricing page lists the package', async ({ page }) => {
  await page.goto('/en/pricing');
  await expect(
    page.getByRole('heading', { name: 'What the package contains' }),
  ).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem').first()).toHaveText(
    'Your personal upload page',
  );
});
