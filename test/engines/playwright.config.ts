import { defineConfig } from '@playwright/test';

/** One journey in the engines of iPhones and Firefox. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/engines',
  globalSetup: [
    '../support/setup/global-setup.mjs',
    '../support/setup/global-samples.mjs',
  ],
  globalTeardown: '../support/setup/global-teardown.mjs',
  tsconfig: '../tsconfig.json',
  // The specs share one product.
  workers: 1,
  forbidOnly: true,
  retries: 0,
  timeout: 180_000,
  // Pictures are made at low priority: as long as `until` waits.
  expect: { timeout: 60_000 },
  reporter: 'list',
});
