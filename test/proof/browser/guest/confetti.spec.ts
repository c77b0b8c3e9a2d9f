import type { Page } from '@playwright/test';
import { expect, test } from '../../../support/browser/test.js';

async function countCanvases(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const seen = new WeakSet<Node>();
    let count = 0;
    Object.assign(window, { canvasCount: () => count });
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (!(node instanceof HTMLCanvasElement) || seen.has(node)) continue;
        seen.add(node);
        count += 1;
      }
    }).observe(document, { childList: true, subtree: true });
  });
  return () =>
    page.evaluate(() =>
      (window as unknown as { canvasCount(): number }).canvasCount(),
    );
}

async function countPieces(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    let count = 0;
    Object.assign(window, { pieceCount: () => count });
    const postMessage = Reflect.get(Worker.prototype, 'postMessage');
    Worker.prototype.postMessage = function (
      message: { options?: { particleCount?: number } },
      options: unknown,
    ) {
      count += message.options?.particleCount ?? 0;
      postMessage.call(this, message, options as StructuredSerializeOptions);
    };
  });
  return () =>
    page.evaluate(() =>
      (window as unknown as { pieceCount(): number }).pieceCount(),
    );
}

const PIECES = { file: 80, batch: 200 };

test('drops 80 pieces for each file and 200 for the batch', async ({
  page,
  samples,
  uploadPage,
}) => {
  const canvases = await countCanvases(page);
  const pieces = await countPieces(page);
  await uploadPage.open();
  await uploadPage.send([samples.photos[0], samples.photos[1]]);
  await uploadPage.expectAllSaved([samples.photos[0], samples.photos[1]]);
  await expect.poll(canvases).toBeGreaterThan(0);
  await expect(page.locator('canvas')).toHaveCount(0);
  expect(await pieces()).toBe(2 * PIECES.file + PIECES.batch);
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('shows no confetti', async ({ page, samples, uploadPage }) => {
    const canvases = await countCanvases(page);
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    await uploadPage.open();
    await uploadPage.send([samples.photos[0]]);
    await uploadPage.expectAllSaved([samples.photos[0]]);
    await page.waitForLoadState('networkidle');
    expect(await canvases()).toBe(0);
    expect(loaded.filter((url) => url.includes('confetti'))).toEqual([]);
  });
});
