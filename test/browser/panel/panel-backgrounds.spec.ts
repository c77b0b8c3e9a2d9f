import { API, type WeddingRow } from '@hatira/contract';
import type { Page } from '@playwright/test';
import { REFUSED } from '../../support/browser/pages/panel-page.js';
import { expect, test } from '../../support/browser/pages/panel-test.js';
import type { Product } from '../../support/browser/product.js';

async function hasBackground(
  product: Product,
  { weddingPath }: WeddingRow,
): Promise<boolean> {
  const answer = await fetch(
    product.url + API.backgroundExists(weddingPath, String(Date.now())),
  );
  return Boolean(((await answer.json()) as { data: unknown }).data);
}

async function choose(page: Page, path: string): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose an image' }).click();
  await (await chooser).setFiles(path);
}

const upload = (page: Page) =>
  page.getByRole('button', { name: 'Upload', exact: true });

test.describe('the background manager', { tag: '@desktop' }, () => {
  test.beforeEach(({ consoleWatch }) => consoleWatch.expect(REFUSED));

  test('uploads, shows and deletes the background of a wedding', async ({
    page,
    panel,
    product,
    samples,
    wedding,
  }) => {
    const [, , photo] = samples.photos;
    await panel.open(`/backgrounds?hash=${wedding.hash}`);
    const before = await panel.count('backgrounds');
    // An SVG named .jpg passes only the check of the name.
    await choose(page, samples.drawing.path);
    await upload(page).click();
    await panel.expectToast(
      'SVG files are refused because they may hold a program. Choose a JPEG, PNG or WebP.',
      'error',
    );
    expect(await hasBackground(product, wedding)).toBe(false);

    await choose(page, photo.path);
    await upload(page).click();
    await panel.expectToast(
      `The background of ${wedding.weddingPath} was uploaded`,
      'success',
    );
    const facts = page.getByRole('region', { name: 'Current background' });
    await expect(facts).toContainText(photo.name);
    await expect(facts).toContainText(
      `${(photo.bytes / 1024 ** 2).toFixed(2)} MB`,
    );
    const picture = facts.getByRole('img', {
      name: `Background of ${wedding.weddingPath}’s page`,
    });
    await expect
      .poll(() =>
        picture.evaluate((image: HTMLImageElement) => image.naturalWidth),
      )
      .toBeGreaterThan(0);
    await expect.poll(() => panel.count('backgrounds')).toBe(before + 1);
    expect(await hasBackground(product, wedding)).toBe(true);

    await page.getByRole('button', { name: 'Delete background' }).click();
    await panel.confirm('Delete');
    await panel.expectToast(
      `The background of ${wedding.weddingPath} was deleted`,
      'success',
    );
    await expect(upload(page)).toBeVisible();
    await expect.poll(() => panel.count('backgrounds')).toBe(before);
    expect(await hasBackground(product, wedding)).toBe(false);
  });
});
