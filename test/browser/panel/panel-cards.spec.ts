import { expectAccessible } from '../../support/browser/accessibility.js';
import { expectFits } from '../../support/browser/layout.js';
import { expect, test } from '../../support/browser/pages/panel-test.js';
import { variant } from '../../support/browser/variant.js';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const viewport of [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
])
  test.describe(
    `${viewport.width} pixels wide`,
    variant(viewport.width === 360, '@desktop'),
    () => {
      test.use({ locale: 'en-US', viewport });

      test('staff choose a card, see it and download it', async ({
        page,
        panel,
        wedding,
      }) => {
        await panel.open(`/weddings/${wedding.hash}/show/print`);
        const section = page.getByRole('region', {
          name: 'Cards for printing',
        });
        await section
          .getByLabel('Format')
          .selectOption('Invitation insert, A6');
        await section.getByLabel('Design').selectOption('Art Deco');
        await section
          .getByLabel('Language', { exact: true })
          .selectOption('de');
        await section.getByLabel('Second language').selectOption('tr');
        await section.getByLabel('To table').fill('3');
        await expect(section).toContainText(
          'A table is a number from 1 to 999.',
        );
        await section.getByLabel('Table', { exact: true }).fill('1');
        const preview = section.getByRole('img');
        await expect(preview).toHaveAttribute(
          'src',
          /insert\.svg\?design=deco.*second=tr&table=1&until=3$/,
        );
        await expect
          .poll(() =>
            preview.evaluate(
              (image) => (image as HTMLImageElement).naturalWidth,
            ),
          )
          .toBeGreaterThan(100);
        await section.getByLabel('Network name').fill('Salon Davet');
        await section.getByLabel('Password').fill('mutluluklar');
        await section.getByLabel('Password').press('Enter');
        await expect(section.getByLabel('Wi-Fi code')).toBeChecked();
        await section.getByLabel('Colour').selectOption('Your own…');
        await section.getByLabel('Your colour').fill('#ffd9e2');
        await expect(section).toContainText('Too light');
        await section.getByLabel('Your colour').fill('#7a2b40');
        await expect(preview).toHaveAttribute(
          'src',
          /colour=7a2b40.*wifi=true$/,
        );
        await expectAccessible(page);
        await expectFits(page, 'main');
        const download = page.waitForEvent('download');
        await section.getByRole('link', { name: 'Download PDF' }).click();
        expect((await download).suggestedFilename()).toBe(
          `${wedding.weddingPath}-insert-1-3.pdf`,
        );
      });
    },
  );

test.describe('alerts', { tag: '@desktop' }, () => {
  test.use({ locale: 'en-US', viewport: { width: 360, height: 740 } });

  test('staff choose the alerts of a wedding by keyboard', async ({
    page,
    panel,
    wedding,
  }) => {
    await panel.open(`/weddings/${wedding.hash}/show/evening`);
    const section = page.getByRole('region', { name: 'Alerts' });
    const quiet = section.getByLabel('Nothing came for an hour of the evening');
    await quiet.press('Space');
    await expect(section.getByLabel(/^By webhook/)).toBeDisabled();
    const to = section.getByLabel('To', { exact: true });
    await to.fill('elif@');
    const save = section.getByRole('button', { name: 'Save alerts' });
    await expect(save).toBeDisabled();
    await to.fill('elif@example.com');
    await to.press('Enter');
    await expect(page.getByText('The alerts were saved')).toBeVisible();
    await expectAccessible(page);
    await expectFits(page, 'main');
    await page.reload();
    await expect(to).toHaveValue('elif@example.com');
    await expect(quiet).not.toBeChecked();
  });
});
