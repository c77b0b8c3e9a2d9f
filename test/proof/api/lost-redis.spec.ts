import { API } from '@hatira/contract';
import { CLEANUP_EVERY_MS } from '../../../apps/api/src/features/cleanup/cleanup.job.js';
import { EventStream } from '../../support/requests/event-stream.js';
import { TestGuest } from '../../support/requests/guest.js';
import { jpegBytes } from '../../support/fixtures/media-bytes.js';
import { NetworkProxy } from '../../support/servers/network-proxy.js';
import { createTestApp, type TestApp } from '../../support/servers/test-app.js';
import { until } from '../../support/until.js';
import { createWedding } from '../../support/fixtures/weddings.js';

const OTHERS = [
  ...([
    'Date',
    'hrtime',
    'nextTick',
    'performance',
    'queueMicrotask',
    'setImmediate',
    'clearImmediate',
  ] as const),
  ...(['setTimeout', 'clearTimeout'] as const),
];

let app: TestApp;

beforeAll(async () => {
  // The test runs the periodic jobs.
  jest.useFakeTimers({ doNotFake: OTHERS });
  app = await createTestApp({ withWorker: true });
});

afterAll(async () => {
  await app.close();
  jest.useRealTimers();
});

const schedules = async () => app.redis.zcard('bull:cleanup:repeat');

it('schedules the sweep again, once, without a restart', async () => {
  await until('it is scheduled', schedules, 1);
  await app.redis.flushdb();
  expect(await schedules()).toBe(0);
  jest.advanceTimersByTime(CLEANUP_EVERY_MS);
  await until('it is scheduled again', schedules, 1);
  await until(
    'its next run is waited for',
    () => app.redis.zcard('bull:cleanup:delayed'),
    1,
  );
  for (let minute = 0; minute < 3; minute++)
    jest.advanceTimersByTime(CLEANUP_EVERY_MS);
  await until(
    'there is one run, and no more',
    () => app.redis.zcard('bull:cleanup:delayed'),
    1,
  );
  expect(await schedules()).toBe(1);
});

it('an open gallery that may have missed something is sent to look again', async () => {
  const proxy = await NetworkProxy.open(app.env.REDIS_URL);
  const replica = await createTestApp({
    replicaOf: app,
    env: { REDIS_URL: proxy.url },
  });
  const wedding = await createWedding(app);
  const open = async (origin: string) =>
    EventStream.open(origin + API.galleryEvents(wedding.hash));
  const [near, far] = [await open(replica.url), await open(app.url)];
  try {
    proxy.goAway();
    // The replica neither publishes this photo nor receives an event.
    await new TestGuest(replica.url, wedding).single(jpegBytes()).expect(200);
    await replica.announced();
    expect([near.hasEnded, far.hasEnded]).toEqual([false, false]);
    proxy.comeBack();
    await until(
      'both galleries are sent to look again',
      () => near.hasEnded && far.hasEnded,
    );
    let again = await open(replica.url);
    await until('changes are told again', async () => {
      if (again.hasEnded) again = await open(replica.url);
      await new TestGuest(app.url, wedding).single(jpegBytes()).expect(200);
      return again.media.length > 0;
    });
    again.close();
  } finally {
    near.close();
    far.close();
    await replica.close();
    await proxy.close();
  }
});
