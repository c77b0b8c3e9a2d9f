import { API } from '@hatira/contract';
import { getQueueToken } from '@nestjs/bull';
import type { Queue } from 'bull';
import {
  deriveMedia,
  type MediaJob,
} from '../../../apps/api/src/features/media/derivatives/derive-media.job.js';
import {
  mediaTopic,
  type PublishedChange,
} from '../../../apps/api/src/features/media/events/media-events.service.js';
import { BUSY_TOPIC } from '../../../apps/api/src/platform/events/web-load.service.js';
import { EventBusService } from '../../../apps/api/src/platform/events/event-bus.service.js';
import {
  gallery,
  TestGuest,
  type TestWedding,
} from '../../support/requests/guest.js';
import { idsForStaff } from '../../support/fixtures/media-rows.js';
import { picture } from '../../support/fixtures/pictures.js';
import {
  createTestApp,
  useTestApp,
  type TestApp,
} from '../../support/servers/test-app.js';
import { until } from '../../support/until.js';
import { createWedding, weddingIdOf } from '../../support/fixtures/weddings.js';

const MANY = 16;
const SOME = 3;
const FEW = 2;

const app = useTestApp();
let busy: TestWedding;
let quiet: TestWedding;
let worker: TestApp | undefined;
let announcing: NodeJS.Timeout | undefined;

beforeEach(async () => {
  [busy, quiet] = [await createWedding(app), await createWedding(app)];
});

afterEach(async () => {
  clearInterval(announcing);
  await worker?.close();
  worker = undefined;
});

const queue = () =>
  app.app.get<Queue<MediaJob>>(getQueueToken(deriveMedia.queue));

async function send(
  wedding: TestWedding,
  count: number,
  format: 'jpeg' | 'png' = 'jpeg',
): Promise<string[]> {
  const guest = new TestGuest(app.url, wedding);
  for (let index = 0; index < count; index++) {
    await guest
      .single(
        await picture({ width: 64 + index, height: 48, format }),
        `IMG_${index}.JPG`,
      )
      .expect(200);
  }
  const ids = (await gallery(app.url, wedding)).map(({ id }) => id);
  expect(ids).toHaveLength(count);
  return ids;
}

async function allQueued(count: number): Promise<void> {
  await until(
    'every photo has its job',
    () => queue().getWaitingCount(),
    count,
  );
}

/**
 * Starts a worker and returns ids in the order of their changes, once for each
 * step, until these are ready.
 */
async function orderOfWork(ids: string[]): Promise<string[]> {
  const { order, work } = startWork(ids);
  await work;
  return order;
}

/** `order` grows until `work` has ended. */
function startWork(ids: string[]): { order: string[]; work: Promise<void> } {
  const order: string[] = [];
  return { order, work: workUntilReady(ids, order) };
}

async function workUntilReady(ids: string[], order: string[]): Promise<void> {
  const events = app.app.get(EventBusService);
  const ends = [];
  for (const wedding of [busy, quiet])
    ends.push(
      events.subscribe(mediaTopic(await weddingIdOf(app, wedding)), (payload) =>
        order.push(...(JSON.parse(payload) as PublishedChange).full),
      ),
    );
  worker = await createTestApp({ replicaOf: app, withWorker: true });
  const unready = async () => {
    const items = [
      ...(await gallery(app.url, busy)),
      ...(await gallery(app.url, quiet)),
    ];
    return items.filter(
      ({ id, processing }) => processing !== 'ready' && ids.includes(id),
    );
  };
  await until('the worker is done with them', unready, []);
  for (const end of ends) end();
}

/** The queue is paused until the worker knows of the busy web process. */
async function busyWeb(): Promise<{
  isKnown: () => Promise<void>;
  end: () => void;
}> {
  await queue().pause();
  const events = app.app.get(EventBusService);
  announcing = setInterval(() => void events.publish(BUSY_TOPIC), 200);
  const isKnown = async () => {
    await until('the worker has started', () => worker !== undefined);
    let announcements = 0;
    const end = events.subscribe(BUSY_TOPIC, () => (announcements += 1));
    await until(
      'the worker knows it',
      () => announcements,
      (seen) => seen >= 5,
    );
    end();
    await queue().resume();
  };
  return { isKnown, end: () => clearInterval(announcing) };
}

it('fails no attempt of the jobs that wait when a worker starts', async () => {
  const ids = await send(busy, FEW);
  await allQueued(FEW);
  await orderOfWork(ids);
  const jobs = await queue().getCompleted();
  expect(jobs.length).toBeGreaterThanOrEqual(FEW);
  expect(jobs.every((job) => job.attemptsMade === 0)).toBe(true);
});

/** Two jobs run at once: neighbours may swap. */
function expectSoon(order: string[], ids: string[]): void {
  const places = ids.map((id) => order.indexOf(id));
  expect(places).not.toContain(-1);
  expect(Math.max(...places)).toBeLessThan(3 * FEW + 2);
}

it('makes the newest photo’s thumbnail first, and previews after all thumbnails', async () => {
  const ids = await send(busy, SOME);
  await allQueued(SOME);
  // One at a time: of two at once, the later one may end first.
  const web = await busyWeb();
  const { order, work } = startWork(ids);
  await web.isKnown();
  await until(
    'there are thumbnails',
    () => order.length,
    (count) => count >= SOME,
  );
  web.end();
  await work;
  expect(order.slice(0, SOME)).toEqual(ids);
  expect(order.length).toBeGreaterThan(SOME);
});

it('leaves an item behind whose file is missing', async () => {
  const [newest, ...others] = await send(busy, FEW + 1);
  await allQueued(FEW + 1);
  const [id] = await idsForStaff(app, [newest!]);
  await app.database.query(
    `UPDATE media SET object_key = object_key || '-away' WHERE id = $1`,
    [id],
  );
  await orderOfWork(others);
  const [first] = await gallery(app.url, busy);
  expect(first).toMatchObject({ id: newest, processing: 'pending' });
});

it('works on one item at a time while a web process is busy', async () => {
  const ids = await send(busy, FEW, 'png');
  await allQueued(FEW);
  const web = await busyWeb();
  const counts: number[] = [];
  const work = orderOfWork(ids).finally(web.end);
  await web.isKnown();
  const ready = async () => {
    const [row] = await app.database.query<{ working: number; done: number }[]>(
      `SELECT count(processing_by)::int AS working,
         count(*) FILTER (WHERE processing = 'ready')::int AS done FROM media`,
    );
    counts.push(row!.working);
    return row!.done;
  };
  await until('both are ready', ready, FEW);
  await work;
  expect(Math.max(...counts)).toBe(1);
});

it('lets weddings take turns: two photos do not wait for sixteen of another wedding', async () => {
  await send(busy, MANY);
  await allQueued(MANY);
  const few = await send(quiet, FEW);
  await allQueued(MANY + FEW);
  expectSoon(await orderOfWork(few), few);
});

it('gives lost jobs back in turns', async () => {
  const few = [...(await send(busy, MANY)), ...(await send(quiet, FEW))].slice(
    MANY,
  );
  await allQueued(MANY + FEW);
  await app.redis.flushdb();
  await app.database.query(
    `UPDATE media SET processing_queued_at = now() - interval '11 minutes'`,
  );
  await app.sweep();
  await allQueued(MANY + FEW);
  expectSoon(await orderOfWork(few), few);
});

it('does not let later photos of others overtake a wedding without end', async () => {
  await send(busy, 6);
  await allQueued(6);
  const reached = async () =>
    Number(await queue().client.get(queue().toKey('turn')));
  expect(await reached()).toBe(0);
  await orderOfWork((await gallery(app.url, busy)).map(({ id }) => id));
  await worker?.drain();
  await worker?.close();
  worker = undefined;
  const [last] = await send(quiet, 1);
  await allQueued(1);
  const [job] = await queue().getWaiting();
  // The current turn counts: the newest job follows the other wedding's.
  expect(await idsForStaff(app, [last!])).toEqual([job?.data.mediaId]);
  expect(await reached()).toBeGreaterThanOrEqual(6);
  expect(job?.opts.priority).toBe((await reached()) + 1);
});

it('goes on with an item that is restored after its job has ended', async () => {
  const ids = await send(quiet, 1);
  await allQueued(1);
  await app.http().delete(API.media(ids[0]!)).expect(200);
  worker = await createTestApp({ replicaOf: app, withWorker: true });
  await until(
    'the job has ended without its item',
    () => queue().getCompletedCount(),
    1,
  );
  await app.http().post(API.restore).send({ ids }).expect(200);
  await until(
    'the item is ready',
    () => gallery(app.url, quiet),
    (items) => items.every(({ processing }) => processing === 'ready'),
  );
});
