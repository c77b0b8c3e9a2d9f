import { SLICE_BYTES } from '@hatira/contract';
import { getQueueToken } from '@nestjs/bull';
import type { Queue } from 'bull';
import { Redis } from 'ioredis';
import pg from 'pg';
import request from 'supertest';
import {
  assembleUpload,
  type AssembleUpload,
} from '../../../apps/api/src/features/uploads/completion/assemble-upload.job.js';
import { FileBody } from '../../../apps/api/src/platform/http/forms/file-body.js';
import { SettingsService } from '../../../apps/api/src/platform/settings/settings.service.js';
import { UploadAssemblyService } from '../../../apps/api/src/features/uploads/completion/upload-assembly.service.js';
import {
  slicedFile,
  TestGuest,
  type TestWedding,
} from '../../support/requests/guest.js';
import { jpegBytes, mp4Bytes } from '../../support/fixtures/media-bytes.js';
import { until } from '../../support/until.js';
import { useTestApp } from '../../support/servers/test-app.js';
import { createWedding } from '../../support/fixtures/weddings.js';

/**
 * Round trips to PostgreSQL and Redis, with announcements. Each costs the web
 * process about 0.3 ms of CPU: only lower these numbers.
 */
const app = useTestApp();
let wedding: TestWedding;
let guest: TestGuest;

beforeEach(async () => {
  wedding = await createWedding(app);
  guest = new TestGuest(app.url, wedding, request.agent(app.url));
  // Receives the guest's cookie.
  await guest.single(jpegBytes(1_000)).expect(200);
  await app.announced();
});

afterEach(() => jest.restoreAllMocks());

async function roundTripsOf(work: () => Promise<unknown>) {
  await keepSettings();
  const statements = jest.spyOn(pg.Client.prototype, 'query');
  const commands = jest.spyOn(Redis.prototype, 'sendCommand');
  await work();
  await app.announced();
  const texts = statements.mock.calls.map(([query]) => textOf(query));
  return {
    // The instance's lock looks at its connection every few seconds.
    statements: texts.filter((text) => text !== 'SELECT 1'),
    commands: commands.mock.calls.map(([{ name }]) => name),
  };
}

/** They are read again every three seconds, which a slow machine needs for a call. */
async function keepSettings(): Promise<void> {
  const service = app.app.get(SettingsService, { strict: false });
  const settings = await service.current();
  jest.spyOn(service, 'current').mockResolvedValue(settings);
}

/** The driver takes a text, or an object with it. */
function textOf(query: unknown): string {
  const { text } = query as { text?: string };
  return text ?? (query as string);
}

it('a single upload makes four statements and at most seven commands', async () => {
  const { statements, commands } = await roundTripsOf(() =>
    guest.single(jpegBytes(200_000)).expect(200),
  );
  expect(statements).toEqual([
    expect.stringMatching(/FROM weddings/),
    expect.stringMatching(/INSERT INTO uploads/),
    expect.stringMatching(/INSERT INTO media/),
    expect.stringMatching(/AS place/),
  ]);
  const announced = ['publish', 'get', 'multi', 'evalsha', 'exec'];
  expectBesideLook(commands, ['evalsha', ...announced]);
});

/** The guest's refusals are looked up once a second at most. */
function expectBesideLook(commands: string[], others: string[]): void {
  expect([others, ['get', ...others]]).toContainEqual(commands);
}

it('a slice makes three statements and at most one command', async () => {
  const file = slicedFile(mp4Bytes(2 * SLICE_BYTES + 1));
  await guest.slice(file, 0).expect(200);
  const { statements, commands } = await roundTripsOf(() =>
    guest.slice(file, 1).expect(200),
  );
  expect(statements).toEqual([
    expect.stringMatching(/FROM weddings/),
    expect.stringMatching(/INSERT INTO upload_slices/),
    expect.stringMatching(/UPDATE upload_slices/),
  ]);
  expectBesideLook(commands, []);
});

/** It searches each byte in JavaScript. */
it("gives the form's parser no content of a file but its first byte", async () => {
  const delivered = jest.spyOn(FileBody.prototype, 'receive');
  await guest.single(jpegBytes(200_000)).expect(200);
  const video = slicedFile(mp4Bytes(SLICE_BYTES + 1));
  await guest.slice(video, 0).expect(200);
  const bytes = delivered.mock.calls.reduce(
    (sum, [chunk]) => sum + chunk.length,
    0,
  );
  expect(bytes).toBeGreaterThanOrEqual(200_000 + SLICE_BYTES - 2);
});

it('completing a file of two slices makes eighteen statements, worker included', async () => {
  const file = slicedFile(mp4Bytes(SLICE_BYTES + 1));
  await guest.slice(file, 0).expect(200);
  await guest.slice(file, 1).expect(200);
  const startedAt = performance.now();
  const { statements } = await roundTripsOf(async () => {
    const answer = guest.complete(file).then(({ status }) => status);
    await app.app
      .get(UploadAssemblyService, { strict: false })
      .run(await queuedRow(), true);
    expect(await answer).toBe(200);
  });
  // The request also looks at the upload every half a second while it waits.
  const extraLooks = Math.floor((performance.now() - startedAt) / 500);
  expect(statements.length).toBeGreaterThanOrEqual(18);
  expect(statements.length).toBeLessThanOrEqual(18 + extraLooks);
});

async function queuedRow(): Promise<string> {
  const queue = app.app.get<Queue<AssembleUpload>>(
    getQueueToken(assembleUpload.queue),
    { strict: false },
  );
  const [job] = await until(
    'the completion is queued',
    () => queue.getWaiting(),
    (jobs) => jobs.length > 0,
  );
  return job!.data.uploadRowId;
}

it('files that arrive together are all published, and each is counted', async () => {
  const revision = async () =>
    (
      await app.database.query<{ revision: string }[]>(
        'SELECT media_revision AS revision FROM weddings',
      )
    ).reduce((sum, row) => sum + Number(row.revision), 0);
  const before = await revision();
  const sizes = Array.from({ length: 40 }, (_, index) => 20_000 + index);
  await Promise.all(
    sizes.map((size) => guest.single(jpegBytes(size)).expect(200)),
  );
  expect((await revision()) - before).toBe(sizes.length);
});

it("moves the time of a wedding's last upload every ten seconds at most", async () => {
  const lastUpload = async () => {
    const [row] = await app.database.query<{ at: Date }[]>(
      'SELECT last_upload_at AS at FROM weddings',
    );
    return row!.at.getTime();
  };
  const setAge = (seconds: number) =>
    app.database.query(
      'UPDATE weddings SET last_upload_at = now() - make_interval(secs => $1)',
      [seconds],
    );
  // A slow machine has the ten seconds to send a photo.
  await setAge(0);
  const first = await lastUpload();
  await guest.single(jpegBytes(2_000)).expect(200);
  expect(await lastUpload()).toBe(first);
  await setAge(11);
  const before = await lastUpload();
  await guest.single(jpegBytes(3_000)).expect(200);
  expect(await lastUpload()).toBeGreaterThan(before + 10_000);
});
