import { playwright } from '@vitest/browser-playwright';
import type { ViteUserConfig } from 'vitest/config';
import { emulateMedia, parkPointer } from './commands.js';
import { fakeApiWorker } from './fake-api-worker.js';
import { packagesOf } from './packages-of.js';

const BROWSER_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
];

/** Specs of this name run in a browser. */
export const COMPONENT_SPECS = 'src/**/*.component.spec.tsx';

const PRODUCTION = { 'process.env.NODE_ENV': '"production"' };

const SLOW_MACHINE_MS = 30_000;

/** Pages of these specs import these sources besides the application's. */
const LIBRARIES = [
  new URL('../page/', import.meta.url),
  ...['api-client', 'contract', 'fake-api'].map(
    (name) => new URL(`../../../${name}/src/`, import.meta.url),
  ),
];

/**
 * Configures the component specs of a front end: Vitest's browser mode in CHROMIUM_PATH.
 * @param root folder of the front end
 */
export function componentSpecs(root: URL): ViteUserConfig {
  const sources = [
    ...LIBRARIES,
    ...['src/', 'test/'].map((dir) => new URL(dir, root)),
  ];
  return {
    plugins: [fakeApiWorker()],
    // Visitors get this build; React's development build calls effects twice.
    define: PRODUCTION,
    oxc: { jsx: { development: false } },
    optimizeDeps: {
      // A package that Vite finds during a test would reload the page.
      noDiscovery: true,
      include: packagesOf(sources),
      rolldownOptions: { transform: { define: PRODUCTION } },
    },
    test: {
      include: [COMPONENT_SPECS],
      setupFiles: ['./test/setup.ts'],
      restoreMocks: true,
      unstubGlobals: true,
      testTimeout: 2 * SLOW_MACHINE_MS,
      hookTimeout: 2 * SLOW_MACHINE_MS,
      expect: { poll: { timeout: SLOW_MACHINE_MS, interval: 50 } },
      // Modules load once for all files.
      isolate: false,
      // Pages wait for input and transitions a quarter of their time.
      maxWorkers: 3,
      css: true,
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: true,
        provider: playwright({
          launchOptions: {
            executablePath: process.env['CHROMIUM_PATH'],
            args: BROWSER_ARGUMENTS,
          },
          contextOptions: { locale: 'en-US', colorScheme: 'light' },
          actionTimeout: SLOW_MACHINE_MS,
        }),
        instances: [{ browser: 'chromium' }],
        viewport: { width: 1280, height: 800 },
        commands: { emulateMedia, parkPointer },
      },
    },
  };
}
