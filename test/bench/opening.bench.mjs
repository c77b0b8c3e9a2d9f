/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
/* global document, localStorage, requestAnimationFrame, sessionStorage, window -- some functions run in the page */
import { mark, median } from './support/figures.mjs';
import { dragSlider, openGallery, PHONE } from './support/gallery-browser.mjs';
import { record, ROUNDS } from './support/rows.mjs';

/**
 * A gallery of 10,000 items on a phone with a slow processor and network. A
 * finger presses a tile for as long as people do; from the tap, its end, on:
 * the time to the large placeholder and to the preview. The network's share is
 * the preview's bytes at its rate. Also the longest task of a drag of the
 * slider from end to end.
 */
const ITEMS = 10_000;
const MARKS = { lookMs: 100, previewMs: 300, taskCpuMs: 200 };
const SLOWER = 4;
const BYTES_A_SECOND = 4_000_000 / 8;
const LATENCY_MS = 40;
/** The time of a tap, between touch and release. */
const PRESS_MS = 80;
/** A placeholder of nearly its final size. */
const SETTLED = 0.9;

/** @typedef {import('@playwright/test').Page} Page */

const { product, hash, browser } = await openGallery(ITEMS);
/** @type {Awaited<ReturnType<typeof openings>>[]} */
const opened = [];
/** @type {number[]} */
const drags = [];
for (let round = 0; round < ROUNDS; round++) {
  const page = await loadedPage();
  opened.push(await openings(page));
  drags.push(await dragged(page));
  await page.context().close();
}
await browser.close();
await product.stop();

/** @param {'lookMs' | 'previewMs' | 'previewKb'} figure */
const openedIn = (figure) => median(opened.map((times) => times[figure]));
record([
  {
    work: 'opening a picture on a slow phone, large placeholder',
    unit: 'ms',
    ours: openedIn('lookMs'),
    mark: mark('ours', { atMost: MARKS.lookMs }),
  },
  {
    work: 'opening a picture on a slow phone, preview',
    unit: 'ms',
    ours: openedIn('previewMs'),
    mark: mark('ours', { atMost: MARKS.previewMs }),
  },
  {
    work: 'the same preview, its bytes',
    unit: 'kB',
    ours: openedIn('previewKb'),
  },
  {
    work: 'gallery of 10,000 on a phone, longest task of a drag of the slider by CPU',
    unit: 'ms',
    ours: median(drags),
    mark: mark('ours', { atMost: MARKS.taskCpuMs }),
  },
]);

/** Opens the page in the order of moments, with the viewer's code. */
async function loadedPage() {
  const context = await browser.newContext({ ...PHONE, locale: 'en-US' });
  const page = await context.newPage();
  await page.addInitScript((gallery) => {
    sessionStorage.setItem(`celebrated ${gallery}`, '1');
    localStorage.setItem(`media-order ${gallery}`, 'moment');
  }, hash);
  await page.goto(`${product.url}/camera-roll/${hash}`);
  await page.getByText('10,000 memories').waitFor();
  await page.mouse.move(10, 400);
  await page.waitForLoadState('networkidle');
  return page;
}

/** The medians of some pictures. @param {Page} page */
async function openings(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: BYTES_A_SECOND,
    uploadThroughput: BYTES_A_SECOND,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const times = [];
  for (const tile of [1, 2, 3]) {
    const timed = page.evaluate(timesOf, SETTLED);
    await tap(session, page, tile);
    times.push(await timed);
    await page.keyboard.press('Escape');
    await page.locator('[data-viewer-layer]').waitFor({ state: 'detached' });
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  return {
    lookMs: median(times.map(({ lookMs }) => lookMs)),
    previewMs: median(times.map(({ previewMs }) => previewMs)),
    previewKb: median(times.map(({ previewBytes }) => previewBytes)) / 1000,
  };
}

/** @param {import('@playwright/test').CDPSession} session @param {Page} page @param {number} tile */
async function tap(session, page, tile) {
  const box = await page.locator(`[data-tile="${tile}"] img`).boundingBox();
  if (!box) throw new Error(`Tile ${tile} has no picture.`);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const touch = (/** @type {'touchStart' | 'touchEnd'} */ type) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchStart' ? [{ x, y }] : [],
    });
  await touch('touchStart');
  await page.waitForTimeout(PRESS_MS);
  await touch('touchEnd');
}

/**
 * Runs in the page: from the tap to drawn frames.
 * @param {number} settled part of the final size that counts as large
 */
async function timesOf(settled) {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  /** @param {string} selector */
  const element = (selector) =>
    /** @type {HTMLElement | null} */ (document.querySelector(selector));
  const slide = () => element('[data-viewer-layer] [data-slide="current"]');
  const cover = () =>
    /** @type {HTMLElement | null | undefined} */ (
      element('[data-growing]')?.lastElementChild
    );
  const startedAt = await new Promise((resolve) =>
    window.addEventListener('click', ({ timeStamp }) => resolve(timeStamp), {
      capture: true,
      once: true,
    }),
  );
  const isLarge = () => {
    const grown = cover();
    if (!grown) return slide() !== null;
    const { width } = grown.getBoundingClientRect();
    return width >= settled * grown.offsetWidth;
  };
  while (!isLarge()) await frame();
  const lookMs = performance.now() - startedAt;
  const image = () => slide()?.querySelector('img');
  while (!image()?.complete || cover()) await frame();
  await frame();
  const previewMs = performance.now() - startedAt;
  const [entry] = performance.getEntriesByName(image()?.src ?? '');
  const { encodedBodySize: previewBytes = 0 } =
    /** @type {PerformanceResourceTiming} */ (entry ?? {});
  return { lookMs, previewMs, previewBytes };
}

/** @param {Page} page */
async function dragged(page) {
  const { taskCpuMs } = await dragSlider(page, { steps: 60, backPx: 40 });
  const isElsewhere = await page.evaluate(() => window.scrollY > 0);
  if (!isElsewhere) throw new Error('The slider did not move the page.');
  return taskCpuMs;
}
