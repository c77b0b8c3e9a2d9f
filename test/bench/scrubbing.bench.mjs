/// <reference lib="dom" />
/* global document, localStorage, requestAnimationFrame, sessionStorage -- some functions run in the page */
import { mark, median } from './support/figures.mjs';
import { dragSlider, openGallery, PHONE } from './support/gallery-browser.mjs';
import { record, ROUNDS } from './support/rows.mjs';

/**
 * The story of 50,000 items on a phone with a slow processor: the longest task
 * while the slider is drawn from end to end and back, and the most elements.
 */
const ITEMS = 50_000;
/** As the page writes it. */
const ITEMS_WRITTEN = '50,000';
const MARKS = { taskCpuMs: 200, nodes: 1_500 };
const SLOWER = 4;
const STEPS = 60;

/** @typedef {import('@playwright/test').Page} Page */

const { product, hash, browser } = await openGallery(ITEMS);
/** @type {Awaited<ReturnType<typeof scrubbed>>[]} */
const rounds = [];
for (let round = 0; round < ROUNDS; round++) rounds.push(await scrubbed());
await browser.close();
await product.stop();

/** @param {'taskCpuMs' | 'nodes'} figure */
const of = (figure) => median(rounds.map((each) => each[figure]));
const work = 'story of 50,000 on a slow phone';
record([
  {
    work: `${work}, longest task of a drag of the slider by CPU`,
    unit: 'ms',
    ours: of('taskCpuMs'),
    mark: mark('ours', { atMost: MARKS.taskCpuMs }),
  },
  {
    work: `${work}, elements`,
    unit: '',
    ours: of('nodes'),
    mark: mark('ours', { atMost: MARKS.nodes }),
  },
]);

async function scrubbed() {
  const context = await browser.newContext({ locale: 'en-US', ...PHONE });
  const page = await context.newPage();
  await page.addInitScript((gallery) => {
    sessionStorage.setItem(`celebrated ${gallery}`, '1');
    localStorage.setItem(`media-order ${gallery}`, 'story');
  }, hash);
  await page.goto(`${product.url}/camera-roll/${hash}`);
  await page.getByText(`${ITEMS_WRITTEN} memories`).waitFor();
  await page.waitForLoadState('networkidle');
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const { taskCpuMs, nodes } = await dragged(page);
  await context.close();
  return { taskCpuMs, nodes };
}

/** @param {Page} page */
async function dragged(page) {
  const { taskCpuMs } = await dragSlider(page, { steps: STEPS });
  const nodes = await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() =>
          resolve(document.querySelectorAll('*').length),
        );
      }),
  );
  return { taskCpuMs, nodes: Number(nodes) };
}
