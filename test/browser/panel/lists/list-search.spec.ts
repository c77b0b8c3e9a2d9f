import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../../support/browser/pages/panel-test.js';
import { variant } from '../../../support/browser/variant.js';

const IN_ADDRESS = ['weddings', 'media', 'contact-messages', 'audit'];
const LISTS = [...IN_ADDRESS, 'backgrounds', 'trash?kind=weddings'];

const found = (list: string, q: string) =>
  `/${list}?filter=${encodeURIComponent(JSON.stringify({ q }))}`;

const searchBox = (page: Page): Locator => page.getByRole('searchbox');

test.describe('the search box of a list', { tag: '@desktop' }, () => {
  test('shows the words of the rows after Back and Forward', async ({
    page,
    panel,
    product,
  }) => {
    const mark = `geri${Date.now() % 100_000}`;
    const [one, other] = [`${mark}-bir`, `${mark}-iki`];
    for (const path of [one, other]) await product.createWeddingAt(path);
    await panel.open();
    await panel.search(one);
    await expect(panel.row(other)).toHaveCount(0);
    await panel.search(other);
    await expect(panel.row(other)).toBeVisible();
    await page.goBack();
    await expect(panel.row(one)).toBeVisible();
    await expect(panel.row(other)).toHaveCount(0);
    await expect(searchBox(page)).toHaveValue(one);
    await page.goForward();
    await expect(panel.row(other)).toBeVisible();
    await expect(searchBox(page)).toHaveValue(other);
  });

  test('shows them also after a text that was typed and taken back', async ({
    page,
    panel,
    product,
  }) => {
    const mark = `iade${Date.now() % 100_000}`;
    const [one, other] = [`${mark}-bir`, `${mark}-iki`];
    for (const path of [one, other]) await product.createWeddingAt(path);
    await panel.open();
    await panel.search(one);
    await panel.search(other);
    await expect(panel.row(other)).toBeVisible();
    const entries = await page.evaluate(() => history.length);
    await searchBox(page).press('End');
    await searchBox(page).press('x');
    await searchBox(page).press('Backspace');
    // The form sends the words again, for the history.
    await expect
      .poll(() => page.evaluate(() => history.length))
      .toBe(entries + 1);
    await page.goBack();
    await page.goBack();
    await expect(panel.row(one)).toBeVisible();
    await expect(searchBox(page)).toHaveValue(one);
  });

  for (const list of IN_ADDRESS) {
    test(
      `follows a link to other words: ${list}`,
      variant(list === 'weddings'),
      async ({ page, panel }) => {
        await panel.open(found(list, 'ayşe'));
        await expect(searchBox(page)).toHaveValue('ayşe');
        await panel.goto(found(list, 'fatma'));
        await expect(searchBox(page)).toHaveValue('fatma');
        await page.goBack();
        await expect(searchBox(page)).toHaveValue('ayşe');
      },
    );
  }

  test('has one cross, which keeps the focus in the box', async ({
    page,
    panel,
    product,
    samples,
    wedding,
  }) => {
    await product.setBackground(wedding, samples.photos[0]);
    const gone = await product.createWedding();
    await product.deleteWedding(gone.weddingPath);
    await product.writeMessage({
      ...{ name: 'Ayşe', email: 'a@b.co', message: 'Merhaba' },
      weddingDate: '2027-06-12',
    });
    for (const list of LISTS) {
      await panel.open(`/${list}`);
      await searchBox(page).fill('ayşe');
      expect([list, await isNativeCrossDrawn(page)]).toEqual([list, false]);
      await page.getByRole('button', { name: 'Clear', exact: true }).click();
      await expect(searchBox(page)).toHaveValue('');
      await expect(searchBox(page)).toBeFocused();
    }
  });

  test('finds a wedding as people name it', async ({
    page,
    panel,
    product,
  }) => {
    const name = 'Gülensu';
    const { hash, weddingPath } = await product.createWeddingAt(
      `${name}-050325-Çağrı${Date.now() % 100_000}`,
    );
    const [, , other] = weddingPath.split('-');
    await panel.open();
    for (const words of [
      `${name} ${other}`,
      `${other!.toUpperCase()} & ${name}`,
      `05.03.2025 ${other}`,
      String(hash).slice(0, 9),
    ]) {
      await searchBox(page).fill(words);
      await expect(page.getByRole('row')).toHaveCount(2);
      await expect(panel.row(weddingPath)).toBeVisible();
    }
  });
});

async function isNativeCrossDrawn(page: Page): Promise<boolean> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  const { nodes } = await devtools.send('DOM.getFlattenedDocument', {
    depth: -1,
    pierce: true,
  });
  const cross = nodes.find(
    ({ pseudoType, attributes = [] }) =>
      pseudoType === undefined &&
      attributes.includes('-webkit-search-cancel-button'),
  );
  expect(cross, 'the button of the browser').toBeDefined();
  const box = await devtools
    .send('DOM.getBoxModel', { nodeId: cross!.nodeId })
    .catch(() => undefined);
  await devtools.detach();
  return box !== undefined;
}
