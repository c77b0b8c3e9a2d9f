import { expect, test } from '../../support/browser/pages/panel-test.js';

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  locale: 'en-US',
  viewport: { width: 360, height: 740 },
});

test(
  'staff choose a card, see it and download it',
  { tag: '@desktop' },
  async ({ page, panel, wedding }) => {
    await panel.open(`/weddings/${wedding.hash}/show/print`);
    const section = page.getByRole('region', {
      name: 'Cards for printing',
    });
    await section.getByLabel('Format').selectOption('Invitation insert, A6');
    await section.getByLabel('Design').selectOption('Art Deco');
    await section.getByLabel('Language', { exact: true }).selectOption('de');
    await section.getByLabel('Second language').selectOption('tr');
    await section.getByLabel('To table').fill('3');
    await expect(section).toContainText('A table is a number from 1 to 999.');
    await section.getByLabel('Table', { exact: true }).fill('1');
    const preview = section.getByRole('img');
    await expect(preview).toHaveAttribute(
      'src',
      /insert\.svg\?design=deco.*second=tr&table=1&until=3$/,
    );
    await expect
      .poll(() =>
        preview.evaluate((image) => (image as HTMLImageElement).naturalWidth),
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
    await expect(preview).toHaveAttribute('src', /colour=7a2b40.*wifi=true$/);
    const download = page.waitForEvent('download');
    await section.getByRole('link', { name: 'Download PDF' }).click();
    expect((await download).suggestedFilename()).toBe(
      `${wedding.weddingPath}-insert-1-3.pdf`,
    );
  },
);
