import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runCaptured } from '../embedded/processes.mjs';
import { inRoot } from '../paths.mjs';
import { PlainError } from '../plain-error.mjs';
import { cellsOf } from './marks.mjs';

/**
 * @import { Values } from './marks.mjs'
 *
 * @typedef {{ url: string, language: string, isUnlisted?: boolean }} Page
 * @typedef {{ resourceType: string, transferSize: number }} Request
 *
 * @typedef {object} Report
 * @property {{ message: string }} [runtimeError]
 * @property {Record<string, { score: number }>} categories
 * @property {Record<string, { numericValue: number, details: { items: Request[] } }>} audits
 */

const CHROME_FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Measures in a fresh browser. @returns the median of each value, and as cells of the table
 * @param {Page} page
 * @param {{ chromium: string, dir: string, runs: number }} options
 */
export async function measurePage(page, { chromium, dir, runs }) {
  /** @type {Values[]} */
  const results = [];
  for (let run = 0; run < runs; run += 1)
    results.push(await measureOnce(page, { chromium, dir }));
  const values = Object.fromEntries(
    Object.keys(results[0]).map((key) => [
      key,
      median(results.map((one) => one[key])),
    ]),
  );
  return { values, cells: cellsOf(values) };
}

/**
 * @param {Page} page
 * @param {{ chromium: string, dir: string }} options
 */
async function measureOnce({ url, language, isUnlisted }, { chromium, dir }) {
  const report = path.join(dir, 'report.json');
  const { code, output } = await runCaptured(
    process.execPath,
    [
      inRoot('node_modules/lighthouse/cli/index.js'),
      url,
      '--quiet',
      '--output=json',
      `--output-path=${report}`,
      '--only-categories=performance,accessibility,best-practices,seo',
      `--chrome-flags=${[...CHROME_FLAGS, `--lang=${language}`, `--accept-lang=${language}`].join(' ')}`,
      // Upload pages are kept out of search engines on purpose.
      ...(isUnlisted ? ['--skip-audits=is-crawlable'] : []),
    ],
    { env: { ...process.env, CHROME_PATH: chromium } },
  );
  if (code !== 0)
    throw new PlainError(`Lighthouse failed on ${url}:\n${output.trim()}`);
  return valuesOf(JSON.parse(readFileSync(report, 'utf8')));
}

/**
 * @param {Report} report
 * @returns {Values}
 */
function valuesOf({ categories, audits, runtimeError }) {
  if (runtimeError) throw new PlainError(`Lighthouse: ${runtimeError.message}`);
  /** @param {string} category */
  const score = (category) => Math.round(categories[category].score * 100);
  const { items } = audits['network-requests'].details;
  /** @param {(request: Request) => boolean} isCounted */
  const bytes = (isCounted) =>
    items
      .filter(isCounted)
      .reduce((sum, { transferSize }) => sum + transferSize, 0);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    lcpMs: audits['largest-contentful-paint'].numericValue,
    cls: audits['cumulative-layout-shift'].numericValue,
    fcpMs: audits['first-contentful-paint'].numericValue,
    tbtMs: audits['total-blocking-time'].numericValue,
    scriptBytes: bytes(({ resourceType }) => resourceType === 'Script'),
    totalBytes: bytes(() => true),
  };
}

/** @param {number[]} values */
function median(values) {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = sorted.length >> 1;
  return sorted.length % 2
    ? sorted[middle]
    : (sorted[middle - 1] + sorted[middle]) / 2;
}
