import { PAGES } from '@hatira/contract';
import { expectAccessibleInBothSchemes } from '../../support/browser/accessibility.js';
import { expectFits } from '../../support/browser/layout.js';
import { expect, test } from '../../support/browser/test.js';

const GUESTS = 'The link for your guests:';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('an empty gallery shows the link for guests, to copy, and its QR code', async ({
  context,
  gallery,
  page,
  product,
  wedding,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await gallery.open();
  const address = product.url + PAGES.upload(wedding.weddingPath);
  await expect(page.getByText(GUESTS)).toBeVisible();
  await expect(page.getByRole('link', { name: address })).toHaveAttribute(
    'href',
    address,
  );
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    address,
  );
  const code = page.getByAltText('QR code of the link for your guests');
  await expect(code).toBeVisible();
  expect(
    await code.evaluate((image: HTMLImageElement) => image.naturalWidth),
  ).toBeGreaterThan(200);
  await expectAccessibleInBothSchemes(page);
  await expectFits(page);
});

test('relatives see an empty gallery without the link', async ({
  page,
  product,
  wedding,
}) => {
  const { hash } = await product.relativesOf(wedding);
  await page.goto(PAGES.gallery(hash));
  await expect(page.getByText('No media found.')).toBeVisible();
  await expect(page.getByText(GUESTS)).toHaveCount(0);
});
