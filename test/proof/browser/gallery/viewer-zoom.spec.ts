import { expect, test as base } from '../../../support/browser/test.js';
import { Fingers } from '../../../support/browser/fingers.js';
import { ViewerPage } from '../../../support/browser/pages/viewer-page.js';

const test = base.extend<{ viewer: ViewerPage }>({
  viewer: ({ page, wedding }, use) => use(new ViewerPage(page, wedding)),
});
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(async ({ product, samples, viewer, wedding }) => {
  for (const photo of samples.photos.slice(0, 3))
    await product.addPhoto(wedding, photo);
  await product.expectProcessed(wedding);
  await viewer.open();
  await viewer.expectPicture();
});

const MIDDLE = { x: 195, y: 400 };
const CORNER = { x: 360, y: 330 };

test('turns pages by swipe, zooms by pinch and double tap, ends the zoom on back', async ({
  page,
  viewer,
}) => {
  await viewer.drag([
    { x: 320, y: 400 },
    { x: 80, y: 400 },
  ]);
  await expect(viewer.position).toHaveText('2 of 3');
  await viewer.expectPicture();
  await viewer.drag(
    [
      { x: 150, y: 400 },
      { x: 80, y: 400 },
    ],
    [
      { x: 240, y: 400 },
      { x: 310, y: 400 },
    ],
  );
  await expect.poll(() => viewer.zoom()).toBeGreaterThan(1.5);
  await page.goBack();
  await expect.poll(() => viewer.zoom()).toBe(1);
  await expect(viewer.position).toHaveText('2 of 3');
  await viewer.doubleTap(MIDDLE);
  await expect.poll(() => viewer.zoom()).toBe(2.5);
  await page.keyboard.press('Escape');
  await expect.poll(() => viewer.zoom()).toBe(1);
  await expect(page).toHaveURL(/camera-roll-mobile/);
});

test('ends a started swipe when a second finger begins to pinch', async ({
  page,
  viewer,
}) => {
  const [first, moved, second] = [
    { x: 200, y: 400 },
    { x: 140, y: 400 },
    { ...MIDDLE, x: 300 },
  ];
  const fingers = await Fingers.on(page);
  await fingers.put(first);
  await fingers.move([first, moved]);
  await expect.poll(() => viewer.turned()).toBe(-60);
  await fingers.put(moved, second);
  await fingers.move([moved, { ...moved, x: 60 }], [second, second]);
  await expect.poll(() => viewer.zoom()).toBeGreaterThan(1);
  await fingers.lift();
  expect(await viewer.turned()).toBe(0);
  await expect(viewer.position).toHaveText('1 of 3');
});

test('ignores a swipe that the system cancels', async ({ page, viewer }) => {
  // The point is above the arrow.
  const [from, to] = [
    { x: 380, y: 300 },
    { x: 60, y: 300 },
  ];
  const fingers = await Fingers.on(page);
  await fingers.put(from);
  await fingers.move([from, to]);
  await expect.poll(() => viewer.turned()).toBe(-320);
  await fingers.lose();
  await expect.poll(() => viewer.turned()).toBe(0);
  await page.keyboard.press('ArrowRight');
  await expect(viewer.position).toHaveText('2 of 3');
});

test('fills the screen with the zoomed photo after a rotation', async ({
  page,
  viewer,
}) => {
  await viewer.doubleTap(CORNER);
  await expect.poll(() => viewer.zoom()).toBe(2.5);
  const upright = await viewer.offset();
  expect(upright.x).toBeLessThan(-100);
  await page.setViewportSize({ width: 844, height: 390 });
  // At 2.5 times the photo is barely wider than the stage.
  await expect
    .poll(async () => Math.abs((await viewer.offset()).x))
    .toBeLessThan(Math.abs(upright.x) - 50);
  expect(await viewer.zoom()).toBe(2.5);
});
