import { API, STAFF_API } from '@hatira/contract';
import { ServerProcess } from '../../support/servers/server-process.js';
import { REFUSED } from '../../support/browser/pages/panel-page.js';
import { answerQuestions } from '../../support/browser/questions.js';
import { expect, test } from '../../support/browser/pages/panel-test.js';

test.describe('the settings', { tag: '@desktop' }, () => {
  test('show the system’s information and refresh the lists', async ({
    consoleWatch,
    page,
    panel,
  }) => {
    consoleWatch.expect(REFUSED);
    await panel.open('/settings');
    const information = page.getByRole('region', {
      name: 'System information',
    });
    for (const text of ['Production', '50MB', 'JPEG, PNG, WebP'])
      await expect(information).toContainText(text);
    await page
      .getByRole('button', { name: 'Refresh the wedding list' })
      .click();
    await panel.expectToast('The wedding list was refreshed', 'success');
    await page
      .getByRole('button', { name: 'Refresh the background list' })
      .click();
    await expect(
      panel.toast.getByText('The background list was refreshed'),
    ).toBeVisible();
    await page.route('**/rest/**', (route) =>
      route.fulfill({ status: 500, body: '{}' }),
    );
    await page
      .getByRole('button', { name: 'Refresh the wedding list' })
      .click();
    await expect(
      panel.toast.getByText('Error fetching weddings'),
    ).toBeVisible();
    await page
      .getByRole('button', { name: 'Refresh the background list' })
      .click();
    await expect(
      panel.toast.getByText('Error fetching all backgrounds'),
    ).toBeVisible();
  });

  test('warn of an ffmpeg without security fixes', async ({
    page,
    panel,
    product,
  }) => {
    const old = await ServerProcess.start('worker', {
      ...product.env,
      PATH: '/nowhere',
    });
    await panel.open('/settings');
    const information = page.getByRole('region', {
      name: 'System information',
    });
    await expect(information).toContainText('Video software');
    await expect(information.getByRole('alert')).toContainText('December 2018');
    await old.stop();
    await product.worker.restart();
  });

  test('that are typed while others are saved are kept', async ({
    page,
    panel,
  }) => {
    await panel.open('/settings');
    const brand = page.getByRole('textbox', { name: 'Brand name' });
    const price = page.getByRole('textbox', { name: 'Price' });
    let letPass = () => {};
    const held = new Promise<void>((resolve) => (letPass = resolve));
    await page.route(`**${STAFF_API.settings}`, async (route) => {
      if (route.request().method() === 'GET') await held;
      await route.continue();
    });
    await brand.fill('Anılar');
    await page.getByRole('button', { name: 'Save' }).click();
    await panel.expectToast('Settings saved', 'success');
    await price.fill('1234');
    letPass();
    await expect(page.getByText('Set in the panel')).toHaveCount(1);
    await expect(page.getByText('1 unsaved change')).toBeVisible();
    await expect(price).toHaveValue('1234');
    await page.getByRole('button', { name: 'Discard changes' }).click();
    await page
      .getByRole('button', { name: 'Reset to default: Brand name' })
      .click();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Set in the panel')).toHaveCount(0);
  });

  test('take effect at once and can be reset to the default', async ({
    page,
    panel,
    product,
  }) => {
    const config = async () =>
      (
        (await (await fetch(product.url + API.config)).json()) as {
          data: { brandName: string };
        }
      ).data.brandName;
    await panel.open('/settings');
    const brand = page.getByRole('textbox', { name: 'Brand name' });
    const original = await brand.inputValue();
    const save = page.getByRole('button', { name: 'Save' });
    await expect(save).toBeDisabled();
    await brand.fill('Anılar');
    await expect(page.getByText('1 unsaved change')).toBeVisible();
    await page.getByRole('button', { name: 'Discard changes' }).click();
    await expect(brand).toHaveValue(original);
    await brand.fill('Anılar');
    await save.click();
    await panel.expectToast('Settings saved', 'success');
    await expect(page.getByText('Set in the panel')).toBeVisible();
    await expect.poll(config).toBe('Anılar');

    await page
      .getByRole('button', { name: 'Reset to default: Brand name' })
      .click();
    await expect(
      page.getByText(`Resets to the default when saved: ${original}`),
    ).toBeVisible();
    await save.click();
    await expect(page.getByText('Set in the panel')).toHaveCount(0);
    await expect(brand).toHaveValue(original);
    await expect.poll(config).toBe(original);
  });

  test('ask for a typed word before a limit or a time is reduced', async ({
    page,
    panel,
  }) => {
    await panel.open('/settings');
    const calls: string[] = [];
    page.on(
      'request',
      (request) =>
        void (request.method() === 'PUT' && calls.push(request.url())),
    );
    const days = page.getByRole('textbox', {
      name: 'Keep items in the trash (days)',
    });
    const save = page.getByRole('button', { name: 'Save' });
    await days.fill('20');
    await page
      .getByRole('textbox', { name: 'Maximum guest file size (bytes)' })
      .fill('1048576');
    await save.click();
    await expect(panel.confirmation).toContainText(
      'Keep items in the trash (days): 30 → 20',
    );
    await expect(panel.confirmation).toContainText('→ 1,048,576 (1.00 MB)');
    await expect(panel.confirmation).toContainText(
      'can no longer upload larger files',
    );
    await page.keyboard.press('Escape');
    await expect(panel.confirmation).toHaveCount(0);
    expect(calls).toEqual([]);
    await page.getByRole('button', { name: 'Discard changes' }).click();

    await days.fill('20');
    await save.click();
    await panel.confirm('save');
    await expect(panel.toast.getByText('Settings saved')).toBeVisible();
    await expect(panel.confirmation).toHaveCount(0);
    await page
      .getByRole('button', {
        name: 'Reset to default: Keep items in the trash (days)',
      })
      .click();
    await save.click();
    await expect(page.getByText('Set in the panel')).toHaveCount(0);
    await expect(days).toHaveValue('30');
    expect(calls).toHaveLength(2);
  });

  test('ask before unsaved changes are lost', async ({ page, panel }) => {
    await panel.open('/settings');
    const brand = page.getByRole('textbox', { name: 'Brand name' });
    await brand.fill('Anılar');
    await panel.tab('Wedding List').click();
    const question = page.getByRole('dialog', { name: 'Leave this page?' });
    await expect(question).toContainText('Your 1 unsaved change will be lost.');
    await question.getByRole('button', { name: 'Stay' }).click();
    await expect(brand).toHaveValue('Anılar');
    const asked = answerQuestions(page, false);
    await page.close({ runBeforeUnload: true });
    await expect.poll(() => asked).toHaveLength(1);
    await panel.logout();
    await expect(question).toContainText('Your 1 unsaved change will be lost.');
    await page.keyboard.press('Escape');
    await expect(question).toHaveCount(0);
    await expect(brand).toHaveValue('Anılar');
    await panel.tab('Wedding List').click();
    await question.getByRole('button', { name: 'Leave' }).click();
    await expect(panel.heading).toHaveText('Wedding List');
  });

  test('are discarded by a confirmed logout', async ({
    consoleWatch,
    page,
    panel,
  }) => {
    consoleWatch.expect(REFUSED);
    // A separate session: other tests use the shared one.
    await panel.goto('/settings');
    await panel.login();
    await page.getByRole('textbox', { name: 'Brand name' }).fill('Anılar');
    await panel.logout();
    await page
      .getByRole('dialog', { name: 'Leave this page?' })
      .getByRole('button', { name: 'Leave' })
      .click();
    await expect(panel.heading).toHaveText('Staff login');
  });

  test('refuse invalid values', async ({ page, panel }) => {
    await panel.open('/settings');
    const calls: string[] = [];
    page.on(
      'request',
      (request) =>
        void (request.method() === 'PUT' && calls.push(request.url())),
    );
    await page
      .getByRole('textbox', { name: 'Keep items in the trash (days)' })
      .fill('0');
    await page
      .getByRole('textbox', { name: 'Brand name' })
      .fill('x'.repeat(61));
    await page
      .getByRole('textbox', { name: 'Social network link' })
      .fill('javascript:alert(1)');
    await page
      .getByRole('textbox', {
        name: 'Warn about a large download above (files)',
      })
      .fill('1');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(
      page.getByText('Enter a whole number greater than 0'),
    ).toBeVisible();
    await expect(
      page.getByText('Enter an address that starts with https://'),
    ).toBeVisible();
    await expect(page.getByText('At most 60 characters')).toBeVisible();
    await expect(page.getByText('Limits must increase')).toBeVisible();
    expect(calls).toEqual([]);
  });

  test('show a value that the server refuses', async ({
    consoleWatch,
    page,
    panel,
  }) => {
    consoleWatch.expect(REFUSED);
    await panel.open('/settings');
    // The panel does not check for invisible characters that change the text
    // direction.
    await page
      .getByRole('textbox', { name: 'Brand name' })
      .fill('Hat\u202Eıra');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(
      panel.toast.and(page.locator('[data-toast=error]')),
    ).toBeVisible();
    await expect(
      page.getByText('The server did not accept this value'),
    ).toBeVisible();
  });
});

test.describe('language and look', { tag: '@desktop' }, () => {
  test('stay as chosen after a logout', async ({
    consoleWatch,
    page,
    panel,
  }) => {
    consoleWatch.expect(REFUSED);
    await panel.goto('/weddings');
    await page.getByRole('button', { name: 'Türkçe' }).click();
    await expect(panel.heading).toHaveText('Ekip girişi');
    await page.getByRole('button', { name: 'Koyu görünüme geç' }).click();
    await expect(page.locator('body')).toHaveCSS(
      'background-color',
      'rgb(20, 17, 15)',
    );
    await page.getByLabel('E-posta').fill('staff@example.com');
    await page.getByLabel('Parola').fill('a-long-enough-password');
    await page.keyboard.press('Enter');
    await expect(panel.heading).toHaveText('Düğün Listesi');
    await expect(page.locator('html')).toHaveAttribute('lang', 'tr');
    await expect(
      page.getByText('Düğün Arka Plan Yönetim Sistemi'),
    ).toBeVisible();
    await expect(
      page.getByRole('button', { name: 'Create New Wedding' }),
    ).toBeVisible();
    await page.getByRole('button', { name: /^Hesap: / }).click();
    await page.getByRole('menuitem', { name: 'Çıkış yap' }).click();
    await expect(panel.heading).toHaveText('Ekip girişi');
    await page.reload();
    await expect(panel.heading).toHaveText('Ekip girişi');
    await expect(page.locator('body')).toHaveCSS(
      'background-color',
      'rgb(20, 17, 15)',
    );
  });

  test.describe('in a Turkish browser', () => {
    test.use({ locale: 'tr-TR' });

    test('are Turkish, except for the fixed texts', async ({
      page,
      panel,
      wedding,
    }) => {
      await panel.open('/weddings');
      await expect(panel.heading).toHaveText('Düğün Listesi');
      await page.getByRole('searchbox').fill(wedding.weddingPath);
      await page
        .getByRole('button', { name: `Açık: ${wedding.weddingPath}` })
        .click();
      await page.getByRole('dialog').getByRole('textbox').fill('kapat');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(
        'Hatalı doğrulama! "disable" yazmanız gerekiyordu.',
      );
      await page.getByRole('button', { name: 'Vazgeç' }).click();
      await panel.expectToast('İşlem iptal edildi', 'error');
    });
  });
});
