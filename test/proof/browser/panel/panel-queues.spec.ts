import { STAFF_API } from '@hatira/contract';
import Bull from 'bull';
import { expect, test } from '../../../support/browser/pages/panel-test.js';

const QUEUE = 'derive-media';

test.describe('the queues', { tag: '@desktop' }, () => {
  test('show no buttons except those that retry failed jobs', async ({
    consoleWatch,
    page,
    panel,
    product,
  }) => {
    // The dashboard preloads files that it does not use.
    consoleWatch.expect(/was preloaded using link preload/);
    const queue = new Bull(QUEUE, product.env.REDIS_URL ?? '');
    const open = (place: string) =>
      page.goto(`${product.url}${STAFF_API.queues}${place}`);
    const signs = page.locator('ul[class*=Actions-] button svg:visible');
    try {
      const { id } = await queue.add(
        { mediaId: 'no id of an item' },
        { attempts: 1 },
      );
      const failures = async () => (await queue.getFailed()).length;
      const delayed = await queue.add(
        { mediaId: 'not yet' },
        { delay: 3_600_000 },
      );
      await expect.poll(failures).toBe(1);
      await panel.open();

      await open('/job-schedulers');
      await expect(
        page.getByRole('cell', { name: 'cleanup' }).first(),
      ).toBeVisible();
      await expect(page.getByRole('cell').getByRole('button')).toHaveCount(0);
      await open(`/queue/${QUEUE}?status=delayed`);
      await expect(
        page.getByText(`#${delayed.id}`, { exact: true }),
      ).toBeVisible();
      await expect(page.locator('ul[class*=jobActions-] svg')).not.toHaveCount(
        0,
      );
      await expect(signs).toHaveCount(0);
      await open(`/queue/${QUEUE}/${id}`);
      await expect(signs).toHaveCount(1);
      await open(`/queue/${QUEUE}?status=failed`);
      await expect(
        page.getByRole('button', { name: 'Retry all' }),
      ).toBeVisible();
      await expect(signs).toHaveCount(2);
      await expect(
        page.getByRole('main').locator('[aria-haspopup=menu]:visible'),
      ).toHaveCount(0);

      await open('');
      await page
        .getByRole('main')
        .locator('[aria-haspopup=menu]:visible')
        .click();
      await expect(page.getByRole('menuitem')).toHaveText([/^Retry/, /^Sort/]);
      const tried = page.waitForResponse(
        (answer) => answer.request().method() === 'PUT',
      );
      await page.getByRole('menuitem', { name: 'Retry' }).click();
      await page.getByRole('button', { name: 'Confirm' }).click();
      expect((await tried).status()).toBe(200);
    } finally {
      await queue.obliterate({ force: true });
      await queue.close();
    }
  });

  test('are in the panel’s language, with its capitals and a way back', async ({
    consoleWatch,
    page,
    panel,
    product,
  }) => {
    consoleWatch.expect(/was preloaded using link preload/);
    await panel.open();
    await page.goto(product.url + STAFF_API.queuesIn('tr'));
    await expect(page).toHaveTitle(/İş kuyrukları/);
    await expect(page.getByText('BEKLİYOR', { exact: true })).toBeVisible();
    await expect(page.getByText(/BEKLIYOR|IŞ/)).toHaveCount(0);
    await page.getByRole('link', { name: 'Panele dön' }).click();
    await expect(panel.heading).toHaveText('Today');
  });

  test('open from the panel’s tab', async ({ page, panel }) => {
    await panel.open('/weddings');
    const opened = page.waitForEvent('popup');
    await panel.tab('Queues').click();
    const board = await opened;
    await expect(board.getByText('derive-media').first()).toBeVisible();
  });
});
