import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { API, SLICE_BYTES, weddingDayRange } from '@hatira/contract';
import {
  slicedFile,
  TestGuest,
  type TestWedding,
} from '../../support/requests/guest.js';
import { fillMedia } from '../../support/requests/panel.js';
import { maintenance } from '../../support/servers/maintenance-command.js';
import { jpegBytes, mp4Bytes } from '../../support/fixtures/media-bytes.js';
import { MetricsText } from '../../support/metrics.js';
import { useTestApp } from '../../support/servers/test-app.js';
import { createWedding } from '../../support/fixtures/weddings.js';

const TOKEN = 'a-token-of-the-operator';
const test = useTestApp({ withWorker: true, env: { METRICS_TOKEN: TOKEN } });

async function metrics(): Promise<MetricsText> {
  const { text } = await test
    .http()
    .get('/metrics')
    .set('Authorization', `Bearer ${TOKEN}`)
    .expect(200);
  return new MetricsText(text);
}

async function growth(
  name: string,
  labels: Record<string, string>,
  work: () => Promise<unknown>,
): Promise<number> {
  const before = (await metrics()).value(name, labels) ?? 0;
  await work();
  return ((await metrics()).value(name, labels) ?? 0) - before;
}

describe('on the main port', () => {
  it.each([
    undefined,
    'Bearer wrong',
    `Bearer ${TOKEN}x`,
    TOKEN,
    `bearer ${TOKEN}`,
  ])('returns 404 for the authorization %s', async (authorization) => {
    const call = test.http().get('/metrics');
    if (authorization !== undefined)
      void call.set('Authorization', authorization);
    const { body } = await call.expect(404);
    expect(body).toMatchObject({ success: false, code: 'not_found' });
  });

  it('the token opens the figures', async () => {
    expect((await metrics()).names()).toEqual(
      expect.arrayContaining([
        'hatira_uploads_started_total',
        'hatira_http_request_seconds',
        'hatira_queue_jobs',
      ]),
    );
  });
});

describe('counters', () => {
  let wedding: TestWedding;
  let guest: TestGuest;

  beforeEach(async () => {
    wedding = await createWedding(test);
    guest = new TestGuest(test.url, wedding);
  });

  // A job that ends later would count in the next test.
  afterEach(() => test.drain());

  it('photos: started, finished, bytes', async () => {
    const send = async () =>
      void (await guest.single(jpegBytes(3_000)).expect(200));
    expect(
      await growth('hatira_uploads_started_total', { kind: 'single' }, send),
    ).toBe(1);
    expect(
      await growth('hatira_uploads_finished_total', { kind: 'single' }, send),
    ).toBe(1);
    expect(
      await growth('hatira_upload_bytes_total', { kind: 'single' }, send),
    ).toBe(3_000);
  });

  it('files in slices: started, finished, bytes, slices', async () => {
    const send = () => guest.sendSliced(slicedFile(mp4Bytes(SLICE_BYTES + 5)));
    expect(
      await growth('hatira_uploads_started_total', { kind: 'sliced' }, send),
    ).toBe(1);
    expect(
      await growth('hatira_uploads_finished_total', { kind: 'sliced' }, send),
    ).toBe(1);
    expect(
      await growth('hatira_upload_bytes_total', { kind: 'sliced' }, send),
    ).toBe(SLICE_BYTES + 5);
    expect(await growth('hatira_upload_slice_seconds_count', {}, send)).toBe(2);
  });

  it('refusals by their reason', async () => {
    const refused = { stage: 'single', reason: 'unsupported_media' };
    const send = async () =>
      void (await guest.single(Buffer.from('<svg/>')).expect(415));
    expect(await growth('hatira_uploads_failed_total', refused, send)).toBe(1);
    expect(
      await growth(
        'hatira_problems_total',
        { code: 'unsupported_media' },
        send,
      ),
    ).toBe(1);
    const early = async () =>
      void (await guest
        .complete(slicedFile(mp4Bytes(SLICE_BYTES * 2)))
        .expect(404));
    expect(
      await growth(
        'hatira_uploads_failed_total',
        { stage: 'complete', reason: 'upload_not_found' },
        early,
      ),
    ).toBe(1);
  });

  it('count gallery links that open no gallery, and failed logins', async () => {
    const guess = async () =>
      void (await test
        .http()
        .get(API.weddingInfo(123_456_789_012_345))
        .expect(404));
    expect(await growth('hatira_hash_misses_total', {}, guess)).toBe(1);
    const login = async () =>
      void (await test
        .http()
        .post(API.login)
        .send({ email: 'a@example.com', password: 'wrong' })
        .expect(401));
    expect(await growth('hatira_login_failures_total', {}, login)).toBe(1);
  });

  it('messages that were kept, and those of programs', async () => {
    const form = {
      name: 'A',
      email: 'a@example.com',
      weddingDate: weddingDayRange().last,
      message: 'b',
    };
    const send = (topic: string) => async () =>
      void (await test
        .http()
        .post(API.contact)
        .send({ ...form, topic })
        .expect(201));
    const count = 'hatira_contact_messages_total';
    expect(await growth(count, { outcome: 'kept' }, send(''))).toBe(1);
    expect(await growth(count, { outcome: 'kept' }, send('x'))).toBe(0);
    expect(await growth(count, { outcome: 'trapped' }, send('x'))).toBe(1);
  });

  it('count jobs and waiting jobs by their queue', async () => {
    const labels = { queue: 'derive-media', outcome: 'done' };
    const send = async () => {
      await guest.single(jpegBytes()).expect(200);
      await test.drain();
    };
    expect(await growth('hatira_job_seconds_count', labels, send)).toBe(1);
    expect(
      (await metrics()).value('hatira_queue_jobs', {
        queue: 'derive-media',
        state: 'waiting',
      }),
    ).toBe(0);
    expect(
      (await metrics()).value('hatira_queue_oldest_seconds', {
        queue: 'assemble-upload',
      }),
    ).toBe(0);
  });

  it('report free space on the disk and the time since the last backup', async () => {
    await guest.single(jpegBytes()).expect(200);
    const before = await metrics();
    const [free, size] = ['free', 'size'].map((what) =>
      before.value(`hatira_disk_${what}_bytes`)!,
    );
    expect(free).toBeGreaterThan(0);
    expect(size).toBeGreaterThan(free!);
    const [freeInodes, inodes] = ['free_inodes', 'inodes'].map((what) =>
      before.value(`hatira_disk_${what}`)!,
    );
    expect(freeInodes).toBeGreaterThan(0);
    expect(inodes).toBeGreaterThan(freeInodes!);
    expect(before.value('hatira_last_backup_timestamp_seconds')).toBe(0);
    const folder = await mkdtemp(join(tmpdir(), 'hatira-metrics-'));
    const { output } = await maintenance(test, 'backup', folder);
    await rm(folder, { recursive: true });
    const [, day, ...time] =
      /Backup (.{10})T(..)-(..)-(..)-(...)Z/.exec(output) ?? [];
    const madeAt = Date.parse(
      `${day}T${time.slice(0, 3).join(':')}.${time[3]}Z`,
    );
    expect(
      (await metrics()).value('hatira_last_backup_timestamp_seconds'),
    ).toBe(madeAt / 1000);
  });

  it('count the files that cannot be shown, until they are in the trash', async () => {
    const failed = async () => (await metrics()).value('hatira_media_failed');
    expect(await failed()).toBe(0);
    await fillMedia(test, wedding, 12);
    expect(await failed()).toBe(2);
    await test.database.query('UPDATE media SET deleted_at = now()');
    expect(await failed()).toBe(0);
  });

  it('no secret, and no series more however many addresses are asked for', async () => {
    const ask = async () => {
      const random = () => Math.random().toString(36).slice(2);
      await test.http().get(`/api/media/admin/${wedding.hash}`).expect(200);
      await test.http().get(`/camera-roll/${wedding.hash}`);
      await test.http().get(`/${wedding.weddingPath}`);
      await test.http().get(`/${random()}-140626-${random()}`);
      await test.http().get(`/api/${random()}/${random()}`);
      await test.http().get(`/media/${random()}`);
      await test.http().options(`/${random()}?${random()}=1`);
    };
    await ask();
    await metrics();
    const before = await metrics();
    for (let round = 0; round < 10; round++) await ask();
    const after = await metrics();
    expect(withoutValues(after)).toEqual(withoutValues(before));
    expect(after.text).not.toContain(String(wedding.hash));
    expect(after.text).not.toContain(wedding.weddingPath);
    expect(
      after.value('hatira_http_request_seconds_count', {
        route: '/api/media/admin/:hash',
      }),
    ).toBeGreaterThan(10);
  });
});

function withoutValues(text: MetricsText): string[] {
  const ours = text
    .series()
    .filter(
      (line) =>
        line.startsWith('hatira_http') || line.startsWith('hatira_problems'),
    );
  return ours.map((line) => line.slice(0, line.lastIndexOf(' '))).sort();
}
