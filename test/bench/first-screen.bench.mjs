/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
/* global document, requestAnimationFrame, window -- some functions run in the page */
import { mark, median } from './support/figures.mjs';
import { openGallery, PHONE } from './support/gallery-browser.mjs';
import { record, ROUNDS } from './support/rows.mjs';

/**
 * The first screen of a gallery of 1,175 items on a phone that has not seen
 * it, with a processor four times slower and over two networks: the first
 * text, the first picture of a tile, the largest part, and how far parts move.
 */
const ITEMS = 1_175;
const SLOWER = 4;
const WATCHED_MS = 9_000;
const NETWORKS = [
  { name: '1 Mbit/s', bits: 1_000_000, latencyMs: 150, marks: [1.2, 2, 3.5] },
  { name: '4 Mbit/s', bits: 4_000_000, latencyMs: 100, marks: [0.9, 1.5, 2.5] },
];
const FIGURES = ['first paint', 'first picture', 'largest part'];
const LONGEST_TASK_MS = 200;
const STEADY = 0.01;

/**
 * @typedef {Window & { firstPictureMs?: number, largestMs?: number, longestTaskMs?: number, shifted?: number }} Watched
 */

const { product, hash, browser } = await openGallery(ITEMS);
for (const network of NETWORKS) {
  /** @type {number[][]} */
  const rounds = [];
  for (let round = 0; round < ROUNDS; round++) rounds.push(await seen(network));
  record([
    ...FIGURES.map((name, index) => ({
      work: `gallery over ${network.name}, ${name}`,
      unit: 's',
      ours: median(rounds.map((times) => times[index])) / 1000,
      mark: mark('ours', { atMost: network.marks[index] }),
    })),
    {
      work: `gallery over ${network.name}, longest task`,
      unit: 'ms',
      ours: median(rounds.map((times) => times[FIGURES.length])),
      mark: mark('ours', { atMost: LONGEST_TASK_MS }),
    },
    {
      work: `gallery over ${network.name}, layout shift`,
      unit: '',
      ours: median(rounds.map((times) => times[FIGURES.length + 1])),
      mark: mark('ours', { atMost: STEADY }),
    },
  ]);
}
await browser.close();
await product.stop();

/**
 * Returns the times of a first visit, in ms since its start, and the layout
 * shift at their end.
 * @param {typeof NETWORKS[number]} network
 */
async function seen({ bits, latencyMs }) {
  const context = await browser.newContext({ locale: 'en-US', ...PHONE });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: bits / 8,
    uploadThroughput: bits / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.addInitScript(watch);
  await page.goto(`${product.url}/camera-roll/${hash}`);
  await page.waitForFunction(
    (ms) =>
      performance.now() > ms &&
      /** @type {Watched} */ (window).firstPictureMs !== undefined,
    WATCHED_MS,
  );
  const times = await page.evaluate(() => {
    const { firstPictureMs, largestMs, longestTaskMs, shifted } =
      /** @type {Watched} */ (window);
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    return [
      paint?.startTime ?? 0,
      firstPictureMs ?? 0,
      largestMs ?? 0,
      longestTaskMs ?? 0,
      shifted ?? 0,
    ];
  });
  await context.close();
  return times;
}

/** Runs in the page before its own scripts. */
function watch() {
  const watched = /** @type {Watched} */ (window);
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries())
      watched.largestMs = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries())
      watched.longestTaskMs = Math.max(watched.longestTaskMs ?? 0, duration);
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      watched.shifted =
        (watched.shifted ?? 0) +
        /** @type {PerformanceEntry & { value: number }} */ (entry).value;
  }).observe({ type: 'layout-shift', buffered: true });
  const look = () => {
    const isThere = [...document.images].some(
      ({ src, complete, naturalWidth }) =>
        src.includes('/thumb') && complete && naturalWidth > 0,
    );
    if (isThere) watched.firstPictureMs = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
