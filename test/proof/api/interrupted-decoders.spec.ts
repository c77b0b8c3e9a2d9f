import type { Queue } from 'bull';
import { getQueueToken } from '@nestjs/bull';
import { picture } from '../../support/fixtures/pictures.js';
import { createWedding } from '../../support/fixtures/weddings.js';
import { mediaProgramPids } from '../../support/decoders.js';
import {
  gallery,
  TestGuest,
  type TestWedding,
} from '../../support/requests/guest.js';
import { useTestApp } from '../../support/servers/test-app.js';
import { until } from '../../support/until.js';
import { motionClip } from '../../support/zoo/moving.js';

const app = useTestApp({ withWorker: true });
let wedding: TestWedding;
let killer: NodeJS.Timeout | undefined;

beforeEach(async () => {
  wedding = await createWedding(app);
});

afterEach(() => clearInterval(killer));

/** Kills each program of the worker as the kernel does when memory is short. */
function killPrograms(): void {
  killer = setInterval(() => {
    for (const pid of mediaProgramPids())
      try {
        process.kill(pid, 'SIGKILL');
      } catch {
        // It has just ended.
      }
  }, 2);
}

async function send(): Promise<void> {
  const guest = new TestGuest(app.url, wedding);
  await guest
    .single(await picture({ width: 1200, height: 900 }), 'photo.jpg')
    .expect(200);
  await guest.single(await motionClip(), 'video.mp4').expect(200);
}

interface Row {
  name: string;
  processing: string;
  attempts: number;
  by: number | null;
}

function rows(): Promise<Row[]> {
  return app.database.query<Row[]>(
    `SELECT file_name AS name, processing, processing_attempts AS attempts, processing_by AS by FROM media ORDER BY file_name`,
  );
}

async function untilPutOff(attempts: number): Promise<void> {
  await until(
    `both items are put off after attempt ${attempts}`,
    rows,
    (found) =>
      found.every((row) => row.attempts === attempts && row.by === null),
  );
}

/** Lets the time of the delayed jobs come. */
async function goOn(): Promise<void> {
  const queue = app.app.get<Queue>(getQueueToken('derive-large'));
  await until('both jobs wait', () => queue.getDelayedCount(), 2);
  for (const job of await queue.getDelayed()) await job.promote();
}

it('shows files whose decoders were killed, as soon as they are left alone', async () => {
  killPrograms();
  await send();
  await untilPutOff(1);
  await goOn();
  await untilPutOff(2);
  clearInterval(killer);
  await goOn();
  await app.drain();
  const items = await gallery(app.url, wedding);
  expect(items.map(({ processing }) => processing)).toEqual(['ready', 'ready']);
});

it('gives up after the third interruption, and says why', async () => {
  killPrograms();
  await send();
  await untilPutOff(1);
  await goOn();
  await untilPutOff(2);
  await goOn();
  await until(
    'both items have failed',
    async () => (await rows()).map(({ processing }) => processing),
    ['failed', 'failed'],
  );
  const [row] = await app.database.query<{ reasons: string[] }[]>(
    'SELECT array_agg(DISTINCT processing_reason) AS reasons FROM media',
  );
  expect(row?.reasons).toEqual(['was ended by SIGKILL']);
});
