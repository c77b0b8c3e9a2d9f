import { getQueueToken } from '@nestjs/bull';
import type { Queue } from 'bull';
import {
  deriveMedia,
  type MediaJob,
} from '../../../apps/api/src/features/media/derivatives/derive-media.job.js';
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
import { createWedding } from '../../support/fixtures/weddings.js';

const MANY = 40;
const FEW = 2;

const app = useTestApp({ withWorker: false });
let busy: TestWedding;
let quiet: TestWedding;
let worker: TestApp | undefined;

beforeEach(async () => {
  [busy, quiet] = [await createWedding(app), await createWedding(app)];
});

afterEach(async () => {
  await worker?.close();
  worker = undefined;
});

const queue = () =>
  app.app.get<Queue<MediaJob>>(getQueueToken(deriveMedia.queue));

async function send(wedding: TestWedding, count: number): Promise<string[]> {
  const guest = new TestGuest(app.url, wedding);
  for (let index = 0; index < count; index++) {
    await guest
      .single(
        await picture({ width: 64 + index, height: 48 }),
        `IMG_${index}.JPG`,
      )
      .expect(200);
  }
  const ids = (await gallery(app.url, wedding)).map(({ id }) => id);
  expect(ids).toHaveLength(count);
  return idsForStaff(app, ids);
}

async function allQueued(count: number): Promise<void> {
  await until(
    'every photo has its job',
    async () => (await queue().getWaitingCount()) === count,
  );
}

async function orderOfCompletion(ids: string[]): Promise<string[]> {
  worker = await createTestApp({ replicaOf: app });
  let order: string[] = [];
  await until('the worker is done with them', async () => {
    const done = (await queue().getCompleted()).filter((job) => job !== null);
    order = done
      .sort((a, b) => (a.finishedOn ?? 0) - (b.finishedOn ?? 0))
      .map(({ data }) => data.mediaId);
    return ids.every((id) => order.includes(id));
  });
  return order;
}

it('fails no attempt of the jobs that wait when a worker starts', async () => {
  const ids = await send(busy, FEW);
  await allQueued(FEW);
  await orderOfCompletion(ids);
  const jobs = await queue().getCompleted();
  expect(jobs.map((job) => job.attemptsMade)).toEqual([0, 0]);
});

/** Two jobs run at once: neighbours may swap. */
function expectSoon(order: string[], ids: string[]): void {
  const places = ids.map((id) => order.indexOf(id));
  expect(places).not.toContain(-1);
  expect(Math.max(...places)).toBeLessThan(3 * FEW + 2);
}

it('lets weddings take turns: two photos do not wait for forty of another wedding', async () => {
  await send(busy, MANY);
  await allQueued(MANY);
  const few = await send(quiet, FEW);
  await allQueued(MANY + FEW);
  expectSoon(await orderOfCompletion(few), few);
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
  expectSoon(await orderOfCompletion(few), few);
});

it('does not let later photos of others overtake a wedding without end', async () => {
  const many = await send(busy, 6);
  await allQueued(6);
  const reached = await queue().client.get(queue().toKey('turn'));
  expect(reached).toBeNull();
  await orderOfCompletion(many);
  await worker?.close();
  worker = undefined;
  const last = await send(quiet, 1);
  await allQueued(1);
  const [job] = await queue().getWaiting();
  // The current turn counts: the newest job follows the other wedding's sixth.
  expect(job?.data.mediaId).toBe(last[0]);
  expect(job?.opts.priority).toBe(many.length + 1);
});
