import { CLEANUP_EVERY_MS } from '../../apps/api/src/cleanup/cleanup.job.js';
import { createTestApp, type TestApp } from '../support/test-app.js';
import { until } from '../support/until.js';

/** A Redis that comes back empty, or that was emptied: what must not be lost stands elsewhere. */

const OTHERS = [
  ...(['Date', 'hrtime', 'nextTick', 'performance', 'queueMicrotask', 'setImmediate', 'clearImmediate'] as const),
  ...(['setTimeout', 'clearTimeout'] as const),
];

let app: TestApp;

beforeAll(async () => {
  // What is done every minute is done when the test says so.
  jest.useFakeTimers({ doNotFake: OTHERS });
  app = await createTestApp();
});

afterAll(async () => {
  await app.close();
  jest.useRealTimers();
});

const schedules = async () => app.redis.zcard('bull:cleanup:repeat');

it('the clean-up, which finds all that lost its job, is scheduled again by itself, and once', async () => {
  await until('it is scheduled', async () => (await schedules()) === 1);
  await app.redis.flushdb();
  expect(await schedules()).toBe(0);
  jest.advanceTimersByTime(CLEANUP_EVERY_MS);
  await until('it is scheduled again', async () => (await schedules()) === 1);
  await until('its next run is waited for', async () => (await app.redis.zcard('bull:cleanup:delayed')) === 1);
  for (let minute = 0; minute < 3; minute++) jest.advanceTimersByTime(CLEANUP_EVERY_MS);
  await until('there is one run, and no more', async () => (await app.redis.zcard('bull:cleanup:delayed')) === 1);
  expect(await schedules()).toBe(1);
});
