import { defineConfig, type Project } from '@playwright/test';

const PHONE = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
  deviceScaleFactor: 2,
};
const DESKTOP = { viewport: { width: 1280, height: 800 } };
const VARIANTS = '{browser,proof/browser}/**/*.spec.ts';

/**
 * The tests of a folder, each on a phone, or on a desktop with the tag `@desktop`. Those with the tag `@large` are
 * variants.
 */
function widths(name: string, testDir: string): Project[] {
  return [
    {
      name: `${name} phone`,
      testDir,
      grepInvert: /@desktop|@large/,
      use: PHONE,
    },
    {
      name: `${name} desktop`,
      testDir,
      grep: /@desktop/,
      grepInvert: /@large/,
      use: DESKTOP,
    },
  ];
}

export default defineConfig({
  outputDir: '../test-results/browser',
  globalSetup: [
    './support/setup/global-setup.mjs',
    './support/setup/global-samples.mjs',
  ],
  tsconfig: './tsconfig.json',
  // Three: tests wait now and then.
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // A test that hangs fails. Its waits are shorter and name themselves first.
  timeout: 60_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    locale: 'en-US',
    colorScheme: 'light',
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
    // It would answer calls out of a test's reach; its own test allows it.
    serviceWorkers: 'block',
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--font-render-hinting=none',
      ],
    },
  },
  projects: [
    ...widths('journeys', './browser'),
    ...widths('proof', './proof/browser'),
    ...widths('large', './large/browser'),
    {
      name: 'large variants phone',
      testDir: '.',
      testMatch: VARIANTS,
      grep: /@large/,
      grepInvert: /@desktop/,
      use: PHONE,
    },
    {
      name: 'large variants desktop',
      testDir: '.',
      testMatch: VARIANTS,
      // The tests of `@everywhere` run on a phone in the other rings.
      grep: /@everywhere|@desktop.*@large|@large.*@desktop/,
      use: DESKTOP,
    },
    {
      name: 'chaos',
      testDir: './proof/browser/chaos',
      timeout: 1_800_000,
      use: PHONE,
    },
    {
      name: 'engines',
      testDir: './large/engines',
      timeout: 180_000,
      // The specs share one product.
      workers: 1,
    },
  ],
});
