import { API, SLICE_BYTES } from '@hatira/contract';
import { manifest } from '../../support/product-manifest.js';
import request, { type Response } from 'supertest';
import { jpegBytes, mp4Bytes } from '../../support/fixtures/media-bytes.js';
import { picture } from '../../support/fixtures/pictures.js';
import { createWedding } from '../../support/fixtures/weddings.js';
import { MetricsText } from '../../support/metrics.js';
import {
  expectOriginals,
  gallery,
  slicedFile,
  TestGuest,
  type TestWedding,
} from '../../support/requests/guest.js';
import { LimitedAccount } from '../../support/servers/limited-account.js';
import { startMaintenance } from '../../support/servers/maintenance-command.js';
import {
  freePort,
  ServerProcess,
} from '../../support/servers/server-process.js';
import { createTestApp, type TestApp } from '../../support/servers/test-app.js';
import { until } from '../../support/until.js';

const { version } = manifest;

const ALLOWED = 15;
const GUESTS = 12;
const TOKEN = 'a-token-for-metrics';
/** A call waits so long for a connection. */
const WAIT_MS = 30_000;

let home: TestApp;
let account: LimitedAccount;
let web: ServerProcess;
let worker: ServerProcess;
let wedding: TestWedding;
/** The worker's address. */
let operations: string;

beforeAll(async () => {
  home = await createTestApp();
  account = await LimitedAccount.create(home.env.DATABASE_URL, ALLOWED);
  const env = {
    ...home.env,
    DATABASE_URL: account.url,
    METRICS_TOKEN: TOKEN,
    LOG_LEVEL: 'info',
  };
  web = await ServerProcess.start('web', env);
  const port = String(await freePort());
  operations = `http://127.0.0.1:${port}`;
  worker = await ServerProcess.start('worker', { ...env, METRICS_PORT: port });
});

beforeEach(async () => {
  wedding = await createWedding(home);
});

afterEach(() => account.relieve());

afterAll(async () => {
  await Promise.all([web.kill(), worker.kill()]);
  await account.drop();
  await home.close();
});

const guest = () => new TestGuest(web.url, wedding);

function untilReadiness(origin: string, status: number): Promise<Response> {
  return until(
    `readiness is ${status}`,
    () => request(origin).get(API.ready),
    (answer) => answer.status === status,
  );
}

async function refusals(): Promise<number> {
  const { text } = await request(web.url)
    .get('/metrics')
    .set('Authorization', `Bearer ${TOKEN}`);
  return new MetricsText(text).value('hatira_database_refusals_total') ?? 0;
}

it('fits the pools of web and worker into a small server, and says so in one line each', () => {
  for (const [start, { log }] of Object.entries({ web, worker }))
    expect(log.match(/"msg":"PostgreSQL allows[^"]*"/g)).toEqual([
      `"msg":"PostgreSQL allows this account ${ALLOWED} connections, and the ${start} start would open up to 21: it opens up to 6. Raise max_connections or the limit of the role or database."`,
    ]);
});

it('says so once in a start of several web processes, which share their half and name their connections', async () => {
  const url = new URL(account.url);
  url.searchParams.delete('application_name');
  const several = await ServerProcess.start('web', {
    ...home.env,
    DATABASE_URL: url.href,
    WEB_PROCESSES: '2',
    LOG_LEVEL: 'info',
  });
  try {
    expect(several.log.match(/PostgreSQL allows[^:]*: [^.]*/g)).toEqual([
      `PostgreSQL allows this account ${ALLOWED} connections, and the web start would open up to 42: it opens up to 6`,
    ]);
    const names = await home.database.query<object[]>(
      `SELECT DISTINCT application_name FROM pg_stat_activity WHERE usename = $1 AND application_name <> 'product'`,
      [url.username],
    );
    expect(names).toEqual([{ application_name: 'hatira web' }]);
  } finally {
    await several.kill();
  }
});

it('lets uploads wait while other programs have all connections, and then accepts each', async () => {
  const files = Array.from({ length: GUESTS }, () => jpegBytes(50_000));
  const video = slicedFile(mp4Bytes(SLICE_BYTES + 99));
  await account.exhaust();
  const before = await refusals();
  const answers: number[] = [];
  const send = async (call: () => PromiseLike<Response>) => {
    const { status } = await call();
    answers.push(status);
  };
  const sent = Promise.all([
    ...files.map((bytes) => send(() => guest().single(bytes))),
    send(() => guest().sendSliced(video)),
  ]);
  const { body } = await untilReadiness(web.url, 503);
  expect(body).toEqual({
    success: false,
    data: {
      process: 'ok',
      postgres: 'failed',
      redis: 'ok',
      storage: 'ok',
      version,
    },
  });
  await request(web.url).get(API.live).expect(200);
  await until(
    'a connection was refused again',
    async () => (await refusals()) - before > 1,
  );
  expect(answers).toEqual([]);
  await account.relieve();
  await sent;
  expect(answers).toEqual([...files, video].map(() => 200));
  await untilReadiness(web.url, 200);
  // Twelve guests wait for thirty seconds; each of them would be refused many times.
  expect((await refusals()) - before).toBeLessThan(WAIT_MS / 500);
  await expectOriginals(home.url, wedding, [...files, video.bytes]);
});

it('makes pictures of all files although the worker had no connection in the middle of its work', async () => {
  for (let photo = 0; photo < GUESTS; photo++)
    await guest()
      .single(await picture({ width: 1200 + photo, height: 900 }))
      .expect(200);
  await account.exhaust();
  await untilReadiness(operations, 503);
  await account.relieve();
  await until(
    'all photos are shown',
    async () =>
      (await gallery(home.url, wedding)).map(({ processing }) => processing),
    Array.from({ length: GUESTS }, () => 'ready'),
  );
});

it('lets a command say that it waits, and go on with a free connection', async () => {
  await account.exhaust();
  const { child, result } = startMaintenance(
    { env: { ...home.env, DATABASE_URL: account.url } },
    'verify',
    '--quick',
  );
  let said = '';
  child.stderr?.on('data', (text: Buffer) => (said += text.toString()));
  await until(
    'the command has said something',
    () => said,
    (text) => text.includes('\n'),
  );
  expect(said).toMatch(
    /^PostgreSQL permits no more connections now \(too many connections for role .*\)\. Waiting for a free one\. Raise max_connections /,
  );
  await account.relieve();
  const { code, output } = await result;
  expect(output).toMatch(/Waiting[^]*no faults\n$/);
  expect(output.match(/Waiting/g)).toHaveLength(1);
  expect(code).toBe(0);
});
