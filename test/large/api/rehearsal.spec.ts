import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  CARDS_API,
  STAFF_API,
  WALL_API,
  type Rehearsal,
  type RehearsalFinding,
  type WallMade,
} from '@hatira/contract';
import { makeCertificate } from '../../support/fixtures/certificates.js';
import { createWedding, setEnabled } from '../../support/fixtures/weddings.js';
import { bytesOf, type TestWedding } from '../../support/requests/guest.js';
import { FaultyProxy } from '../../support/servers/faulty-proxy.js';
import { maintenance } from '../../support/servers/maintenance-command.js';
import { ServerProcess } from '../../support/servers/server-process.js';
import { createTestApp, type TestApp } from '../../support/servers/test-app.js';
import { expectNothingLeft, rowsOf } from '../../support/traces.js';
import { until } from '../../support/until.js';

const GOOD = makeCertificate('Hatira test', 90);
const EXPIRED = makeCertificate('Hatira test, expired', -1);

const SEALED = `UPDATE weddings SET visibility = 'sealed', sealed_until = now() + interval '1 day'`;

let folder: string;
let home: TestApp;
let web: ServerProcess;
let worker: ServerProcess;
let proxy: FaultyProxy;
let wedding: TestWedding;
/** Path of the wall's address. */
let wallPath: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hatira-rehearsal-'));
  const authorities = join(folder, 'authorities.pem');
  await writeFile(authorities, GOOD.cert + EXPIRED.cert);
  proxy = await FaultyProxy.start(GOOD);
  home = await createTestApp();
  const env = {
    ...home.env,
    PUBLIC_URL: proxy.url,
    NODE_EXTRA_CA_CERTS: authorities,
    NODE_OPTIONS: `--import ${join(process.cwd(), 'test/support/servers/disk-faults.mjs')}`,
    DISK_FAULTS: folder,
  };
  [web, worker] = await Promise.all([
    ServerProcess.start('web', { ...env }),
    ServerProcess.start('worker', { ...env }),
  ]);
  proxy.target = web.url;
});

beforeEach(async () => {
  await home.reset();
  wedding = await createWedding(home);
  const staff = await home.staff();
  const { body } = await staff.post(WALL_API.list(wedding.hash)).expect(201);
  wallPath = new URL((body as WallMade).url).pathname;
});

afterEach(async () => {
  proxy.mend();
  for (const fault of ['slow', 'full'])
    await rm(join(folder, fault), { force: true });
});

afterAll(async () => {
  await Promise.all([web?.stop(), worker?.stop()]);
  await proxy?.stop();
  await home?.close();
  await rm(folder, { recursive: true });
});

async function latest(): Promise<Rehearsal> {
  const staff = await home.staff();
  const { body } = await staff.get(STAFF_API.rehearsal(wedding.hash));
  return body.data as Rehearsal;
}

async function start(): Promise<void> {
  const staff = await home.staff();
  await staff.post(STAFF_API.rehearsal(wedding.hash)).expect(200);
}

async function rehearse(): Promise<Rehearsal> {
  await start();
  return until(
    'the rehearsal has ended',
    latest,
    ({ endedAt }) => endedAt !== null,
  );
}

/** Expects this fault, no other, and no trace of the robot. */
async function expectFault(
  step: string,
  finding: RehearsalFinding,
): Promise<void> {
  const { status, steps } = await rehearse();
  const found = steps.filter((each) => each.finding !== undefined);
  expect({ status, found }).toMatchObject({
    status: 'failed',
    found: [{ name: step, outcome: 'failed', finding }],
  });
  await expectNoTrace();
}

async function expectNoTrace(): Promise<void> {
  await expectNothingLeft(home);
  const counted = await home.database.query<unknown[]>(
    `SELECT 1 FROM wedding_bytes UNION ALL SELECT 1 FROM upload_failures UNION ALL SELECT 1 FROM wedding_alerts
     UNION ALL SELECT 1 FROM outgoing_mail UNION ALL SELECT 1 FROM archives
     UNION ALL SELECT 1 FROM weddings WHERE last_upload_at IS NOT NULL`,
  );
  expect(counted).toEqual([]);
}

it('finds no fault on a healthy server, and leaves no trace', async () => {
  const { code, output } = await maintenance(
    home,
    'rehearse',
    wedding.weddingPath,
  );
  expect({ code, output }).toEqual({
    code: 0,
    output: expect.stringMatching(
      /^(passed +[a-z]+ +[\d.]+ s\n){9}The rehearsal went well/,
    ) as string,
  });
  await expectNoTrace();
});

it('names a body limit of the proxy', async () => {
  proxy.maxBodyBytes = 1024 ** 2;
  await expectFault('photo', 'body_limit');
});

it('names a PUBLIC_URL at which another site answers', async () => {
  const other = await FaultyProxy.start(GOOD);
  await web.restart({ PUBLIC_URL: other.url });
  try {
    await expectFault('address', 'other_server');
  } finally {
    await web.restart({ PUBLIC_URL: proxy.url });
    await other.stop();
  }
});

it('names closed uploads', async () => {
  await setEnabled(home, wedding, false);
  await expectFault('page', 'uploads_closed');
});

it('names a full disk', async () => {
  await writeFile(join(folder, 'full'), '');
  await expectFault('photo', 'storage_full');
});

it('names a worker that is away', async () => {
  await worker.stop();
  try {
    await expectFault('gallery', 'worker_away');
  } finally {
    await worker.start();
  }
});

it('names an expired certificate', async () => {
  proxy.present(EXPIRED);
  await expectFault('address', 'certificate_expired');
});

it('names a printed code of another wedding', async () => {
  const other = await createWedding(home);
  const pdf = `${CARDS_API.coupleList(other.hash)}/table-card.pdf`;
  const ofOther = await bytesOf(web.url, pdf);
  proxy.cached.set('/table-card.pdf', ofOther);
  await expectFault('card', 'card_other_wedding');
});

it('names a wall without the files, from a wrong cache', async () => {
  const view = await bytesOf(web.url, `/api/walls${wallPath.slice(5)}`);
  proxy.cached.set(`/api/walls${wallPath.slice(5)}`, view);
  await expectFault('wall', 'not_on_wall');
});

it('names a proxy that holds the wall’s stream back', async () => {
  proxy.isBuffering = true;
  await expectFault('wall', 'wall_not_live');
});

it.each([
  ['no_wall', `DELETE FROM walls`],
  ['wall_sealed', SEALED],
  ['wall_held', `UPDATE weddings SET moderation = 'by-choice'`],
])('goes on without a wall to try: %s', async (finding, change) => {
  await home.database.query(change);
  const { status, steps } = await rehearse();
  const found = steps.filter((each) => each.finding !== undefined);
  expect({ status, found }).toEqual({
    status: 'passed',
    found: [
      expect.objectContaining({ name: 'wall', outcome: 'skipped', finding }),
    ],
  });
  expect(found[0]).not.toHaveProperty('mender');
  await expectNoTrace();
});

it('names a slow disk', async () => {
  await writeFile(join(folder, 'slow'), '');
  await expectFault('video', 'storage_slow');
});

it('removes the traces of a robot whose process was killed', async () => {
  await start();
  await until(
    'a photo has come',
    () => rowsOf(home, 'media'),
    (rows) => rows > 0,
  );
  await web.kill();
  expect(await rowsOf(home, 'media')).toBeGreaterThan(0);
  await web.start();
  await until(
    'the rehearsal has ended',
    latest,
    ({ endedAt }) => endedAt !== null,
  );
  expect((await latest()).status).toBe('interrupted');
  await expectNoTrace();
});
