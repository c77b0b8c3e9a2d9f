import { expectAccessibleInBothSchemes } from '../../support/browser/accessibility.js';
import { expectFits, resize } from '../../support/browser/layout.js';
import { expect, test } from '../../support/browser/test.js';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the couple finds its cards in the gallery’s menu and downloads one', async ({
  gallery,
  page,
  product,
  samples,
  wedding,
}) => {
  await product.addPhoto(wedding, samples.photos[0]);
  await product.setWifi(wedding, { name: 'Salon', password: 'mutluluk' });
  await gallery.openAfterCelebration();
  const menu = await gallery.openMenu();
  await menu.getByRole('link', { name: 'Cards and guest book' }).click();
  await expect(page).toHaveURL(`/camera-roll/${wedding.hash}/cards`);
  const cards = page.getByRole('main').getByRole('listitem');
  await expect(cards).toHaveCount(9);
  const main = page.getByRole('main');
  const choice = (name: string) =>
    main.getByRole('combobox', { name, exact: true });
  const table = (name: string) =>
    main.getByRole('textbox', { name, exact: true });
  await choice('Design').selectOption('Iznik tiles');
  await choice('Language').selectOption('Türkçe');
  await choice('Second language').selectOption('Deutsch');
  await choice('Colour').selectOption('Navy');
  await table('To table').fill('3');
  await expect(
    main.getByText('A table is a number from 1 to 999.'),
  ).toBeVisible();
  await table('Table').fill('1');
  await main.getByLabel('Wi-Fi code').press('Space');
  const first = cards.first();
  await expect(first.locator('img')).toHaveAttribute(
    'src',
    /design=tile&colour=navy.*second=de&table=1&until=3&wifi=true$/,
  );
  await expect
    .poll(() =>
      first
        .locator('img')
        .evaluate((image) => (image as HTMLImageElement).naturalWidth),
    )
    .toBeGreaterThan(100);
  await expectAccessibleInBothSchemes(page);
  const before = page.viewportSize()!;
  await resize(page, { width: 320, height: 640 });
  await expectFits(page);
  await resize(page, before);
  for (const [link, file] of [
    ['Download PDF', 'table-card-1-3.pdf'],
    [': PNG', 'table-card-1.png'],
  ] as const) {
    const download = page.waitForEvent('download');
    await first.getByRole('link', { name: link }).click();
    expect((await download).suggestedFilename()).toBe(
      `${wedding.weddingPath}-${file}`,
    );
  }
});
