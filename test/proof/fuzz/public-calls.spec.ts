import fc from 'fast-check';
import { API, PROBLEMS } from '@hatira/contract';
import type { DocumentedRoute } from '../../../apps/api/src/platform/http/docs/documented-route.js';
import { gallery, TestGuest } from '../../support/requests/guest.js';
import { jpegBytes } from '../../support/fixtures/media-bytes.js';
import { rawCall } from '../../support/requests/raw/raw-call.js';
import { createTestApp, type TestApp } from '../../support/servers/test-app.js';
import { until } from '../../support/until.js';
import { expectVerified } from '../../support/verified.js';
import { createWedding } from '../../support/fixtures/weddings.js';
import { CASES, contractAddresses, hasCase, isTried } from './cases.js';
import { requestsFor, type Known } from './rubbish.js';

/**
 * Arbitrary input to every public and staff call: no 500, hang, file or row.
 * Failures print a seed; FUZZ_RUNS raises the runs.
 */

const RUNS = Number(process.env.FUZZ_RUNS ?? 60);
/** Without a session calls end at the login. */
const RUNS_AT_THE_DOOR = Math.ceil(RUNS / 6);

let app: TestApp;
let known: Known;

beforeAll(async () => {
  app = await createTestApp({ withWorker: true });
  await app.reset();
  const wedding = await createWedding(app, 'Rüya-140626-Oğuz');
  const guest = new TestGuest(app.url, wedding);
  for (let index = 0; index < 4; index++)
    await guest.single(jpegBytes(2_000 + index)).expect(200);
  const items = await gallery(app.url, wedding);
  const { body } = await app
    .http()
    .post(API.archives)
    .send({ hash: wedding.hash })
    .expect(202);
  known = {
    ...wedding,
    ids: items.map(({ id }) => id),
    keys: items.map(({ storage_url: url }) => url.split('/').at(-1) ?? ''),
    archiveIds: [body.data.id],
  };
});

afterAll(() => app.close());

/** Limits would answer before the code under test. */
async function forgetLimits(): Promise<void> {
  const keys = await app.redis.keys('limit:*');
  if (keys.length > 0) await app.redis.del(...keys);
}

function expectProblem(text: string): void {
  const body = JSON.parse(text) as Record<string, unknown>;
  expect(body).toMatchObject({ success: false, requestId: expect.any(String) });
  expect(Object.keys(PROBLEMS)).toContain(body.code);
}

interface Layer {
  route?: { path: string; methods: Record<string, boolean> };
}

it('every call that the application answers is tried', () => {
  const layers = (
    app.app.getHttpAdapter().getInstance() as { router: { stack: Layer[] } }
  ).router.stack;
  const calls = layers.flatMap(({ route }) =>
    Object.keys(route?.methods ?? {}).map((method) => [method, route!.path]),
  );
  expect(calls.length).toBeGreaterThan(80);
  expect(
    calls.filter(
      ([method = '', path = '']) => path !== '/*path' && !hasCase(method, path),
    ),
  ).toEqual([]);
});

it('every address of the contract is tried', () => {
  const addresses = contractAddresses();
  expect(addresses.length).toBeGreaterThan(40);
  expect(addresses.filter((address) => !isTried(address))).toEqual([]);
});

it.each(
  CASES.map((route): [string, DocumentedRoute] => [
    `${route.method.toUpperCase()} ${route.path}`,
    route,
  ]),
)('%s', async (_name, route) => {
  await fc.assert(
    fc.asyncProperty(requestsFor(route, known), async (request) => {
      await forgetLimits();
      const { status, type, text } = await rawCall(app.url, request);
      // A write, a stop, a full disk: the client retries.
      if (status >= 500) expect([503, 507]).toContain(status);
      if (route.access === 'staff') expect(status).toBeGreaterThanOrEqual(400);
      const isRefusal = status >= 400 && type.startsWith('application/json');
      if (isRefusal && !route.path.endsWith('/ready')) expectProblem(text);
    }),
    {
      numRuns: route.access === 'staff' ? RUNS_AT_THE_DOOR : RUNS,
      endOnFailure: true,
    },
  );
});

it('no file or row is left', async () => {
  await app.drain();
  const writers = () =>
    app.database.query<{ busy: string }[]>(
      `SELECT (SELECT count(*) FROM upload_slices WHERE sha256 IS NULL)
         + (SELECT count(*) FROM uploads WHERE status IN ('storing', 'completing')) AS busy`,
    );
  await until('nobody writes any more', writers, [{ busy: '0' }]);
  const empty = await app.database.query<unknown[]>(
    `SELECT id FROM uploads WHERE status = 'receiving' AND NOT EXISTS
       (SELECT 1 FROM upload_slices WHERE upload_id = uploads.id)`,
  );
  expect(empty).toEqual([]);
  await expectVerified(app);
});
