import { API, PAGES, type WeddingRow } from '@hatira/contract';
import type { Page } from '@playwright/test';
import { DataSource } from 'typeorm';
import type { Product } from '../../../support/browser/product.js';
import { expect, test } from '../../../support/browser/pages/panel-test.js';

const MISSING = 'The law requires one';

test.describe('the privacy settings', { tag: '@desktop' }, () => {
  test('ask for a notice until one exists, and publish it', async ({
    page,
    panel,
    product,
  }) => {
    await panel.open('/weddings');
    await expect(page.getByText(MISSING)).toBeVisible();
    await page.getByRole('link', { name: 'Write it now' }).click();
    const text = page.getByRole('textbox', { name: 'Privacy notice (text)' });
    await expect(text).toBeFocused();
    await text.fill(
      'Controller: Hatıra Ltd.\n\nPhotos are kept for the couple.',
    );
    await page
      .getByRole('textbox', { name: 'Company details' })
      .fill('Hatıra Ltd., İstanbul');
    await page
      .getByRole('textbox', { name: 'Privacy notice (link)' })
      .fill('http://hatira.example');
    const save = page.getByRole('button', { name: 'Save' });
    await save.click();
    await expect(
      page.getByText('Enter an address that starts with https://'),
    ).toBeVisible();
    await page.getByRole('textbox', { name: 'Privacy notice (link)' }).fill('');
    await save.click();
    await panel.expectToast('Settings saved', 'success');
    await expect(page.getByText(MISSING)).toHaveCount(0);
    const config = (await (await fetch(product.url + API.config)).json()) as {
      data: { privacyUrl: string };
    };
    expect(config.data).toMatchObject({
      privacyUrl: '/privacy',
      companyLine: 'Hatıra Ltd., İstanbul',
    });
    for (const name of ['Privacy notice (text)', 'Company details']) {
      await page
        .getByRole('button', { name: `Reset to default: ${name}` })
        .click();
    }
    await save.click();
    await expect(page.getByText(MISSING)).toBeVisible();
  });
});

/** Its files go to the trash in 20 days. */
async function announce(product: Product, { hash }: WeddingRow): Promise<void> {
  const database = await new DataSource({
    type: 'postgres',
    url: product.env['DATABASE_URL']!,
  }).initialize();
  await database.query(
    `UPDATE weddings SET last_upload_at = now() - interval '120 months' + interval '20 days',
     files_due_at = now() + interval '20 days'
     WHERE id = (SELECT wedding_id FROM wedding_links WHERE hash = $1)`,
    [hash],
  );
  await database.destroy();
}

async function expectNoNotice(page: Page, { hash }: WeddingRow) {
  await page.goto(PAGES.gallery(hash));
  await expect(
    page.getByRole('list').getByRole('checkbox').first(),
  ).toBeAttached();
  await expect(page.getByText('Files are kept until')).toHaveCount(0);
}

test.describe(
  'a wedding whose files are deleted soon',
  { tag: '@desktop' },
  () => {
    test.beforeEach(({ product }) =>
      product.set({ mediaRetentionMonths: 120 }),
    );
    test.afterEach(({ product }) =>
      product.set({ mediaRetentionMonths: null }),
    );

    test('is announced to staff and couple, and kept by one button', async ({
      page,
      panel,
      product,
      samples,
    }) => {
      const wedding = await product.createWedding();
      await product.addPhoto(wedding, samples.photos[0]);
      await announce(product, wedding);

      await page.goto(PAGES.gallery(wedding.hash));
      await expect(
        page.getByText(
          /^Files are kept until .+\. Download them before then\.$/,
        ),
      ).toBeVisible();
      await page.getByRole('button', { name: /^More/ }).click();
      await expect(
        page.getByRole('button', { name: 'Download everything' }),
      ).toBeVisible();

      await panel.open('/weddings');
      await expect(
        page.getByText(
          'The files of 1 wedding will be deleted within 30 days.',
        ),
      ).toBeVisible();
      await page.getByRole('button', { name: 'Show', exact: true }).click();
      await expect(page.getByText(/^Files will be deleted on /)).toHaveCount(1);
      await page
        .getByRole('link', { name: wedding.weddingPath, exact: true })
        .click();
      await expect(
        page.getByText(
          /The files of this wedding will be moved to the trash on \d/,
        ),
      ).toBeVisible();
      await page.getByRole('button', { name: 'Keep the files' }).click();
      await panel.expectToast(
        `The files of ${wedding.weddingPath} will be kept`,
        'success',
      );
      const exempt = page.getByText('exempt from the retention period');
      await expect(exempt).toBeVisible();
      await expectNoNotice(page, wedding);

      await page.goBack();
      await page.getByRole('button', { name: 'Stop keeping' }).click();
      await expect(exempt).toHaveCount(0);
    });
  },
);
