import { expectAccessible } from '../../support/browser/accessibility.js';
import { Network } from '../../support/browser/network/network.js';
import { WallPage } from '../../support/browser/pages/wall-page.js';
import { expect, test } from '../../support/browser/test.js';

const WIDE = { width: 1280, height: 800 };
/** A turn takes eight seconds. */
const TEN_MINUTES = { turns: 75, faster: 200 };
const NO_NETWORK = /ERR_(INTERNET_DISCONNECTED|FAILED|TIMED_OUT)/;

test.use({ viewport: WIDE, contextOptions: { reducedMotion: 'reduce' } });

test(
  'shows a photo with its note as it comes, plays on for ten minutes without a network, and goes dark at its end',
  { tag: '@desktop' },
  async ({ consoleWatch, page, product, samples, wedding }) => {
    consoleWatch.expect(NO_NETWORK);
    const wall = new WallPage(page);
    await wall.accelerate(1);
    const made = await product.makeWall(wedding);
    await wall.open(made);
    await expect(wall.screen).toContainText('The first photos will be here');
    await expect(wall.screen).toContainText(wedding.weddingPath);
    await expect(
      page.getByRole('img', { name: 'QR code of the page for your photos' }),
    ).toBeVisible();
    await expectAccessible(page);

    await product.addPhoto(wedding, samples.photos[0], 'Ayşe|Mutluluklar!');
    await expect(wall.shots).toContainText('Mutluluklar!');
    await product.addPhoto(wedding, samples.photos[1], 'Can|Next one');
    await expect(wall.shots).toContainText('Next one');
    await expectAccessible(page);
    await page.keyboard.press('ArrowRight');
    await expect(wall.shots).toContainText('Mutluluklar!');

    const network = await Network.of(page);
    await network.cut();
    const before = await wall.turn();
    await wall.hurry(TEN_MINUTES.faster);
    await wall.expectTurn(before + TEN_MINUTES.turns);
    await expect(wall.shots.getByRole('img').first()).toBeVisible();
    await product.addPhoto(wedding, samples.photos[2], 'While it was away');
    await wall.hurry(1);
    await network.restore();
    await expect(wall.shots).toContainText('While it was away');

    await product.endWall(wedding, made);
    await expect(wall.screen).toHaveText('This wall has ended.');
    await expect(page.locator('img, video')).toHaveCount(0);
  },
);

test(
  'the couple pauses, skips and hides from its phone',
  { tag: '@everywhere' },
  async ({ browser, gallery, page, product, samples, wedding }) => {
    for (const photo of samples.photos.slice(0, 2))
      await product.addPhoto(wedding, photo, 'Ayşe|Mutluluklar!');
    await product.expectProcessed(wedding);
    await gallery.openAfterCelebration();
    const menu = await gallery.openMenu();
    await menu.getByRole('link', { name: 'Live wall' }).click();
    // The page has its own texts alone.
    await page.reload();
    await expect(
      page.getByRole('link', { name: 'Back to the gallery' }),
    ).toBeVisible();
    await page.getByRole('button', { name: 'New wall' }).click();
    const remote = page.getByRole('listitem', { name: 'Wall 1' });
    await expect(remote).toContainText('Not connected');
    const url = await remote.getByRole('link').getAttribute('href');

    const context = await browser.newContext({ viewport: WIDE });
    const wall = new WallPage(await context.newPage());
    await wall.page.goto(url!);
    await expect(wall.shots).toHaveCount(1);
    await expect(remote.getByRole('img')).toHaveCount(1);
    await expectAccessible(page);
    await remote.getByRole('button', { name: 'Pause' }).press('Enter');
    await expect(remote).toContainText('Paused');
    const before = await wall.turn();
    await remote.getByRole('button', { name: 'Next' }).press('Enter');
    await expect.poll(() => wall.turn()).toBe(before + 1);
    const shown = await wall.shots.getAttribute('data-item');
    await expect(remote.getByRole('img')).toHaveAttribute(
      'src',
      new RegExp(shown!),
    );
    await remote.getByRole('button', { name: /^Hide/ }).click();
    await expect(wall.shots).not.toHaveAttribute('data-item', shown!);
    await expect(page.getByText('Hidden from the wall')).toBeVisible();
    page.once('dialog', (question) => void question.accept());
    await remote.getByRole('button', { name: 'End this wall' }).click();
    await expect(wall.screen).toHaveText('This wall has ended.');
    await expect(remote).toHaveCount(0);
    await context.close();
  },
);
