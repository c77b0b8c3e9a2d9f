import { API } from '@hatira/contract';
import { REFUSED } from '../../support/browser/pages/panel-page.js';
import { expect, test } from '../../support/browser/pages/panel-test.js';
import { variant } from '../../support/browser/variant.js';

test.describe('toasts', { tag: '@desktop' }, () => {
  test('disappear after five seconds', async ({ page, panel }) => {
    await page.clock.install();
    await panel.open('/backgrounds');
    const search = page
      .getByRole('search')
      .getByRole('button', { name: 'Search' });
    await expect(search).toBeVisible();
    // The time that a slow machine takes must not count.
    await page.clock.pauseAt(Date.now() + 60_000);
    await search.click();
    await panel.expectToast('Please enter a wedding hash', 'error');
    await page.clock.runFor(4_500);
    await expect(panel.toast).toBeVisible();
    await page.clock.runFor(1_500);
    await expect(panel.toast).toHaveCount(0);
  });

  test('stay together until they are closed; errors are announced at once', async ({
    consoleWatch,
    page,
    panel,
    wedding,
  }) => {
    consoleWatch.expect(/ERR_FAILED/);
    await page
      .context()
      .grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.clock.install();
    await panel.open(`/weddings/${wedding.hash}/show/page`);
    // The page may not render while its clock is paused: load it first.
    await expect(
      page.getByRole('radio', { name: /^Handwriting/ }),
    ).toBeVisible();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.route('**/rest/weddings/*', (route) =>
      route.request().method() === 'PUT' ? route.abort() : route.continue(),
    );
    await page.getByRole('button', { name: 'Copy: Upload page' }).click();
    await panel.expectToast('Copied', 'success');
    await page.getByRole('radio', { name: /^Handwriting/ }).click();
    await panel.expectToast('Could not change the title font', 'error');
    await page.getByRole('button', { name: 'Copy: Web Album' }).click();
    await expect(panel.toast).toHaveCount(2);
    await expect(page.locator('[aria-live=polite]')).toHaveText('Copied');
    await expect(page.locator('[aria-live=assertive]')).toHaveText(
      'Could not change the title font',
    );
    await panel.toast
      .filter({ hasText: 'Copied' })
      .getByRole('button', { name: 'Dismiss' })
      .click();
    await expect(panel.toast).toHaveText(['Could not change the title font']);
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`in ${colorScheme}`, variant(colorScheme === 'light'), () => {
      test.use({ colorScheme });

      test('are green for success and red for failure', async ({
        consoleWatch,
        page,
        panel,
      }) => {
        consoleWatch.expect(REFUSED);
        await panel.open('/settings');
        const toast = (kind: string) => page.locator(`[data-toast=${kind}]`);
        await page
          .getByRole('button', { name: 'Refresh the wedding list' })
          .click();
        await expect(toast('success')).toHaveCSS(
          'background-color',
          'rgb(65, 102, 58)',
        );
        await page.route('**/rest/**', (route) =>
          route.fulfill({ status: 400, body: '{}' }),
        );
        await page
          .getByRole('button', { name: 'Refresh the wedding list' })
          .click();
        await expect(toast('error')).toHaveCSS(
          'background-color',
          'rgb(179, 38, 30)',
        );
      });
    });
  }

  test('are accessible while a dialog is open', async ({ page, panel }) => {
    await panel.open();
    await page.getByRole('button', { name: 'Create New Wedding' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Enter');
    await panel.expectToast('Wedding path boş olamaz', 'error');
    // The role is found only if the dialog does not hide the toast.
    await expect(page.getByRole('button', { name: 'Dismiss' })).toBeVisible();
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 } });

    test('do not cover fixed buttons or the end of the page', async ({
      page,
      panel,
    }) => {
      await page.clock.install();
      await panel.open('/settings');
      const brandName = page.getByRole('textbox', { name: 'Brand name' });
      await expect(brandName).toBeVisible();
      await page.clock.pauseAt(Date.now() + 60_000);
      await brandName.fill('Anılar');
      await page
        .getByRole('button', { name: 'Refresh the wedding list' })
        .click();
      await panel.expectToast('The wedding list was refreshed', 'success');
      await page.getByRole('button', { name: 'Save' }).click({ trial: true });
      await page.evaluate(() =>
        window.scrollTo(0, document.documentElement.scrollHeight),
      );
      await expect(panel.toast).toBeVisible();
      const end = await page
        .getByRole('main')
        .evaluate(
          (main) => main.lastElementChild!.getBoundingClientRect().bottom,
        );
      expect(end).toBeLessThanOrEqual((await panel.toast.boundingBox())!.y);
    });
  });
});

test.describe('a change by others', { tag: '@desktop' }, () => {
  test.beforeEach(({ consoleWatch }) => consoleWatch.expect(REFUSED));

  test('is loaded when an action comes too late', async ({
    panel,
    product,
    wedding,
  }) => {
    await panel.open();
    const row = await panel.find(wedding.weddingPath);
    await row.getByRole('button', { name: /^Enabled: / }).click();
    await product.deleteWedding(wedding.weddingPath);
    await panel.confirm('disable');
    await expect(
      panel.toast.and(panel.page.locator('[data-toast=error]')),
    ).toBeVisible();
    await expect(panel.row(wedding.weddingPath)).toHaveCount(0);
  });

  test('to the background is loaded when an upload comes too late', async ({
    page,
    panel,
    product,
    samples,
    wedding,
  }) => {
    await panel.open(`/backgrounds?hash=${wedding.hash}`);
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Choose an image' }).click();
    await (await chooser).setFiles(samples.photos[0].path);
    await product.setBackground(wedding, samples.photos[1]);
    await page.getByRole('button', { name: 'Upload', exact: true }).click();
    await panel.expectToast(
      'Bu düğünün zaten bir arka planı var; önce onu silin',
      'error',
    );
    await expect(
      page.getByRole('region', { name: 'Current background' }),
    ).toContainText(samples.photos[1].name);
  });

  test('does not repeat the toast about a missing background', async ({
    page,
    panel,
    wedding,
  }) => {
    await panel.open(`/backgrounds?hash=${wedding.hash}`);
    await panel.expectToast('No background found for this wedding', 'error');
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await expect(panel.toast).toHaveCount(0);
    const again = page.waitForResponse(`**${API.background(wedding.hash)}`);
    const list = page.waitForResponse(/rest\/backgrounds/);
    // As on the return from another window.
    await page.evaluate(() =>
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
    );
    await (await again).finished();
    await (await list).finished();
    await expect(
      page.getByText(`${wedding.weddingPath} has no background yet.`),
    ).toBeVisible();
    // A further toast proves that no other one is queued before it.
    await page.getByRole('textbox', { name: 'Wedding hash' }).fill('');
    await page
      .getByRole('search')
      .getByRole('button', { name: 'Search' })
      .click();
    await panel.expectToast('Please enter a wedding hash', 'error');
    expect(await panel.toast.allInnerTexts()).toEqual([
      'Please enter a wedding hash',
    ]);
  });
});
