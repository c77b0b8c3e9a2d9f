import { PAGES } from '@hatira/contract';
import sharp from 'sharp';
import { expectAccessibleInBothSchemes } from '../../support/browser/accessibility.js';
import { codeIn } from '../../support/qr-code.js';
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
  await page.getByRole('button', { name: 'Copy message' }).click();
  await expect(page.getByText('Message and link copied.')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.split('\n').at(-1)).toBe(address);
  const code = page.getByAltText('QR code of the link for your guests');
  await expect(code).toBeVisible();
  const drawn = (await code.getAttribute('src'))?.split(',')[1] ?? '';
  const saved = sharp(Buffer.from(drawn, 'base64'));
  expect((await saved.metadata()).width).toBeGreaterThan(200);
  const paper = { top: 40, right: 40, bottom: 40, left: 40 };
  const printed = saved.extend({ ...paper, background: '#fff' }).png();
  expect(await codeIn(await printed.toBuffer())).toBe(address);
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
