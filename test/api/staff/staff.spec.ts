import { API, type ProblemCode } from '@hatira/contract';
import type request from 'supertest';
import { RateLimitsService } from '../../../apps/api/src/platform/http/limits/rate-limits.service.js';
import { LOGINS_PER_ADDRESS } from '../../../apps/api/src/features/staff/staff-accounts.service.js';
import { STAFF, useTestApp } from '../../support/servers/test-app.js';

const test = useTestApp();
const DAY_MS = 24 * 3_600_000;

describe('login', () => {
  it('answers who has logged in and sets a cookie that no script and no other site can use', async () => {
    const response = await test.http().post(API.login).send(STAFF).expect(200);
    expect(response.body).toEqual({
      success: true,
      data: { id: expect.any(String), email: STAFF.email },
    });
    const [cookie] = cookiesOf(response);
    expect(cookie).toMatch(
      /^hatira_session=[\w-]{43}; Max-Age=1209600; Path=\/; Expires=.*; HttpOnly; SameSite=Lax$/,
    );
  });

  it('takes the e-mail address without regard to case and spaces', async () => {
    await test
      .http()
      .post(API.login)
      .send({ ...STAFF, email: '  STAFF@Example.com ' })
      .expect(200);
  });

  it('keeps only the hash of the token', async () => {
    const { token } = await logIn();
    const rows = await test.database.query<{ token_hash: Buffer }[]>(
      'SELECT token_hash FROM staff_sessions',
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.token_hash).toHaveLength(32);
    expect(rows[0]?.token_hash.toString('base64url')).not.toBe(token);
  });

  it('makes a new token each time and ends the session that the browser had', async () => {
    const browser = await test.staff();
    const again = await browser.post(API.login).send(STAFF).expect(200);
    const other = await logIn();
    expect(tokenOf(again)).not.toBe(other.token);
    expect(
      await test.database.query('SELECT 1 FROM staff_sessions'),
    ).toHaveLength(2);
  });

  it.each<[string, string | object | undefined, number, ProblemCode]>([
    [
      'a wrong password',
      { ...STAFF, password: 'wrong' },
      401,
      'invalid_credentials',
    ],
    [
      'an unknown e-mail',
      { ...STAFF, email: 'nobody@example.com' },
      401,
      'invalid_credentials',
    ],
    [
      'a NUL in the e-mail',
      { ...STAFF, email: 'a\u0000@example.com' },
      401,
      'invalid_credentials',
    ],
    ['no body', undefined, 400, 'validation_failed'],
    ['no password', { email: STAFF.email }, 400, 'validation_failed'],
    ['an empty password', { ...STAFF, password: '' }, 400, 'validation_failed'],
    [
      'a password that is a number',
      { ...STAFF, password: 12_345_678 },
      400,
      'validation_failed',
    ],
    [
      'an endless password',
      { ...STAFF, password: 'x'.repeat(1025) },
      400,
      'validation_failed',
    ],
    [
      'an e-mail that is a list',
      { ...STAFF, email: [STAFF.email] },
      400,
      'validation_failed',
    ],
    [
      'an endless e-mail',
      { ...STAFF, email: `${'x'.repeat(254)}@a.b` },
      400,
      'validation_failed',
    ],
    ['a list as body', [STAFF], 400, 'validation_failed'],
    ['broken JSON', '{"email":', 400, 'malformed_request'],
  ])('refuses %s', async (_, body, status, code) => {
    const response = await test
      .http()
      .post(API.login)
      .type('json')
      .send(body)
      .expect(status);
    expect(response.body).toMatchObject({
      success: false,
      code,
      error: response.body.message,
    });
    expect(cookiesOf(response)).toEqual([]);
    expect(await test.database.query('SELECT 1 FROM staff_sessions')).toEqual(
      [],
    );
  });

  it('refuses a body beyond its limit', async () => {
    const body = { ...STAFF, more: 'x'.repeat(1024 * 1024) };
    const response = await test.http().post(API.login).send(body).expect(413);
    expect(response.body.code).toBe('body_too_large');
  });

  it('slows the fifty-first try for one e-mail address, wherever it comes from', async () => {
    for (let attempt = 0; attempt < 50; attempt++) {
      await wrongLogin(STAFF.email, `10.0.0.${10 + (attempt % 25)}`).expect(
        401,
      );
    }
    const refused = await wrongLogin(STAFF.email, '10.0.0.99').expect(429);
    expect(refused.body.code).toBe('too_many_requests');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    await test.http().post(API.login).send(STAFF).expect(429);
  });

  it('slows the eleventh try for one e-mail address from one network; a colleague beside it gets in', async () => {
    for (let attempt = 1; attempt <= 10; attempt++) {
      await wrongLogin('other@example.com', `2001:db8::${attempt}`).expect(401);
    }
    await wrongLogin('other@example.com', '2001:db8::a:b').expect(429);
    await wrongLogin('other@example.com', '2001:db8:1::1').expect(401);
    await test
      .http()
      .post(API.login)
      .set('X-Forwarded-For', '2001:db8::1')
      .send(STAFF)
      .expect(200);
  });

  it('slows the 101st attempt from one network for every address; a correct login gives back only its own', async () => {
    const limits = test.app.get(RateLimitsService);
    for (let attempt = 1; attempt <= 98; attempt++)
      await limits.consume(LOGINS_PER_ADDRESS, '10.0.0.1');
    await test
      .http()
      .post(API.login)
      .set('X-Forwarded-For', '10.0.0.1')
      .send(STAFF)
      .expect(200);
    await wrongLogin('a@example.com', '10.0.0.1').expect(401);
    await wrongLogin('b@example.com', '10.0.0.1').expect(401);
    await wrongLogin('c@example.com', '10.0.0.1').expect(429);
    await wrongLogin('c@example.com', '10.0.0.2').expect(401);
  });

  it('forgives earlier wrong tries after a right one', async () => {
    for (let round = 1; round <= 2; round++) {
      for (let attempt = 1; attempt <= 9; attempt++)
        await wrongLogin(STAFF.email, '127.0.0.1').expect(401);
      await test.http().post(API.login).send(STAFF).expect(200);
    }
  });

  it('counts tries that come at the same moment', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        wrongLogin(STAFF.email, '10.0.0.1').then(({ status }) => status),
      ),
    );
    expect(answers.filter((status) => status === 401)).toHaveLength(10);
    expect(answers.filter((status) => status === 429)).toHaveLength(10);
  });
});

describe('session', () => {
  it('tells who is logged in', async () => {
    const browser = await test.staff();
    const { body } = await browser.get(API.me).expect(200);
    expect(body.data.email).toBe(STAFF.email);
  });

  it.each<[string, string | undefined]>([
    ['no cookie', undefined],
    ['a forged token', `hatira_session=${'A'.repeat(43)}`],
    ['a short token', 'hatira_session=abc'],
    ['an empty token', 'hatira_session='],
    ['something that is no cookie', '=;=%ff'],
  ])('asks for a login with %s', async (_, cookie) => {
    const call = test.http().get(API.me);
    const { body } = await (
      cookie === undefined ? call : call.set('Cookie', cookie)
    ).expect(401);
    expect(body).toMatchObject({ success: false, code: 'login_required' });
  });

  it('ends on the server by logout', async () => {
    const { cookie } = await logIn();
    const response = await test
      .http()
      .post(API.logout)
      .set('Cookie', cookie)
      .expect(200);
    expect(cookiesOf(response)[0]).toMatch(/^hatira_session=; .*1970/);
    await test.http().get(API.me).set('Cookie', cookie).expect(401);
    expect(await test.database.query('SELECT 1 FROM staff_sessions')).toEqual(
      [],
    );
  });

  it('may be ended without one', async () => {
    await test.http().post(API.logout).expect(200, { success: true });
  });

  it('ends when its time is over', async () => {
    const { cookie } = await logIn();
    await test.database.query(
      `UPDATE staff_sessions SET expires_at = now() - interval '1 second'`,
    );
    await test.http().get(API.me).set('Cookie', cookie).expect(401);
  });

  it('ends when the account is disabled', async () => {
    const { cookie } = await logIn();
    await test.database.query('UPDATE staff_accounts SET disabled_at = now()');
    await test.http().get(API.me).set('Cookie', cookie).expect(401);
    const refused = await test.http().post(API.login).send(STAFF).expect(401);
    await test.database.query('UPDATE staff_accounts SET disabled_at = NULL');
    expect(refused.body.code).toBe('invalid_credentials');
  });

  it('lasts longer when it is used, moved at most once a day', async () => {
    const { cookie } = await logIn();
    const fresh = await test
      .http()
      .get(API.me)
      .set('Cookie', cookie)
      .expect(200);
    expect(sessionCookiesOf(fresh)).toEqual([]);
    await test.database.query(
      `UPDATE staff_sessions SET expires_at = expires_at - interval '25 hours'`,
    );
    const used = await test
      .http()
      .get(API.me)
      .set('Cookie', cookie)
      .expect(200);
    expect(sessionCookiesOf(used)[0]).toMatch(
      /^hatira_session=[\w-]{43}; Max-Age=1209600/,
    );
    const [row] = await test.database.query<{ expires_at: Date }[]>(
      'SELECT expires_at FROM staff_sessions',
    );
    expect(row?.expires_at.getTime()).toBeGreaterThan(
      Date.now() + 14 * DAY_MS - 60_000,
    );
  });
});

describe('origin of staff calls', () => {
  it.each(['https://evil.example', 'null', 'http://127.0.0.1:1', 'nonsense'])(
    'refuses %s',
    async (origin) => {
      const { cookie } = await logIn();
      for (const path of [API.login, API.logout]) {
        const { body } = await test
          .http()
          .post(path)
          .set('Cookie', cookie)
          .set('Origin', origin)
          .send(STAFF)
          .expect(403);
        expect(body.code).toBe('foreign_origin');
      }
      await test.http().get(API.me).set('Cookie', cookie).expect(200);
    },
  );

  it('takes its own host, and calls without one', async () => {
    await test
      .http()
      .post(API.login)
      .set('Origin', test.url)
      .send(STAFF)
      .expect(200);
    await test.http().post(API.login).send(STAFF).expect(200);
  });

  it('lets reading calls pass', async () => {
    const { cookie } = await logIn();
    await test
      .http()
      .get(API.me)
      .set('Cookie', cookie)
      .set('Origin', 'https://evil.example')
      .expect(200);
  });
});

function wrongLogin(email: string, address: string): request.Test {
  return test
    .http()
    .post(API.login)
    .set('X-Forwarded-For', address)
    .send({ email, password: 'wrong' });
}

async function logIn(): Promise<{ token: string; cookie: string }> {
  const token = tokenOf(
    await test.http().post(API.login).send(STAFF).expect(200),
  );
  return { token, cookie: `hatira_session=${token}` };
}

/** Returns the cookies without that of the known device. */
function sessionCookiesOf(response: request.Response): string[] {
  return cookiesOf(response).filter((cookie) =>
    cookie.startsWith('hatira_session='),
  );
}

function cookiesOf(response: request.Response): string[] {
  return (response.headers['set-cookie'] as string[] | undefined) ?? [];
}

function tokenOf(response: request.Response): string {
  return (
    /^hatira_session=([^;]+)/.exec(cookiesOf(response)[0] ?? '')?.[1] ?? ''
  );
}
