/* global document, requestAnimationFrame, window -- some functions run in the page */
import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import pg from 'pg';
import { ensureChromium } from '../../scripts/testing/chromium.mjs';
import { inRoot } from '../../scripts/paths.mjs';
import { fillGallery } from '../support/fixtures/large-gallery.mjs';
import { traceTasks } from './support/page-tasks.mjs';
import { dataDir, Product } from './support/product.mjs';
import { weddingOf } from './support/seeded.mjs';

/**
 * Marks, for 5,000 items in Chromium: under 1,500 elements, no task over 200 ms
 * in a full scroll, select all under 200 ms, 150 kB of scripts and styles at
 * first. Tasks count by clock and processor time: the clock includes other
 * work.
 */
const ITEMS = 5_000;
/** As the page writes it. */
const ITEMS_WRITTEN = '5,000';
const MARKS = { nodes: 1_500, taskCpuMs: 200, selectMs: 200, firstLoadKB: 150 };

const product = await Product.start();
const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
await client.connect();
const { hash } = await weddingOf(client, product);
await client.end();
await fillGallery({
  databaseUrl: process.env.DATABASE_URL,
  dataDir: dataDir(),
  hash,
  count: ITEMS,
});

const { path: executablePath, problem } = await ensureChromium();
if (problem) throw new Error(problem);
const browser = await chromium.launch({
  executablePath,
  args: ['--no-sandbox', '--disable-gpu'],
});
const results = {};
for (const [device, options] of Object.entries({
  desktop: { viewport: { width: 1280, height: 800 } },
  phone: {
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    deviceScaleFactor: 2,
  },
})) {
  results[`gallery, ${device}`] = await measureGallery(
    await browser.newContext({ locale: 'en-US', ...options }),
  );
  results[`viewer, ${device}`] = await measureViewer(
    await browser.newContext({ locale: 'en-US', ...options }),
  );
}
await browser.close();
await product.stop();

console.table(results);
for (const [name, mark] of Object.entries(MARKS)) {
  const worst = Math.max(
    ...Object.values(results).map((result) => result[name] ?? 0),
  );
  console.log(
    `${name}: at worst ${worst}, mark ${mark}: ${worst <= mark ? 'met' : 'MISSED'}`,
  );
}

async function measureGallery(context) {
  const { page, loaded } = await openPage(context, `/camera-roll/${hash}`);
  await page.getByRole('dialog').getByRole('button').click();
  await page.getByText(`${ITEMS_WRITTEN} memories`).waitFor();
  const tasks = await traceTasks(browser, page);
  const nodes = await page.evaluate(scrollThrough);
  const { taskMs, taskCpuMs } = await tasks.longest();
  const selectMs = await page.evaluate(selectAll);
  await page.getByText(`${ITEMS_WRITTEN} selected`).waitFor();
  await context.close();
  return { nodes, taskMs, taskCpuMs, selectMs, firstLoadKB: loaded() };
}

async function measureViewer(context) {
  const { page, loaded } = await openPage(
    context,
    `/camera-roll-mobile/${hash}`,
  );
  await page.getByText(`1 of ${ITEMS_WRITTEN}`).waitFor();
  const nodes = await page.evaluate(
    () => document.querySelectorAll('*').length,
  );
  await context.close();
  return { nodes, firstLoadKB: loaded() };
}

async function openPage(context, address) {
  const page = await context.newPage();
  const files = new Set();
  page.on('response', (response) =>
    files.add(new URL(response.url()).pathname),
  );
  await page.goto(product.url + address, { waitUntil: 'networkidle' });
  return { page, loaded: () => firstLoadKB(files) };
}

/** By gzip, whatever the browser prefers. */
function firstLoadKB(paths) {
  const assets = readdirSync(inRoot('dist/guest-web/assets'));
  const files = assets.filter(
    (name) => /\.(js|css)$/.test(name) && paths.has(`/assets/${name}`),
  );
  const packed = files.map(
    (name) =>
      gzipSync(readFileSync(inRoot('dist/guest-web/assets', name)), {
        level: 9,
      }).length,
  );
  return Number(
    (packed.reduce((sum, bytes) => sum + bytes, 0) / 1000).toFixed(1),
  );
}

/**
 * Runs in the page: scrolls as fast as it draws.
 * @returns the most elements
 */
async function scrollThrough() {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  let nodes = document.querySelectorAll('*').length;
  while (
    window.scrollY + window.innerHeight <
    document.documentElement.scrollHeight - 1
  ) {
    window.scrollBy(0, window.innerHeight * 0.8);
    await frame();
    nodes = Math.max(nodes, document.querySelectorAll('*').length);
  }
  return nodes;
}

/** Runs in the page: from click to drawing. */
async function selectAll() {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const box = document.querySelector('main input[type="checkbox"]');
  const startedAt = performance.now();
  box.click();
  await frame();
  await frame();
  return Math.round(performance.now() - startedAt);
}
