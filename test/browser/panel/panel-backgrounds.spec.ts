import { mkdtemp, open, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { API, MAX_BACKGROUND_BYTES, type WeddingRow } from '@hatira/contract';
import type { Page } from '@playwright/test';
import { REFUSED } from '../../support/browser/pages/panel-page.js';
import { expect, test } from '../../support/browser/pages/panel-test.js';
import type { Product } from '../../support/browser/product.js';
import type { Sample } from '../../support/browser/media/samples.js';

async function hasBackground(
  product: Product,
  { weddingPath }: WeddingRow,
): Promise<boolean> {
  const answer = await fetch(
    product.url + API.backgroundExists(weddingPath, String(Date.now())),
  );
  return Boolean(((await answer.json()) as { data: unknown }).data);
}

async function search(page: Page, hash: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Wedding hash' }).fill(hash);
  await page
    .getByRole('search')
    .getByRole('button', { name: 'Search' })
    .click();
}

async function choose(page: Page, path: string): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose an image' }).click();
  await (await chooser).setFiles(path);
}

const upload = (page: Page) =>
  page.getByRole('button', { name: 'Upload', exact: true });

async function drop(
  page: Page,
  { name }: Sample,
  bytes: Buffer,
): Promise<void> {
  const transfer = await page.evaluateHandle(
    ({ base64, fileName }) => {
      const content = Uint8Array.from(atob(base64), (letter) =>
        letter.charCodeAt(0),
      );
      const data = new DataTransfer();
      data.items.add(new File([content], fileName, { type: 'image/jpeg' }));
      return data;
    },
    { base64: bytes.toString('base64'), fileName: name },
  );
  const zone = page.getByText('Drop an image here, or choose one');
  for (const type of ['dragover', 'drop'])
    await zone.dispatchEvent(type, { dataTransfer: transfer });
}

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
    await panel.open('/backgrounds');
    const before = await panel.count('backgrounds');
    await search(page, String(wedding.hash));
    await panel.expectToast('No background found for this wedding', 'error');
    await expect(
      page.getByText(`${wedding.weddingPath} has no background yet.`),
    ).toBeVisible();
    await upload(page).click();
    await expect(
      panel.toast.getByText('Please enter wedding hash and select a file'),
    ).toBeVisible();

    await choose(page, photo.path);
    await expect(page.getByText(`Selected image: ${photo.name}`)).toBeVisible();
    await upload(page).click();
    await expect(
      panel.toast.getByText(
        `The background of ${wedding.weddingPath} was uploaded`,
      ),
    ).toBeVisible();
    const facts = page.getByRole('region', { name: 'Current background' });
    await expect(facts).toContainText(photo.name);
    await expect(facts).toContainText(
      `${(photo.bytes / 1024 ** 2).toFixed(2)} MB`,
    );
    await expect(facts).toContainText('image/jpeg');
    await expect(facts).toContainText(
      new Date().toLocaleDateString('tr-TR', { dateStyle: 'long' }),
    );
    const picture = facts.getByRole('img', {
      name: `Background of ${wedding.weddingPath}’s page`,
    });
    await expect
      .poll(() =>
        picture.evaluate((image: HTMLImageElement) => image.naturalWidth),
      )
      .toBeGreaterThan(0);
    await expect(upload(page)).toHaveCount(0);
    await expect.poll(() => panel.count('backgrounds')).toBe(before + 1);
    expect(await hasBackground(product, wedding)).toBe(true);

    await page.getByRole('button', { name: 'Delete background' }).click();
    await page.keyboard.press('Escape');
    expect(await hasBackground(product, wedding)).toBe(true);
    await page.getByRole('button', { name: 'Delete background' }).click();
    await panel.confirm('Delete');
    await expect(
      panel.toast.getByText(
        `The background of ${wedding.weddingPath} was deleted`,
      ),
    ).toBeVisible();
    await expect(upload(page)).toBeVisible();
    await expect.poll(() => panel.count('backgrounds')).toBe(before);
    expect(await hasBackground(product, wedding)).toBe(false);
  });

  test('asks for a hash and reports an unknown one', async ({
    page,
    panel,
  }) => {
    await panel.open('/backgrounds');
    await search(page, '  ');
    await panel.expectToast('Please enter a wedding hash', 'error');
    for (const nobodys of ['1234567890123456', 'abc', '99999999999999999999']) {
      await search(page, nobodys);
      await expect(page.getByText('No wedding has this hash.')).toBeVisible();
      await expect(upload(page)).toHaveCount(0);
    }
    await expect(
      panel.toast.getByText('No background found for this wedding'),
    ).toBeVisible();
  });

  test('accepts a dropped image', async ({
    page,
    panel,
    product,
    samples,
    wedding,
  }) => {
    const [photo] = samples.photos;
    await panel.open(`/backgrounds?hash=${wedding.hash}`);
    await drop(page, photo, await readFile(photo.path));
    await expect(page.getByText(`Selected image: ${photo.name}`)).toBeVisible();
    await upload(page).click();
    await expect(
      page.getByRole('region', { name: 'Current background' }),
    ).toContainText(photo.name);
    expect(await hasBackground(product, wedding)).toBe(true);
  });

  test('works with the keyboard alone', async ({
    page,
    panel,
    product,
    samples,
    wedding,
  }) => {
    const chooser = page.waitForEvent('filechooser');
    await panel.open('/backgrounds');
    await page.getByRole('textbox', { name: 'Wedding hash' }).focus();
    await page.keyboard.type(String(wedding.hash));
    await page.keyboard.press('Enter');
    const chooseButton = page.getByRole('button', { name: 'Choose an image' });
    await chooseButton.focus();
    await page.keyboard.press('Enter');
    await (await chooser).setFiles(samples.photos[1].path);
    await page.keyboard.press('Tab');
    await expect(upload(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(
      page.getByRole('region', { name: 'Current background' }),
    ).toBeVisible();
    expect(await hasBackground(product, wedding)).toBe(true);
  });

  test('refuses other types and large files in the page and on the server', async ({
    page,
    panel,
    product,
    samples,
    wedding,
  }) => {
    const dir = await mkdtemp(join(tmpdir(), 'hatira-panel-'));
    const huge = join(dir, 'huge.jpg');
    const file = await open(huge, 'w');
    await file.truncate(MAX_BACKGROUND_BYTES + 1);
    await file.close();
    await panel.open(`/backgrounds?hash=${wedding.hash}`);
    await choose(page, samples.shortVideo.path);
    await expect(
      panel.toast.getByText('Please select an image file'),
    ).toBeVisible();
    await expect(page.getByText('Selected image')).toHaveCount(0);
    expect(await page.locator('input[type=file]').inputValue()).toBe('');
    await choose(page, huge);
    await expect(
      panel.toast.getByText('File too large. Maximum size is 50MB'),
    ).toBeVisible();
    await expect(page.getByText('Selected image')).toHaveCount(0);
    await rm(dir, { recursive: true });

    await page.locator('input[type=file]').setInputFiles({
      name: 'garland.svg',
      mimeType: 'image/svg+xml',
      buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    });
    await expect(
      panel.toast.getByText('SVG files are refused because they may hold'),
    ).toBeVisible();
    await expect(page.getByText('Selected image')).toHaveCount(0);

    // An SVG named .jpg passes only the check of the name.
    await choose(page, samples.drawing.path);
    await upload(page).click();
    await expect(
      panel.toast.getByText('Please select an image file'),
    ).toBeVisible();
    await expect(upload(page)).toBeEnabled();
    await expect(page.getByText('Selected image')).toHaveCount(0);
    expect(await hasBackground(product, wedding)).toBe(false);
  });

  test('asks before a running upload is left and ignores a file dropped beside', async ({
    page,
    panel,
    samples,
    wedding,
  }) => {
    await panel.open(`/backgrounds?hash=${wedding.hash}`);
    await choose(page, samples.photos[0].path);
    const isFree = await page.evaluate(() =>
      document.body.dispatchEvent(
        new DragEvent('drop', { cancelable: true, bubbles: true }),
      ),
    );
    expect(isFree).toBe(false);
    await page.route('**/upload', () => undefined);
    await upload(page).click();
    await panel.tab('Wedding List').click();
    const question = page.getByRole('dialog', { name: 'Leave this page?' });
    await expect(question).toContainText('The background is still uploading.');
    await question.getByRole('button', { name: 'Stay' }).click();
    await expect(question).toHaveCount(0);
    await page.getByRole('button', { name: 'Cancel upload' }).click();
    await panel.expectToast('İşlem iptal edildi', 'error');
    await panel.tab('Wedding List').click();
    await expect(panel.heading).toHaveText('Wedding List');
  });

  test('reports a background that was uploaded in the meantime', async ({
    page,
    panel,
    product,
    samples,
    wedding,
  }) => {
    await panel.open(`/backgrounds?hash=${wedding.hash}`);
    await choose(page, samples.photos[0].path);
    await product.setBackground(wedding, samples.photos[1]);
    await upload(page).click();
    await expect(
      panel.toast.getByText(
        'Bu düğünün zaten bir arka planı var; önce onu silin',
        { exact: true },
      ),
    ).toBeVisible();
  });

  test('names the failed action when the server does not answer', async ({
    consoleWatch,
    page,
    panel,
    product,
    samples,
    wedding,
  }) => {
    consoleWatch.expect(/ERR_FAILED/);
    await panel.open(`/backgrounds?hash=${wedding.hash}`);
    await page.route('**/upload', (route) => route.abort());
    await choose(page, samples.photos[0].path);
    await upload(page).click();
    await expect(
      panel.toast.getByText('Error uploading background'),
    ).toBeVisible();

    await product.setBackground(wedding, samples.photos[0]);
    await search(page, String(wedding.hash));
    await page.route(`**${API.background(wedding.hash)}`, (route) =>
      route.abort(),
    );
    await page.getByRole('button', { name: 'Delete background' }).click();
    await panel.confirm('delete');
    await expect(
      panel.toast.getByText('Error deleting background'),
    ).toBeVisible();

    await page.unroute(`**${API.background(wedding.hash)}`);
    await page.route(`**${API.background(wedding.hash)}`, (route) =>
      route.fulfill({ status: 500, body: '{}' }),
    );
    await page.reload();
    await expect(
      panel.toast.getByText('Error fetching background', { exact: true }),
    ).toBeVisible();
    await page.unroute(`**${API.background(wedding.hash)}`);
    await page.route(/rest\/backgrounds/, (route) =>
      route.fulfill({ status: 500, body: '{}' }),
    );
    await page.reload();
    await expect(
      panel.toast.getByText('Error fetching all backgrounds'),
    ).toBeVisible();
  });

  test('lists all backgrounds with a link to each wedding', async ({
    page,
    panel,
    product,
    samples,
  }) => {
    const wedding = await product.createWeddingAt(
      `Liste-${Date.now() % 100_000}-Deneme`,
    );
    await product.setBackground(wedding, samples.photos[3]);
    await panel.open('/backgrounds');
    await page
      .getByRole('searchbox', { name: 'Search by wedding path, date or hash' })
      .fill(wedding.weddingPath);
    const button = page.getByRole('button', {
      name: `Manage This Wedding: ${wedding.weddingPath}`,
    });
    await expect(button).toHaveText('Manage This Wedding');
    await button.click();
    await expect(
      page.getByRole('textbox', { name: 'Wedding hash' }),
    ).toHaveValue(String(wedding.hash));
    await expect(
      page.getByRole('region', { name: 'Current background' }),
    ).toContainText(samples.photos[3].name);
  });
});
