import { defineConfig } from '@playwright/test';

const PHONE = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
  deviceScaleFactor: 2,
};
const DESKTOP = { viewport: { width: 1280, height: 800 } };
const SLOW_NETWORK = 'slow-network.spec.ts';

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  globalSetup: [
    '../support/setup/global-setup.mjs',
    '../support/setup/global-samples.mjs',
  ],
  globalTeardown: '../support/setup/global-teardown.mjs',
  tsconfig: '../tsconfig.json',
  // One more than processors: tests wait now and then.
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  timeout: 300_000,
  // Pictures are made at low priority: as long as `until` waits.
  expect: { timeout: 120_000 },
  reporter: 'list',
  use: {
    locale: 'en-US',
    colorScheme: 'light',
    // It would answer calls out of a test's reach; its own test allows it.
    serviceWorkers: 'block',
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [
        ...[
          '--no-sandbox',
          '--disable-gpu',
          '--disable-quic',
          '--no-first-run',
          '--disable-background-networking',
        ],
        ...[
          '--disable-component-update',
          '--disable-sync',
          '--font-render-hinting=none',
        ],
      ],
    },
  },
  projects: [
    // First, because it takes longest.
    { name: 'slow network', testMatch: SLOW_NETWORK, use: PHONE },
    {
      name: 'phone',
      testIgnore: SLOW_NETWORK,
      grepInvert: /@desktop/,
      use: PHONE,
    },
    {
      name: 'desktop',
      testIgnore: SLOW_NETWORK,
      grep: /@desktop|@everywhere/,
      use: DESKTOP,
    },
  ],
});
