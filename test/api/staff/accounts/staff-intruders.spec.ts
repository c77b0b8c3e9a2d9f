import { API, STAFF_API } from '@hatira/contract';
import type { DocumentedRoute } from '../../../../apps/api/src/platform/http/docs/documented-route.js';
import { ROUTE_GROUPS } from '../../../../apps/api/src/features/docs/openapi-routes.js';
import { createWedding } from '../../../support/fixtures/weddings.js';
import { printedCode } from '../../../support/qr-code.js';
import { STAFF, useTestApp } from '../../../support/servers/test-app.js';

const test = useTestApp();
const staffRoutes = ROUTE_GROUPS.flatMap(({ routes }) => routes).filter(
  ({ access }) => access === 'staff',
);
const changing = staffRoutes.filter(({ method }) => method !== 'get');

let hash: number;
let weddingPath: string;

beforeEach(async () => {
  ({ hash, weddingPath } = await createWedding(test));
});

function call(
  { method, path }: DocumentedRoute,
  headers: Record<string, string>,
) {
  const url = path
    .replace('{hash}', String(hash))
    .replace('{weddingPath}', weddingPath)
    .replace('{id}', '0f8fad5b-d9cb-469f-a165-70867728950e');
  return test.http()[method](url).set(headers);
}

async function cookie(): Promise<string> {
  const { headers } = await test.http().post(API.login).send(STAFF).expect(200);
  return (headers['set-cookie'] as unknown as string[])[0]?.split(';')[0] ?? '';
}

async function loggedOut(): Promise<string> {
  const ended = await cookie();
  await test.http().post(API.logout).set('Cookie', ended).expect(200);
  return ended;
}

async function expired(): Promise<string> {
  const old = await cookie();
  await test.database.query(
    `UPDATE staff_sessions SET expires_at = now() - interval '1 second'`,
  );
  return old;
}

describe('every call of staff', () => {
  it('is known to this test', () => {
    expect(staffRoutes.length).toBeGreaterThan(35);
    expect(changing.length).toBeGreaterThan(18);
  });

  it.each<[string, () => Promise<Record<string, string>>]>([
    ['no cookie', () => Promise.resolve({})],
    [
      'a forged cookie',
      () => Promise.resolve({ Cookie: `hatira_session=${'A'.repeat(43)}` }),
    ],
    [
      'SQL for a cookie',
      () => Promise.resolve({ Cookie: `hatira_session=' OR 1=1 --` }),
    ],
    ['the cookie of a logout', async () => ({ Cookie: await loggedOut() })],
    ['an expired cookie', async () => ({ Cookie: await expired() })],
    [
      'a password instead',
      () =>
        Promise.resolve({
          Authorization: `Basic ${btoa(`${STAFF.email}:${STAFF.password}`)}`,
        }),
    ],
  ])('answers 401 to %s', async (_, makeHeaders) => {
    const headers = await makeHeaders();
    for (const route of staffRoutes) {
      const { status, body } = await call(route, headers);
      expect([route.method, route.path, status, body.code]).toEqual([
        route.method,
        route.path,
        401,
        'login_required',
      ]);
    }
    expect(
      await test.database.query(
        'SELECT 1 FROM weddings WHERE deleted_at IS NULL',
      ),
    ).toHaveLength(1);
  });

  it.each<[string, Record<string, string>]>([
    ['https://evil.example', { Origin: 'https://evil.example' }],
    ['null', { Origin: 'null' }],
    ['another site without a name', { 'Sec-Fetch-Site': 'cross-site' }],
  ])('that changes something is refused from %s', async (_, from) => {
    const headers = { Cookie: await cookie(), ...from };
    for (const route of changing) {
      const { status, body } = await call(route, headers);
      expect([route.path, status, body.code]).toEqual([
        route.path,
        403,
        'foreign_origin',
      ]);
    }
    await test.http().get(API.me).set('Cookie', headers.Cookie).expect(200);
  });

  it('never answers 500 to a body of rubbish', async () => {
    const headers = {
      Cookie: await cookie(),
      'Content-Type': 'application/json',
    };
    const except = [API.logout as string];
    for (const route of changing.filter(({ path }) => !except.includes(path))) {
      for (const rubbish of [
        'null',
        '[]',
        '"text"',
        '{"ids":{"$gt":""}}',
        '{"confirm":[],"email":{}}',
        '{',
      ]) {
        const { status } = await call(route, headers).send(rubbish);
        expect([route.path, rubbish, status < 500]).toEqual([
          route.path,
          rubbish,
          true,
        ]);
      }
    }
  });
});

describe('the code of the upload page', () => {
  it('leads to it, as SVG and large enough to print as PNG', async () => {
    const staff = await test.staff();
    const svg = await staff
      .get(STAFF_API.weddingQr(hash, 'svg'))
      .expect(200)
      .expect('Content-Type', /image\/svg\+xml/);
    const expected = {
      text: `${test.url}/${weddingPath}`,
      correction: 'quartile',
      quiet: 4,
    };
    expect(await printedCode(svg.body as Buffer)).toMatchObject(expected);
    const png = await staff
      .get(STAFF_API.weddingQr(hash, 'png'))
      .expect(200)
      .expect('Content-Type', /image\/png/);
    expect(png.headers['content-disposition']).toContain(
      `${weddingPath}-qr.png`,
    );
    expect(await printedCode(png.body as Buffer)).toEqual({
      ...expected,
      width: 1_200,
    });
    await staff.get(STAFF_API.weddingQr(123456789012345, 'svg')).expect(404);
  });
});
