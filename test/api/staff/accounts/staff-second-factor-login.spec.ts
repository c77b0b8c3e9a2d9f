import {
  API,
  STAFF_API,
  type AuditEntry,
  type PanelStaff,
  type SecondFactorState,
} from '@hatira/contract';
import { codeOf } from '../../../support/requests/authenticator.js';
import { restRows } from '../../../support/requests/panel.js';
import {
  setUpSecondFactor,
  type TestSecondFactor,
} from '../../../support/requests/second-factor.js';
import {
  createTestApp,
  STAFF,
  useTestApp,
} from '../../../support/servers/test-app.js';
import { until } from '../../../support/until.js';

const test = useTestApp();
const GIVEN = 'another-long-password';
const ECE = { email: 'ece@example.com', password: GIVEN };
type Staff = Awaited<ReturnType<typeof test.staff>>;
let staff: Staff;
let ece: Staff;
let id: string;

beforeEach(async () => {
  staff = await test.staff();
  const invitation = { ...ECE, currentPassword: STAFF.password };
  ({ id } = (
    await staff.post(STAFF_API.rest('staff')).send(invitation).expect(201)
  ).body as PanelStaff);
  ece = test.browser();
  await ece.post(API.login).send(ECE).expect(200);
});
// Accounts outlive the emptying.
afterEach(() =>
  test.database.query('DELETE FROM staff_accounts WHERE email_key <> $1', [
    STAFF.email,
  ]),
);

const logIn = (code?: string, address = '127.0.0.1', url = test) =>
  url
    .browser()
    .post(API.login)
    .set('X-Forwarded-For', address)
    .send({ ...ECE, code });
const stateOf = async (by = ece) =>
  (await by.get(STAFF_API.secondFactor).expect(200)).body
    .data as SecondFactorState;
const trail = (action: AuditEntry['action']) =>
  restRows<AuditEntry>(staff, 'audit', { filter: { action } });

/** The step counts as half a minute old. */
const forgetUsedStep = () =>
  test.database.query('UPDATE staff_accounts SET second_factor_step = NULL');

describe('a login with a second factor', () => {
  let factor: TestSecondFactor;
  beforeEach(async () => {
    factor = await setUpSecondFactor(ece, GIVEN);
  });

  it('opens no session without a code, and does not mention it after a wrong password', async () => {
    const refused = await logIn().expect(401);
    expect(refused.body.code).toBe('second_factor_required');
    expect(refused.headers['set-cookie']).toBeUndefined();
    const guess = test.http().post(API.login);
    const { body } = await guess
      .send({
        ...ECE,
        password: 'a-wrong-password',
        code: codeOf(factor.key, 1),
      })
      .expect(401);
    expect(body.code).toBe('invalid_credentials');
  });

  it('takes a code once, on all replicas together, and no older one', async () => {
    const replica = await createTestApp({ replicaOf: test });
    try {
      const code = codeOf(factor.key, 1);
      const tries = [test, replica, test, replica].map((url) =>
        logIn(code, '127.0.0.1', url).then((a) => a.status),
      );
      expect((await Promise.all(tries)).sort()).toEqual([200, 401, 401, 401]);
      expect((await logIn(code).expect(401)).body.code).toBe(
        'second_factor_wrong',
      );
      await logIn(codeOf(factor.key)).expect(401);
    } finally {
      await replica.close();
    }
  });

  it('takes the code with a space in it', async () => {
    await logIn(codeOf(factor.key, 1).replace(/^.../, '$& ')).expect(200);
  });

  it.each(['', ' '])('answers the code %j like none', async (code) => {
    expect((await logIn(code).expect(401)).body.code).toBe(
      'second_factor_required',
    );
  });

  it('refuses text that is not a code', async () => {
    for (const code of [
      '12345',
      '1234567',
      '٠١٢٣٤٥',
      'abcde-fghij-klmno',
      'a\u0000b',
      `' OR 1=1`,
    ]) {
      const { status, body } = await logIn(code);
      expect([code, status, body.code]).toEqual([
        code,
        401,
        'second_factor_wrong',
      ]);
    }
  });

  it('takes ten wrong codes of an account a day from devices without an earlier login, and enters each', async () => {
    for (let attempt = 1; attempt <= 10; attempt++)
      await logIn('000000', `203.0.${attempt}.5`).expect(401);
    const slowed = await logIn(codeOf(factor.key, 1), '203.0.77.5').expect(429);
    expect(Number(slowed.headers['retry-after'])).toBeGreaterThan(3_600);
    expect(await trail('second_factor_refused')).toHaveLength(10);
    await test.http().post(API.login).send(STAFF).expect(200);
  });

  it('takes a right code of a known device after wrong ones from elsewhere', async () => {
    for (let attempt = 1; attempt <= 10; attempt++)
      await logIn('000000').expect(401);
    await logIn(codeOf(factor.key, 1)).expect(429);
    await ece
      .post(API.login)
      .send({ ...ECE, code: codeOf(factor.key, 1) })
      .expect(200);
  });

  it('takes eight wrong codes of an account a day from known devices, which count for them alone', async () => {
    const again = (code: string) => ece.post(API.login).send({ ...ECE, code });
    for (let attempt = 1; attempt <= 8; attempt++)
      await again('000000').expect(401);
    const slowed = await again(codeOf(factor.key, 1)).expect(429);
    expect(Number(slowed.headers['retry-after'])).toBeGreaterThan(3_600);
    await logIn(codeOf(factor.key, 1)).expect(200);
  });

  it('keeps wrong codes counted after a right one', async () => {
    for (let attempt = 1; attempt <= 9; attempt++)
      await logIn('000000').expect(401);
    await logIn(codeOf(factor.key, 1)).expect(200);
    await logIn('000000').expect(401);
    await forgetUsedStep();
    await logIn(codeOf(factor.key, 1)).expect(429);
  });

  it('counts codes that come at the same moment', async () => {
    const tries = Array.from({ length: 20 }, () =>
      logIn('000000', '203.0.113.5').then(({ status }) => status),
    );
    const answers = await Promise.all(tries);
    expect(answers.filter((status) => status === 401)).toHaveLength(10);
    expect(answers.filter((status) => status === 429)).toHaveLength(10);
  });

  it('takes each recovery code once, however it is typed', async () => {
    const [first = '', second = ''] = factor.recoveryCodes;
    await logIn(
      ` ${first.replaceAll('-', ' ').toUpperCase().replaceAll('I', 'İ')} `,
    ).expect(200);
    expect((await stateOf()).recoveryCodesLeft).toBe(9);
    await logIn(first).expect(401);
    const tries = [1, 2, 3].map(() =>
      logIn(second).then(({ status }) => status),
    );
    expect((await Promise.all(tries)).sort()).toEqual([200, 401, 401]);
    expect(await trail('recovery_code_used')).toMatchObject([
      { details: { left: 8 } },
      { details: { left: 9 } },
    ]);
  });

  it('opens no session where it was set up while the password alone was being checked', async () => {
    await test.database.query(
      'UPDATE staff_accounts SET second_factor_at = NULL, second_factor_secret = NULL',
    );
    const isWaiting = `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    const { login } = await test.database.transaction(async (manager) => {
      await manager.query(
        'SELECT 1 FROM staff_accounts WHERE id = $1 FOR UPDATE',
        [id],
      );
      const status = logIn().then((answer) => answer.status);
      await until(
        'the login waits for the account',
        async () => (await test.database.query<object[]>(isWaiting)).length,
        (count) => count > 0,
      );
      await manager.query(
        `UPDATE staff_accounts SET second_factor_at = now(), second_factor_secret = '' WHERE id = $1`,
        [id],
      );
      return { login: status };
    });
    expect(await login).toBe(401);
  });
});
