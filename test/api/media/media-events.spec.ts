import { API } from '@hatira/contract';
import { Config } from '../../../apps/api/src/platform/config/load-config.js';
import { EventBusService } from '../../../apps/api/src/platform/events/event-bus.service.js';
import { MediaEventsService } from '../../../apps/api/src/features/media/events/media-events.service.js';
import { EventStream } from '../../support/requests/event-stream.js';
import {
  gallery,
  TestGuest,
  type TestWedding,
} from '../../support/requests/guest.js';
import { jpegBytes } from '../../support/fixtures/media-bytes.js';
import { mediaKeys } from '../../support/fixtures/media-rows.js';
import { createTestApp, useTestApp } from '../../support/servers/test-app.js';
import { until } from '../../support/until.js';
import { createWedding } from '../../support/fixtures/weddings.js';

const app = useTestApp();
let wedding: TestWedding;
let stream: EventStream;

beforeEach(async () => {
  wedding = await createWedding(app);
  stream = await EventStream.open(app.url + API.galleryEvents(wedding.hash));
});

afterEach(() => stream.close());

const guest = () => new TestGuest(app.url, wedding);

it('tells an open gallery of a new photo, of its deletion and of its return', async () => {
  await guest().single(jpegBytes(), 'new.jpg').expect(200);
  await stream.hears('the photo is told', ({ changed }) =>
    changed.some((item) => item.file_name === 'new.jpg'),
  );
  const [item] = await gallery(app.url, wedding);
  await app.http().delete(API.media(item!.id)).expect(200);
  await stream.hears('the deletion is told', ({ removed }) =>
    removed.includes(item!.id),
  );
  const before = stream.media.length;
  await app
    .http()
    .post(API.restore)
    .send({ ids: [item!.id] })
    .expect(200);
  await until(
    'the return is told',
    () => stream.media.slice(before),
    (seen) =>
      seen.some(({ changed }) => changed.some(({ id }) => id === item!.id)),
  );
});

it('tells of a deletion also when the file is worked on just then', async () => {
  await guest().single(jpegBytes()).expect(200);
  const [item] = await gallery(app.url, wedding);
  await app.http().delete(API.media(item!.id)).expect(200);
  await stream.hears('the deletion is told', ({ removed }) =>
    removed.includes(item!.id),
  );
  const before = stream.media.length;
  await app.app
    .get(MediaEventsService)
    .publish('changed', await mediaKeys(app));
  await until(
    'the change is told',
    () => stream.media.length,
    (count) => count > before,
  );
  expect(stream.media.at(-1)).toEqual({ changed: [], removed: [item!.id] });
});

it('reports uploads that another process received', async () => {
  const replica = await createTestApp({ replicaOf: app });
  await new TestGuest(replica.url, wedding).single(jpegBytes()).expect(200);
  await stream.hears(
    'the photo is told',
    ({ changed }) => changed.length === 1,
  );
  await replica.close();
});

it('does not report changes of other weddings', async () => {
  await new TestGuest(app.url, await createWedding(app))
    .single(jpegBytes())
    .expect(200);
  await guest().single(jpegBytes(), 'ours.jpg').expect(200);
  await until(
    'our photo is told',
    () => stream.media.length,
    (count) => count > 0,
  );
  expect(
    stream.media.flatMap(({ changed }) =>
      changed.map((item) => item.file_name),
    ),
  ).toEqual(expect.not.arrayContaining(['IMG_0001.JPG']));
});

it('ignores events of an installation in another database of the same Redis', async () => {
  const url = new URL(app.env.REDIS_URL);
  url.pathname = '/0';
  const others = new EventBusService({ redisUrl: url.href } as Config);
  await until('they are connected', () =>
    others.ping().then(
      () => true,
      () => false,
    ),
  );
  // Would end every open gallery.
  await others.publish('gap');
  await guest().single(jpegBytes()).expect(200);
  await until(
    'our photo is told',
    () => stream.media.length,
    (count) => count > 0,
  );
  expect(stream.hasEnded).toBe(false);
  others.onApplicationShutdown();
});

it('ends when the process stops, which does not wait for it', async () => {
  const other = await createTestApp({ replicaOf: app });
  const open = await EventStream.open(
    other.url + API.galleryEvents(wedding.hash),
  );
  await other.close();
  await until('the stream has ended', () => open.hasEnded);
});

it('sends beats while the gallery does not change', async () => {
  const { intervals } = app.app.get(Config);
  expect(intervals.galleryBeatMs).toBe(20_000);
  intervals.galleryBeatMs = 100;
  const idle = await EventStream.open(
    app.url + API.galleryEvents(wedding.hash),
  );
  await until(
    'a beat arrives',
    () => idle.beats,
    (beats) => beats > 0,
  );
  idle.close();
  intervals.galleryBeatMs = 20_000;
});

it('refuses an unknown hash', async () => {
  await app.http().get(API.galleryEvents(123_456_789_012_345)).expect(404);
});

it('galleries that were cut off together come back one after the other', async () => {
  const streams = await Promise.all(
    Array.from({ length: 8 }, () =>
      EventStream.open(app.url + API.galleryEvents(wedding.hash)),
    ),
  );
  const times = streams.map(({ retryMs = 0 }) => retryMs);
  for (const each of streams) each.close();
  expect(new Set(times).size).toBeGreaterThan(1);
  expect(Math.min(...times)).toBeGreaterThanOrEqual(2_000);
});
