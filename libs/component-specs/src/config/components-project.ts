import { playwright } from '@vitest/browser-playwright';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { emulateMedia } from './commands.js';
import { fakeApiWorker } from './fake-api-worker.js';

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

interface Options {
  setupFile: string;
  /** Packages that Vite bundles before the first spec: a later one would reload the page. */
  packages: string[];
}

/** The project `components` of a front end: Vitest's browser mode in CHROMIUM_PATH. */
export function componentsProject({
  setupFile,
  packages,
}: Options): TestProjectInlineConfiguration {
  return {
    extends: true,
    plugins: [fakeApiWorker()],
    // As delivered: React's development build calls effects twice.
    define: PRODUCTION,
    oxc: { jsx: { development: false } },
    optimizeDeps: {
      include: packages,
      rolldownOptions: { transform: { define: PRODUCTION } },
    },
    test: {
      name: 'components',
      include: [COMPONENT_SPECS],
      setupFiles: [setupFile],
      restoreMocks: true,
      unstubGlobals: true,
      testTimeout: 2 * SLOW_MACHINE_MS,
      hookTimeout: 2 * SLOW_MACHINE_MS,
      expect: { poll: { timeout: SLOW_MACHINE_MS, interval: 20 } },
      // Modules load once for all files.
      isolate: false,
      maxWorkers: 2,
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
        commands: { emulateMedia },
      },
    },
  };
}
