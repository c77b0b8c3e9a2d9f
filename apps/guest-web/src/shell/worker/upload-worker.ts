// Service worker of one upload page: opens it without a network. A browser that
// has one gets every page and answer from the server.
declare const self: ServiceWorkerGlobalScope;
/** The build writes them in its place. */
declare const FILES_OF_BUILD: readonly string[];

/** Chromium's, which routes requests past the worker. */
interface RoutingInstallEvent extends ExtendableEvent {
  addRoutes?: (rules: {
    condition: { requestMethod: string };
    source: 'network';
  }) => Promise<void>;
}

const FILES = FILES_OF_BUILD;
/** One wedding's page; the worker's scope is its address. */
const PAGE = new URL(self.registration.scope).pathname;
const PREFIX = 'upload-page ';
/** A build has its own, so that page and files match. */
const CACHE = `${PREFIX}${PAGE} ${hashOf(FILES.join())}`;
/** The calls that the page makes to open. */
const CALLS = [
  '/api/config',
  '/api/validate-path/',
  '/api/wedding-hash/',
  '/api/backgrounds/',
];
/** A network that is slower counts as absent. */
const PATIENCE_MS = 8_000;

self.addEventListener('install', (event: RoutingInstallEvent) => {
  // Uploads need no worker, and must not wait for its start.
  void event.addRoutes?.({
    condition: { requestMethod: 'POST' },
    source: 'network',
  });
  event.waitUntil(keepBuild().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([deleteOlder(), preloadPages()]));
});

/** The page's addresses: it loaded them before this worker was there. */
self.addEventListener('message', (event) => {
  event.waitUntil(keepMissing((event.data as string[]).filter(isKept)));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (request.mode === 'navigate') {
    if (url.pathname === PAGE) event.respondWith(fromNetwork(event, PAGE));
  } else if (isFile(url.pathname)) event.respondWith(fromCache(request));
  else if (isCall(url.pathname))
    event.respondWith(fromNetwork(event, url.pathname));
});

function isFile(path: string): boolean {
  return path.startsWith('/assets/');
}

function isCall(path: string): boolean {
  return CALLS.some((start) => path.startsWith(start));
}

function isKept(address: string): boolean {
  const { origin, pathname } = new URL(address, location.origin);
  return origin === location.origin && (isFile(pathname) || isCall(pathname));
}

async function keepBuild(): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.addAll([PAGE, ...FILES]);
}

async function keepMissing(addresses: string[]): Promise<void> {
  const cache = await caches.open(CACHE);
  for (const address of addresses) {
    // Queries of the calls only name a version or width.
    const key = new URL(address).pathname;
    if (await cache.match(key)) continue;
    const answer = await fetch(address).catch(ignore);
    if (answer?.ok) await cache.put(key, answer).catch(ignore);
  }
}

/** The request for the page must not wait for the worker's start. */
async function preloadPages(): Promise<void> {
  await self.registration.navigationPreload?.enable();
}

/** Caches of other weddings belong to their workers. */
async function deleteOlder(): Promise<void> {
  const names = await caches.keys();
  const older = names.filter(
    (name) => name.startsWith(`${PREFIX}${PAGE} `) && name !== CACHE,
  );
  await Promise.all(older.map((name) => caches.delete(name)));
}

/** Names of built files change with their content. */
async function fromCache(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone()).catch(ignore);
  return answer;
}

/** The kept answer only if the server cannot be reached in time. */
async function fromNetwork(event: FetchEvent, key: string): Promise<Response> {
  const answer = keepAnswer(event, key);
  // The cache is updated although the page has its answer.
  event.waitUntil(answer.catch(ignore));
  const kept = await caches.open(CACHE).then((cache) => cache.match(key));
  if (!kept) return answer;
  const late = new Promise<Response>((resolve) =>
    setTimeout(() => resolve(kept), PATIENCE_MS),
  );
  return Promise.race([
    answer.then(
      (found) => (found.status < 500 ? found : kept),
      () => kept,
    ),
    late,
  ]);
}

async function keepAnswer(event: FetchEvent, key: string): Promise<Response> {
  const answer =
    ((await event.preloadResponse) as Response | undefined) ??
    (await fetch(event.request));
  const cache = await caches.open(CACHE);
  // A full disk must not cost the answer.
  if (answer.ok && !answer.redirected)
    await cache.put(key, answer.clone()).catch(ignore);
  else if (answer.status === 404 || answer.status === 410)
    await cache.delete(key);
  return answer;
}

function ignore(): void {}

/** FNV-1a. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return (hash >>> 0).toString(36);
}

export {};
