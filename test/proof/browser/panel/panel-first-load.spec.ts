import { readdirSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Response } from '@playwright/test';
import { REFUSED } from '../../../support/browser/pages/panel-page.js';
import { expect, test } from '../../../support/browser/pages/panel-test.js';

/** JavaScript and style sheets, gzip. */
const FIRST_LOAD_BYTES = 600_000;

test.describe('the first load of the panel', { tag: '@desktop' }, () => {
  test('stays within its weight and is served to staff only', async ({
    consoleWatch,
    page,
    panel,
    product,
    wedding,
  }) => {
    consoleWatch.expect(REFUSED);
    const loading: Promise<number>[] = [];
    const note = (response: Response) => {
      if (!/\.(js|css)$/.test(new URL(response.url()).pathname)) return;
      loading.push(
        response.body().then((body) => gzipSync(body, { level: 9 }).length),
      );
    };
    page.on('response', note);
    await panel.goto('/weddings');
    await panel.login();
    await expect(panel.heading).toHaveText('Wedding List');
    await page.waitForLoadState('networkidle');
    // The pages below are not counted.
    page.off('response', note);
    const sizes = await Promise.all(loading);
    const total = sizes.reduce((sum, bytes) => sum + bytes, 0);
    test.info().annotations.push({
      type: 'first load',
      description: `${(total / 1000).toFixed(1)} kB`,
    });
    expect(total).toBeGreaterThan(100_000);
    expect(total).toBeLessThanOrEqual(FIRST_LOAD_BYTES);

    const ours = new Set(readdirSync('dist/admin/assets'));
    const shared: string[] = [];
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (
        ours.has(pathname.split('/').pop() ?? '') ||
        response.url().startsWith(product.panelUrl)
      )
        shared.push(pathname);
    });
    for (const address of [
      '/',
      `/${wedding.weddingPath}`,
      `/camera-roll/${wedding.hash}`,
    ]) {
      await page.goto(product.url + address, { waitUntil: 'networkidle' });
    }
    expect(shared).toEqual([]);
  });
});

test.describe('an open panel after a newer build', { tag: '@desktop' }, () => {
  test('reloads once, in its place', async ({ consoleWatch, page, panel }) => {
    consoleWatch.expect(REFUSED);
    consoleWatch.expect(/dynamically imported module/);
    await panel.open('/weddings');
    const gone = '**/assets/settings-page-*.js';
    let loads = 0;
    page.on('load', () => (loads += 1));
    await page.route(
      gone,
      (route) => route.fulfill({ status: 404, body: '' }),
      { times: 1 },
    );
    await panel.tab('Settings').click();
    await expect(
      page.getByRole('textbox', { name: 'Brand name' }),
    ).toBeVisible();
    expect(loads).toBe(1);

    await page.route('**/assets/staff-list-*.js', (route) =>
      route.fulfill({ status: 404, body: '' }),
    );
    await panel.tab('Staff').click();
    await expect(page.getByRole('alert')).toContainText(
      'Something went wrong on this page',
    );
    expect(loads, 'what is still missing is no newer build').toBe(1);
  });
});
