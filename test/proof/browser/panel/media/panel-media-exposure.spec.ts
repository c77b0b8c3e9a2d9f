import { expect, test } from '../../../../support/browser/pages/panel-test.js';

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  locale: 'en-US',
  viewport: { width: 390, height: 844 },
});

test(
  'staff see which files guests do not see, show one and hide it',
  { tag: '@desktop' },
  async ({ page, panel, product, samples, wedding }) => {
    await product.setVisibility(wedding, {
      mode: 'shared',
      moderation: 'by-choice',
    });
    await product.addPhoto(wedding, samples.photos[0]);
    const exposure = async () => (await product.mediaOf(wedding))[0]!.exposure;
    await panel.open(`/weddings/${wedding.hash}/show`);
    const tile = page.getByRole('listitem', { name: samples.photos[0].name });
    await expect(tile).toContainText('Waits for the couple');
    await tile.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Show to guests' }).click();
    await panel.expectToast('1 file is shown to guests', 'success');
    await expect(tile).not.toContainText('Waits for the couple');
    expect(await exposure()).toBeUndefined();
    await tile.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Hide from guests' }).click();
    await expect(tile).toContainText('Hidden from guests');
    expect(await exposure()).toBe('hidden');
  },
);
