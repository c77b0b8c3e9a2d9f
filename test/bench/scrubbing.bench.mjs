/// <reference lib="dom" />
/* global document, localStorage, requestAnimationFrame, sessionStorage -- some functions run in the page */
import { mark, median } from './support/figures.mjs';
import { openGallery, PHONE } from './support/gallery-browser.mjs';
import { traceTasks } from './support/page-tasks.mjs';
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
  const slider = page.getByRole('slider').first();
  await slider.focus();
  const box = await slider.boundingBox();
  if (!box) throw new Error('The gallery has no slider.');
  const tasks = await traceTasks(browser, page);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (const end of [page.viewportSize()?.height ?? 0, y])
    await page.mouse.move(x, end, { steps: STEPS });
  await page.mouse.up();
  const nodes = await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() =>
          resolve(document.querySelectorAll('*').length),
        );
      }),
  );
  const { taskCpuMs } = await tasks.longest();
  return { taskCpuMs, nodes: Number(nodes) };
}
