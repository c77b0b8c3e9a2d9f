import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import { expectAccessibleInBothSchemes } from '../../../../support/browser/accessibility.js';
import { expect, test } from '../../../../support/browser/pages/panel-test.js';

const NOTE = 'Ayşe Teyze|Çok mutlu olun, sizi seviyoruz';

function naturalWidth(picture: Locator): Promise<number> {
  return picture.evaluate((image: HTMLImageElement) => image.naturalWidth);
}

test.describe('a file of the panel', { tag: '@desktop' }, () => {
  test('opens large with its note, its neighbours and the way to its wedding', async ({
    page,
    panel,
    product,
    samples,
    wedding,
  }) => {
    const [one, two] = samples.photos;
    await product.addVideo(wedding, samples.shortVideo);
    await product.addPhoto(wedding, one);
    await product.addPhoto(wedding, two, NOTE);
    await product.expectProcessed(wedding);
    await panel.open('/media');
    await panel.search('mutlu');
    const tile = page.getByRole('listitem', { name: two.name, exact: true });
    await expect(tile.getByText('Çok mutlu olun')).toHaveAttribute(
      'dir',
      'auto',
    );
    await expect(tile.getByText('Ayşe Teyze')).toBeVisible();
    const started = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export' }).click();
    expect(await readFile(await (await started).path(), 'utf8')).toContain(
      'Ayşe Teyze,"Çok mutlu olun, sizi seviyoruz",',
    );
    await page.goto(
      `${product.panelUrl}#/media?filter=${JSON.stringify({ weddingHash: wedding.hash })}`,
    );
    const open = page.getByRole('button', { name: `Open: ${two.name}` });
    // Until the filter is applied other weddings' files of this name are listed.
    await expect(open).toHaveCount(1);
    await open.click();
    const view = page.getByRole('dialog', { name: two.name });
    await expect
      .poll(() => naturalWidth(view.getByRole('img')))
      .toBeGreaterThan(0);
    await expect(view.getByText('Ayşe Teyze')).toBeVisible();
    await expect(
      view.getByRole('link', { name: 'Download original' }),
    ).toHaveAttribute('download', two.name);
    await expectAccessibleInBothSchemes(page);
    await page.keyboard.press('ArrowLeft');
    await expect(view).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('dialog', { name: one.name })).toBeVisible();
    await page.keyboard.press('ArrowRight');
    const player = page
      .getByRole('dialog', { name: samples.shortVideo.name })
      .locator('video');
    await expect
      .poll(() =>
        player.evaluate((video: HTMLVideoElement) => video.readyState),
      )
      .toBeGreaterThan(0);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(open).toBeFocused();
    await open.press('Enter');
    await view.getByRole('link', { name: wedding.weddingPath }).click();
    await expect(panel.heading).toHaveText('Elif & Can');
  });
});
