import { http } from 'msw';
import { setupWorker } from 'msw/browser';
import type { FakeApi } from './fake-api.js';

/** No operation: its answer comes after those of all earlier calls. */
const LAST_CALL = '/api/last-call';

let current: FakeApi | undefined;
const answers = new Set<Promise<Response>>();

/** Starts the service worker that passes the page's calls to the installed API. */
export async function startFakeApi(): Promise<void> {
  const worker = setupWorker(http.all('*', ({ request }) => answered(request)));
  const listen = window.addEventListener;
  // A spec may dispatch the event, at which the worker would end its work.
  window.addEventListener = (...[type, ...more]: Parameters<typeof listen>) => {
    if (type !== 'beforeunload') listen.call(window, type, ...more);
  };
  await worker.start({ quiet: true, onUnhandledRequest: 'bypass' });
  window.addEventListener = listen;
}

/** Answers the page's calls by this API until it is uninstalled. */
export function install<Api extends FakeApi>(api: Api): Api {
  current?.close();
  current = api;
  return api;
}

/**
 * Waits for the page's earlier calls, and answers no further ones. Returns every call that
 * had no answer or broke the contract.
 */
export async function uninstall(): Promise<readonly string[]> {
  const api = current;
  await fetch(LAST_CALL);
  api?.close();
  await Promise.allSettled(answers);
  current = undefined;
  return api?.problems ?? [];
}

function answered(request: Request): Response | Promise<Response> {
  if (new URL(request.url).pathname === LAST_CALL) return new Response();
  const answer = current?.handle(request);
  if (!answer) return Response.error();
  answers.add(answer);
  const forget = () => answers.delete(answer);
  answer.then(forget, forget);
  return answer;
}
