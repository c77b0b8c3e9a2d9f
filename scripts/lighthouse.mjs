import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ensureBuilt } from './build.mjs';
import { ensureChromium } from './testing/chromium.mjs';
import { ensureInstalled } from './install.mjs';
import { measurePage } from './lighthouse/measure-page.mjs';
import { startSampleProduct } from './lighthouse/sample-product.mjs';
import { COLUMNS, missedMarks, tableRow } from './lighthouse/marks.mjs';
import { PlainError, runMain } from './plain-error.mjs';

const DEFAULT_RUNS = 3;

const usage = `
npm run lighthouse -- [runs]      ${DEFAULT_RUNS} runs when no number is given

Measures the homepage and an upload page with a background, in English and in Turkish, with Lighthouse's mobile preset
(a mid-range phone on slow 4G), and prints the medians. Exits 1 when a mark is missed.
`;

await runMain(async () => {
  const runs = Number(process.argv[2] ?? DEFAULT_RUNS);
  if (!(runs >= 1)) throw new PlainError('Usage: npm run lighthouse [-- runs]');
  await ensureInstalled();
  await ensureBuilt();
  const chromium = await ensureChromium();
  const dir = mkdtempSync(path.join(os.tmpdir(), 'hatira-lighthouse-'));
  const product = await startSampleProduct(dir);
  try {
    process.exitCode = (await measureAll(product, { chromium, dir, runs }))
      ? 0
      : 1;
  } finally {
    await product.stop();
    rmSync(dir, { recursive: true, force: true });
  }
}, usage);

/**
 * @param {{ origin: string, uploadPath: string }} options
 * @param {{ chromium: string, dir: string, runs: number }} options
 */
async function measureAll({ origin, uploadPath }, options) {
  const pages = ['en', 'tr'].flatMap((language) => [
    { name: `homepage, ${language}`, url: `${origin}/${language}/`, language },
    {
      name: `upload page, ${language}`,
      url: origin + uploadPath,
      language,
      isUnlisted: true,
    },
  ]);
  process.stdout.write(`${tableRow(COLUMNS)}\n`);
  const missed = [];
  for (const page of pages) {
    const measured = await measurePage(page, options);
    process.stdout.write(`${tableRow([page.name, ...measured.cells])}\n`);
    missed.push(
      ...missedMarks(measured.values).map((mark) => `${page.name}: ${mark}`),
    );
  }
  for (const line of missed) process.stdout.write(`Missed  ${line}\n`);
  return missed.length === 0;
}
