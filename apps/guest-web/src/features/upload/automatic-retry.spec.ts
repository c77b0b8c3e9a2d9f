import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '@hatira/api-client';
import { AutomaticRetry } from './automatic-retry';
import { InMemoryServer } from './engine/testing/in-memory-server';
import { steadyConnection } from './engine/testing/steady-connection';
import { UploadEngine } from './engine/upload-engine';

const noLine = () => new ApiError({ status: 0, code: 'network' });
const refused = () => new ApiError({ status: 415, code: 'unsupported_media' });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  return () => vi.useRealTimers();
});

/** Three photos, one of which was refused; the line has failed the others. */
async function failedBatch() {
  const server = new InMemoryServer();
  const scheduleFrame = (callback: () => void) => callback();
  const device = { connection: steadyConnection, scheduleFrame };
  const engine = new UploadEngine({ uploadPath: 'Elif-140626-Can', api: server, ...device });
  new AutomaticRetry(engine).watch();
  server.failures.push(refused(), ...Array.from({ length: 6 }, noLine));
  engine.add(['a', 'b', 'c'].map((name) => ({ file: new File(['x'], name) })));
  await goOn(60_000);
  return { engine, server, states: () => engine.getSnapshot().items.map(({ status }) => status) };
}

async function goOn(ms: number) {
  for (let passedMs = 0; passedMs < ms; passedMs += 500) {
    await vi.advanceTimersByTimeAsync(500);
    await new Promise((resolve) => setImmediate(resolve));
  }
}

const comeBack = [
  ['the phone is online again', () => window.dispatchEvent(new Event('online'))],
  ['the page is looked at again', () => document.dispatchEvent(new Event('visibilitychange'))],
] as const;

it.each(comeBack)('sends what the line has failed again when %s', async (_when, back) => {
  const { states } = await failedBatch();
  expect(states()).toEqual(['failed', 'failed', 'failed']);
  back();
  await goOn(10_000);
  expect(states()).toEqual(['failed', 'done', 'done']);
});

it('does not come back at the same moment as everybody else in the hall', async () => {
  const { states } = await failedBatch();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  window.dispatchEvent(new Event('online'));
  await goOn(3_500);
  expect(states()).toEqual(['failed', 'failed', 'failed']);
  await goOn(6_500);
  expect(states()).toEqual(['failed', 'done', 'done']);
});

it('tries at most twice a minute, however often the phone comes and goes', async () => {
  const { server, states } = await failedBatch();
  server.failures.push(...Array.from({ length: 6 }, noLine));
  server.calls.length = 0;
  for (let flap = 0; flap < 25; flap += 1) {
    window.dispatchEvent(new Event('online'));
    await goOn(1_000);
  }
  expect(server.calls).toHaveLength(6);
  expect(states()).toEqual(['failed', 'failed', 'failed']);
  await goOn(30_000);
  expect(states()).toEqual(['failed', 'done', 'done']);
});
