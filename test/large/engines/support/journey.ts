import { writeFile } from 'node:fs/promises';
import { test } from '../../../support/browser/run.js';
import { prepareReaders } from '../../../support/fixtures/zip-readers.js';
import type { EngineBrowser } from './browsers/engine-browser.js';
import { coupleSteps } from './steps/couple-steps.js';
import { guestSteps } from './steps/guest-steps.js';
import { panelSteps } from './steps/panel-steps.js';
import { siteSteps } from './steps/site-steps.js';
import { Visitor, type Journey } from './visitor.js';

/**
 * Guest, couple, visitor and staff in one browser; each test continues the one
 * before.
 */
export function journey(
  engine: string,
  start: () => Promise<EngineBrowser>,
): void {
  const shared = {} as Journey;
  let browser: EngineBrowser | undefined;

  test.describe(engine, () => {
    test.describe.configure({ mode: 'serial' });
    test.beforeAll(prepareReaders);
    test.beforeAll(async ({ product }) => {
      browser = await start();
      shared.visitor = new Visitor(browser);
      shared.wedding = await product.createWedding();
    });
    // eslint-disable-next-line no-empty-pattern
    test.afterEach(async ({}, testInfo) => {
      if (!browser || testInfo.status === testInfo.expectedStatus) return;
      const picture = await browser.screenshot();
      await writeFile(testInfo.outputPath('page.png'), picture);
    });
    test.afterAll(() => browser?.close());

    guestSteps(shared);
    coupleSteps(shared);
    siteSteps(shared);
    panelSteps(shared);
  });
}
