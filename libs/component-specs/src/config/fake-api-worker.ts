import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const WORKER = '/mockServiceWorker.js';

/** Runs first in the worker: modules and styles come from Vite without a detour. */
const ONLY_API = `addEventListener('fetch', (event) => {
  const { pathname, origin } = new URL(event.request.url);
  if (origin !== location.origin || !/^\\/(api|media)\\//.test(pathname))
    event.stopImmediatePropagation();
});
`;

/** Serves MSW's service worker from its package, for calls of the API alone. */
export function fakeApiWorker(): Plugin {
  const require = createRequire(import.meta.url);
  const source = readFileSync(require.resolve('msw/mockServiceWorker.js'));
  return {
    name: 'hatira-fake-api-worker',
    configResolved: ({ environments }) => {
      // Vitest excludes MSW for another provider: 230 modules would load one by one.
      const { optimizeDeps } = environments['client']!;
      optimizeDeps.exclude = optimizeDeps.exclude?.filter(
        (name) => !name.startsWith('msw'),
      );
    },
    configureServer: ({ middlewares }) => {
      middlewares.use(WORKER, (_request, response) => {
        response.setHeader('content-type', 'text/javascript');
        response.end(ONLY_API + source.toString());
      });
    },
  };
}
