import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { API, SLICE_BYTES } from '@hatira/contract';
import request from 'supertest';
import { manifest } from '../../support/product-manifest.js';
import { slicedFile, TestGuest } from '../../support/requests/guest.js';
import { mp4Bytes } from '../../support/fixtures/media-bytes.js';
import { MetricsText } from '../../support/metrics.js';
import {
  freePort,
  ServerProcess,
} from '../../support/servers/server-process.js';
import { createTestApp, type TestApp } from '../../support/servers/test-app.js';
import { until } from '../../support/until.js';
import { createWedding } from '../../support/fixtures/weddings.js';

const { version } = manifest;

let home: TestApp;
let worker: ServerProcess;
let web: ServerProcess;
const ports = { web: 0, worker: 0 };

beforeAll(async () => {
  home = await createTestApp();
  ports.web = await freePort();
  ports.worker = await freePort();
  const env = { ...home.env, LOG_LEVEL: 'debug' };
  web = await ServerProcess.start('web', {
    ...env,
    METRICS_PORT: String(ports.web),
  });
  worker = await ServerProcess.start('worker', {
    ...env,
    METRICS_PORT: String(ports.worker),
  });
});

afterAll(async () => {
  await Promise.all([web.stop(), worker.stop()]);
  await home.close();
});

it.each(['web', 'worker'] as const)(
  'the %s process tells its figures and whether it is ready',
  async (role) => {
    const origin = `http://127.0.0.1:${ports[role]}`;
    const { text } = await request(origin).get('/metrics').expect(200);
    expect(
      new MetricsText(text).value('process_resident_memory_bytes'),
    ).toBeGreaterThan(10_000_000);
    expect(
      new MetricsText(text).value('nodejs_eventloop_lag_p99_seconds'),
    ).toBeGreaterThan(0);
    await request(origin).get(API.live).expect(200);
    const { body } = await request(origin).get(API.ready).expect(200);
    expect(body.data).toEqual({
      process: 'ok',
      postgres: 'ok',
      redis: 'ok',
      storage: 'ok',
      version,
    });
    await request(origin).get('/').expect(404);
  },
);

it.each(['web', 'worker'] as const)(
  'the first log line and a metric of the %s process have the version',
  async (role) => {
    const { log } = role === 'web' ? web : worker;
    const [firstLine = ''] = log.split('\n');
    expect(JSON.parse(firstLine)).toMatchObject({
      msg: `Hatıra ${version} starts`,
      version,
      node: process.versions.node,
      role,
    });
    const { text } = await request(`http://127.0.0.1:${ports[role]}`)
      .get('/metrics')
      .expect(200);
    const labels = { version, node: process.versions.node };
    expect(new MetricsText(text).value('hatira_build_info', labels)).toBe(1);
  },
);

it.each(['main', 'worker', 'maintenance'])(
  '%s.js prints the version',
  (program) => {
    const script = join(process.cwd(), `dist/apps/api/src/${program}.js`);
    const { stdout, stderr, status } = spawnSync(
      process.execPath,
      [script, '--version'],
      { encoding: 'utf8', env: {} },
    );
    expect({ stdout, stderr, status }).toEqual({
      stdout: `${version}\n`,
      stderr: '',
      status: 0,
    });
  },
);

it('what alerts wait for begins at 0, so that the first of its kind is an increase', async () => {
  const { text } = await request(`http://127.0.0.1:${ports.web}`)
    .get('/metrics')
    .expect(200);
  const value = (name: string, labels: Record<string, string>) =>
    new MetricsText(text).value(name, labels);
  expect(
    value('hatira_storage_errors_total', { operation: 'put', reason: 'full' }),
  ).toBe(0);
  expect(
    value('hatira_storage_errors_total', {
      operation: 'read',
      reason: 'missing',
    }),
  ).toBe(0);
  expect(
    value('hatira_uploads_failed_total', {
      stage: 'complete',
      reason: 'storage_full',
    }),
  ).toBe(0);
  expect(value('hatira_enqueue_failures_total', { queue: 'send-mail' })).toBe(
    0,
  );
});

it('a job logs under the id of the request that it came from', async () => {
  const guest = new TestGuest(web.url, await createWedding(home));
  await guest.sendSliced(slicedFile(mp4Bytes(SLICE_BYTES + 1)));
  const linesOf = ({ log }: ServerProcess) =>
    log
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map(
        (line) =>
          JSON.parse(line) as Record<string, unknown> & {
            req?: { id: string; url: string };
          },
      );
  const completing = () =>
    linesOf(web).find(({ req }) => req?.url.endsWith('/complete-upload'));
  const requestId = (await until('the request is logged', completing))?.req?.id;
  expect(requestId).toBeDefined();
  const said = () =>
    linesOf(worker)
      .filter((line) => line.requestId === requestId)
      .map(({ msg }) => String(msg));
  await until('the jobs are logged under it', said, (messages) =>
    ['assemble-upload', 'derive-media'].every((queue) =>
      messages.some((message) => message.startsWith(queue)),
    ),
  );
  expect(linesOf(worker).length).toBeGreaterThan(1);
});
