import { API, STAFF_API } from '@hatira/contract';
import type { Response } from 'supertest';
import { cookiesSetBy } from '../../support/requests/cookies.js';
import { pointsOf, setPoints } from '../../support/requests/limits.js';
import {
  createTestApp,
  STAFF,
  useTestApp,
} from '../../support/servers/test-app.js';

const EMAIL = 'login-email';
const HOME = '198.51.100.7';
const COLLEAGUE = {
  email: 'ece@example.com',
  password: 'another-long-password',
};

const test = useTestApp();

function login(credentials: typeof STAFF, cookie = '', address = HOME) {
  const call = test.http().post(API.login).set('X-Forwarded-For', address);
  return (cookie === '' ? call : call.set('Cookie', cookie)).send(credentials);
}

const wrong = { ...STAFF, password: 'a-guess' };
const deviceOf = (answer: Response) => cookiesSetBy(answer).hatira_device ?? '';
const knownDevice = async (credentials = STAFF) =>
  deviceOf(await login(credentials).expect(200));

/**
 * Guesses from six networks of one provider.
 * @returns the count of each status
 */
async function strangersGuess(): Promise<Record<number, number>> {
  const statuses: Record<number, number> = {};
  for (let attempt = 0; attempt < 54; attempt++) {
    const { status } = await login(
      wrong,
      '',
      `2001:db8:7:${attempt % 6}::${attempt + 1}`,
    );
    statuses[status] = (statuses[status] ?? 0) + 1;
  }
  return statuses;
}

async function invite(credentials: typeof STAFF): Promise<void> {
  const staff = await test.staff();
  await staff
    .post(STAFF_API.rest('staff'))
    .send({ ...credentials, currentPassword: STAFF.password })
    .expect(201);
}

async function idOf(staff: ReturnType<typeof test.browser>): Promise<string> {
  return (await staff.get(API.me).expect(200)).body.data.id as string;
}

afterEach(async () => {
  await test.database.query('DELETE FROM staff_accounts WHERE email <> $1', [
    STAFF.email,
  ]);
});

describe('wrong tries from elsewhere', () => {
  it('lock out strangers, and no device on which the account has logged in before', async () => {
    const device = await knownDevice();
    expect(await strangersGuess()).toEqual({ 401: 50, 429: 4 });
    await login(STAFF, device).expect(200);
    await login(STAFF, device, '203.0.113.9').expect(200);
    await login(STAFF).expect(429);
  });

  it('lock out no known device when they come from its own network', async () => {
    const device = await knownDevice();
    for (let attempt = 1; attempt <= 10; attempt++)
      await login(wrong).expect(401);
    await login(STAFF).expect(429);
    await login(STAFF, device).expect(200);
  });
});

describe('a known device', () => {
  it('is marked by a cookie that no script reads and that goes to logins alone', async () => {
    const { headers } = await login(STAFF).expect(200);
    const line = (headers['set-cookie'] as unknown as string[])[1] ?? '';
    expect(line).toMatch(
      /^hatira_device=[\w-]{22}\.[\w-]{22}; Max-Age=31536000; Path=\/api\/auth; .*HttpOnly; SameSite=Lax$/,
    );
  });

  it('keeps its id, and is known for each account that logs in on it', async () => {
    await invite(COLLEAGUE);
    const first = await knownDevice();
    const second = deviceOf(await login(COLLEAGUE, first).expect(200));
    expect(second.split('.')[0]).toBe(first.split('.')[0]);
    await setPoints(test, EMAIL, STAFF.email, 50);
    await setPoints(test, EMAIL, COLLEAGUE.email, 50);
    const again = await login(STAFF, second).expect(200);
    expect(deviceOf(again)).toBe('');
    await login(COLLEAGUE, second).expect(200);
  });

  it('has ten wrong tries in ten minutes, which count for it alone', async () => {
    const device = await knownDevice();
    for (let attempt = 1; attempt <= 10; attempt++)
      await login(wrong, device).expect(401);
    await login(STAFF, device).expect(429);
    expect(await pointsOf(test, EMAIL, STAFF.email)).toBe(0);
    await login(STAFF).expect(200);
  });

  it('is forgiven earlier wrong tries after a right one', async () => {
    const device = await knownDevice();
    for (let round = 1; round <= 2; round++) {
      for (let attempt = 1; attempt <= 9; attempt++)
        await login(wrong, device).expect(401);
      await login(STAFF, device).expect(200);
    }
  });

  it('saves no password: without the right one there is no session', async () => {
    const answer = await login(wrong, await knownDevice()).expect(401);
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  it('is known no more when the password has changed', async () => {
    await invite(COLLEAGUE);
    const device = await knownDevice(COLLEAGUE);
    const staff = test.browser();
    await staff.post(API.login).send(COLLEAGUE).expect(200);
    const password = 'a-new-and-long-password';
    const change = { password, currentPassword: COLLEAGUE.password };
    await staff
      .post(`/api/admin/rest/staff/${await idOf(staff)}/password`)
      .send(change)
      .expect(200);
    await setPoints(test, EMAIL, COLLEAGUE.email, 50);
    await login({ ...COLLEAGUE, password }, device).expect(429);
  });

  it('is known no more when the account is disabled', async () => {
    await invite(COLLEAGUE);
    const device = await knownDevice(COLLEAGUE);
    await test.database.query(
      'UPDATE staff_accounts SET disabled_at = now() WHERE email = $1',
      [COLLEAGUE.email],
    );
    await login(COLLEAGUE, device).expect(401);
    expect(await pointsOf(test, EMAIL, COLLEAGUE.email)).toBe(1);
  });
});

describe('a stranger', () => {
  const changed = (cookie: string) =>
    cookie.replace(/.$/, (last) => (last === 'A' ? 'Q' : 'A'));

  it.each<[string, () => Promise<string>]>([
    [
      'made up',
      () =>
        Promise.resolve(`hatira_device=${'A'.repeat(22)}.${'A'.repeat(22)}`),
    ],
    ['garbled', async () => changed(await knownDevice())],
    [
      'under another id',
      async () => (await knownDevice()).replace(/=.{22}/, `=${'A'.repeat(22)}`),
    ],
    [
      'without a signature',
      async () => (await knownDevice()).split('.')[0] ?? '',
    ],
    ['of another account', () => deviceOfColleague()],
    ['of another installation', () => foreignDevice()],
  ])('is a stranger with a cookie that is %s', async (_, cookieOf) => {
    const cookie = await cookieOf();
    await setPoints(test, EMAIL, STAFF.email, 50);
    await login(STAFF, cookie).expect(429);
  });
});

async function deviceOfColleague(): Promise<string> {
  await invite(COLLEAGUE);
  return knownDevice(COLLEAGUE);
}

/** Returns a device from an installation with another secret. */
async function foreignDevice(): Promise<string> {
  const env = { SESSION_SECRET: 'the-secret-of-another-installation' };
  const other = await createTestApp({
    replicaOf: test,
    env,
  });
  const answer = await other.http().post(API.login).send(STAFF).expect(200);
  await other.close();
  return deviceOf(answer);
}
