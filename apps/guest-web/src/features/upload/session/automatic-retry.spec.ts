import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '@hatira/api-client';
import { AutomaticRetry } from './automatic-retry';
import { insecureCrypto } from '../engine/testing/insecure-crypto';
import { InMemoryServer } from '../engine/testing/in-memory-server';
import { steadyConnection } from '../engine/testing/steady-connection';
import { UploadEngine } from '../engine/upload-engine';

const networkError = () => new ApiError({ status: 0, code: 'network' });
const refused = () => new ApiError({ status: 415, code: 'unsupported_media' });

const SECOND_MS = 1_000;
const MINUTE_MS = 60_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  vi.spyOn(Math, 'random').mockReturnValue(0);
  vi.stubGlobal('crypto', insecureCrypto);
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

/**
 * Three photos, six requests: one is refused, the others fail on the network.
 */
async function failedBatch(failure = networkError) {
  const server = new InMemoryServer();
  const ask = vi.fn(() => Promise.resolve());
  const scheduleFrame = (callback: () => void) => callback();
  const device = { connection: steadyConnection, scheduleFrame };
  const onBatchEnd = vi.fn((summary) => retry.onBatchEnd(summary));
  const engine = new UploadEngine({
    uploadPath: 'Elif-140626-Can',
    api: server,
    ...device,
    events: { onBatchEnd, onDone: () => retry.onDone() },
  });
  const retry = new AutomaticRetry(engine, ask);
  retry.watch();
  const failAgain = () =>
    server.failures.push(...Array.from({ length: 6 }, failure));
  server.failures.push(refused());
  failAgain();
  engine.add(['a', 'b', 'c'].map((name) => ({ file: new File(['x'], name) })));
  while (onBatchEnd.mock.calls.length === 0) await goOn(500);
  const states = () => engine.getSnapshot().items.map(({ status }) => status);
  expect(states()).toEqual(['failed', 'failed', 'failed']);
  server.calls.length = 0;
  return { ask, engine, failAgain, server, states };
}

async function goOn(ms: number) {
  for (let passedMs = 0; passedMs < ms; passedMs += 500) {
    await vi.advanceTimersByTimeAsync(500);
    await new Promise((resolve) => setImmediate(resolve));
  }
}

function hide(isHidden: boolean) {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  document.dispatchEvent(new Event('visibilitychange'));
}

const reconnections = [
  [
    'the phone is online again',
    () => window.dispatchEvent(new Event('online')),
  ],
  ['the page becomes visible', () => hide(false)],
] as const;

it.each(reconnections)(
  'sends files again that failed on the network when %s',
  async (_event, back) => {
    const { states } = await failedBatch();
    back();
    await goOn(10 * SECOND_MS);
    expect(states()).toEqual(['failed', 'done', 'done']);
  },
);

it('sends failed files again as soon as another file has arrived', async () => {
  const { engine, states } = await failedBatch();
  engine.add([{ file: new File(['x'], 'd') }]);
  await goOn(10 * SECOND_MS);
  expect(states()).toEqual(['failed', 'done', 'done', 'done']);
});

it('adds jitter, so that phones do not return at the same moment', async () => {
  const { states } = await failedBatch();
  vi.mocked(Math.random).mockReturnValue(0.5);
  window.dispatchEvent(new Event('online'));
  await goOn(3.5 * SECOND_MS);
  expect(states()).toEqual(['failed', 'failed', 'failed']);
  await goOn(6.5 * SECOND_MS);
  expect(states()).toEqual(['failed', 'done', 'done']);
});

it('retries at most twice a minute, however often the phone reconnects', async () => {
  const { failAgain, server, states } = await failedBatch();
  failAgain();
  for (let flap = 0; flap < 25; flap += 1) {
    window.dispatchEvent(new Event('online'));
    await goOn(SECOND_MS);
  }
  expect(server.calls).toHaveLength(6);
  expect(states()).toEqual(['failed', 'failed', 'failed']);
  await goOn(30 * SECOND_MS);
  expect(states()).toEqual(['failed', 'done', 'done']);
});

it.each([
  ['no answer', networkError],
  [
    "a hotspot's login page",
    () => new ApiError({ status: 200, code: 'unreadable_answer' }),
  ],
  [
    'a refusal by a proxy',
    () => new ApiError({ status: 511, code: 'http_error' }),
  ],
])('retries while the page is visible, after %s', async (_what, failure) => {
  const { states } = await failedBatch(failure);
  await goOn(29 * SECOND_MS);
  expect(states()).toEqual(['failed', 'failed', 'failed']);
  await goOn(20 * SECOND_MS);
  expect(states()).toEqual(['failed', 'done', 'done']);
});

it('sends a probe ever less often, and no file before its answer', async () => {
  const { ask, server, states } = await failedBatch();
  const askedAfterMs: number[] = [];
  const sinceMs = Date.now();
  ask.mockImplementation(() => {
    askedAfterMs.push(Date.now() - sinceMs);
    return Promise.reject(networkError());
  });
  await goOn(40 * MINUTE_MS);
  const pauses = askedAfterMs.map((ms, index) =>
    Math.round((ms - (askedAfterMs[index - 1] ?? 0)) / SECOND_MS),
  );
  expect(pauses).toEqual([30, 60, 120, 240, 480, 480, 480, 480]);
  expect(server.calls).toEqual([]);
  ask.mockResolvedValue();
  await goOn(9 * MINUTE_MS);
  expect(states()).toEqual(['failed', 'done', 'done']);
});

it('also grows the pause when the probe succeeds but no photo arrives', async () => {
  const { ask, failAgain, states } = await failedBatch();
  for (let batch = 0; batch < 4; batch += 1) failAgain();
  await goOn(5 * MINUTE_MS);
  // The attempts come after 30, 60 and 120 seconds, and take some time themselves.
  expect(ask).toHaveBeenCalledTimes(3);
  await goOn(20 * MINUTE_MS);
  expect(states()).toEqual(['failed', 'done', 'done']);
});

it('rests while the page is hidden', async () => {
  const { ask, states } = await failedBatch();
  hide(true);
  await goOn(30 * MINUTE_MS);
  expect(ask).not.toHaveBeenCalled();
  hide(false);
  await goOn(10 * SECOND_MS);
  expect(states()).toEqual(['failed', 'done', 'done']);
});
