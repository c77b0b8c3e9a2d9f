import { STAFF_API, type AuditEntry } from '@hatira/contract';
import type { Queue } from 'bull';
import { InstallationService } from '../../../apps/api/src/features/staff/installation.service.js';
import { TestGuest } from '../../support/requests/guest.js';
import { jpegBytes } from '../../support/fixtures/media-bytes.js';
import { restRows } from '../../support/requests/panel.js';
import { STAFF, useTestApp } from '../../support/servers/test-app.js';
import { until } from '../../support/until.js';
import { createWedding } from '../../support/fixtures/weddings.js';

const test = useTestApp({ withWorker: true });
const board = `${STAFF_API.queues}/api/queues`;

interface BoardQueue {
  name: string;
  counts: Record<string, number>;
  jobs: { id: string; data: Record<string, unknown> }[];
}

const TURKISH = { language: 'tr', title: 'İş kuyrukları', back: 'Panele dön' };
const ENGLISH = {
  language: 'en',
  title: 'Work queues',
  back: 'Back to the panel',
};

describe('the queues’ dashboard', () => {
  it('answers 401 without a session, in every part, and names no way in', async () => {
    for (const path of [
      '',
      '/',
      '/queue/cleanup',
      '/static/favicon-32x32.png',
      '/api/queues',
      '/api/redis/stats',
    ]) {
      const { body, headers } = await test
        .http()
        .get(STAFF_API.queues + path)
        .expect(401);
      expect([path, body.code, headers.location]).toEqual([
        path,
        'login_required',
        undefined,
      ]);
    }
    await test.http().put(`${board}/cleanup/retry/failed`).expect(401);
  });

  it('is a page that loads no file from another site', async () => {
    const staff = await test.staff();
    const { text, headers } = await staff
      .get(STAFF_API.queues)
      .expect(200)
      .expect('Content-Type', /html/);
    expect(text).toContain(`<base href="${STAFF_API.queues}/" />`);
    expect(text).not.toMatch(/https?:\/\//);
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'self';script-src 'self';/,
    );
    for (const [, path] of text.matchAll(/(?:src|href)="(static\/[^"]+)"/g)) {
      await staff.get(`${STAFF_API.queues}/${path}`).expect(200);
    }
  });

  it.each([
    ['?lang=tr', 'en', TURKISH],
    ['?lang=en', 'tr', ENGLISH],
    ['/queue/cleanup', 'tr-TR,tr;q=0.9', TURKISH],
    ['', 'de', TURKISH],
  ])(
    'at %s for readers of %s is in the language of %j, with a way back to the panel',
    async (place, accepted, { language, title, back }) => {
      const staff = await test.staff();
      const { text } = await staff
        .get(STAFF_API.queues + place)
        .set('Accept-Language', accepted)
        .expect(200);
      expect(text).toContain(`<html lang="${language}"`);
      expect(text).toContain(`<title>${title}</title>`);
      const [, config = ''] =
        /id="__UI_CONFIG__"[^>]*>([^<]*)</.exec(text) ?? [];
      expect(JSON.parse(config)).toMatchObject({
        boardTitle: title,
        locale: { lng: expect.stringMatching(new RegExp(`^${language}-`)) },
      });
      const { adminPath } = test.app.get(InstallationService);
      expect(text).toContain(`href="/${adminPath}/">← ${back}</a>`);
    },
  );

  it('shows the work of every queue', async () => {
    const staff = await test.staff();
    await new TestGuest(test.url, await createWedding(test))
      .single(jpegBytes())
      .expect(200);
    await test.drain();
    const { body } = await staff
      .get(board)
      .query({ activeQueue: 'derive-media', status: 'completed' })
      .expect(200);
    const queues = body.queues as BoardQueue[];
    expect(queues.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'assemble-upload',
        'cleanup',
        'copy-video',
        'derive-media',
        'transcode-video',
      ]),
    );
    const derivations = queues.find(({ name }) => name === 'derive-media');
    expect(derivations?.counts.completed).toBe(1);
    expect(derivations?.jobs[0]?.data).toHaveProperty('mediaId');
  });

  it('lets failed jobs be tried again', async () => {
    const staff = await test.staff();
    const queue = test.app.get<Queue>('BullQueue_derive-media', {
      strict: false,
    });
    const { id } = await queue.add(
      { mediaId: 'no id of an item' },
      { attempts: 1 },
    );
    const failedAt = async () => {
      const job = await queue.getJob(id);
      return (await job?.isFailed()) ? job?.finishedOn : undefined;
    };
    await until('the job has failed', failedAt, (seen) => seen !== undefined);
    const first = await failedAt();
    await staff.put(`${board}/derive-media/${id}/retry`).expect(204);
    await until(
      'it has failed again',
      async () => (await failedAt()) ?? first,
      (seen) => seen !== first,
    );
    await staff.put(`${board}/derive-media/retry/failed`).expect(200);
    await test.drain();
    const trail = await restRows<AuditEntry>(staff, 'audit', {
      sort: ['at', 'ASC'],
      filter: { action: 'jobs_retried' },
    });
    expect(
      trail.map(({ staffEmail, target, details }) => [
        staffEmail,
        target,
        details,
      ]),
    ).toEqual([
      [STAFF.email, 'derive-media', { job: String(id) }],
      [STAFF.email, 'derive-media', { jobs: 'failed' }],
    ]);
  });

  it('records no action on unknown jobs, and performs no action that it cannot record', async () => {
    const staff = await test.staff();
    await staff.put(`${board}/no-such-queue/retry/failed`).expect(404);
    await test.database.query(
      'ALTER TABLE audit_entries RENAME TO audit_elsewhere',
    );
    try {
      await staff.put(`${board}/derive-media/retry/failed`).expect(500);
    } finally {
      await test.database.query(
        'ALTER TABLE audit_elsewhere RENAME TO audit_entries',
      );
    }
    expect(
      await restRows(staff, 'audit', { filter: { action: 'jobs_retried' } }),
    ).toEqual([]);
  });

  it.each([
    ['put', '/pause'],
    ['put', '/resume'],
    ['put', '/cleanup/pause'],
    ['put', '/cleanup/promote'],
    ['put', '/cleanup/rate-limit'],
    ['put', '/cleanup/concurrency'],
    ['put', '/cleanup/empty'],
    ['put', '/cleanup/obliterate'],
    ['put', '/cleanup/clean/completed'],
    ['put', '/cleanup/retry/completed'],
    ['put', '/cleanup/1/clean'],
    ['put', '/cleanup/1/promote'],
    ['patch', '/cleanup/1/update-data'],
    ['post', '/cleanup/1/retry'],
    ['post', '/cleanup/add'],
    ['patch', '/cleanup/job-schedulers/1'],
    ['delete', '/cleanup'],
  ] as const)('refuses %s %s', async (method, path) => {
    const staff = await test.staff();
    const { body } = await staff[method](board + path)
      .send({})
      .expect(403);
    expect(body.code).toBe('queue_protected');
    expect(
      await restRows(staff, 'audit', { filter: { action: 'jobs_retried' } }),
    ).toEqual([]);
  });

  it('takes no orders from another site', async () => {
    const staff = await test.staff();
    const call = staff
      .put(`${board}/derive-media/retry/failed`)
      .set('Origin', 'https://evil.example');
    expect((await call.expect(403)).body.code).toBe('foreign_origin');
  });
});
