import {
  API,
  STAFF_API,
  type AuditEntry,
  type PanelStaff,
  type PanelStaffWithPassword,
} from '@hatira/contract';
import { restRows } from '../../../support/requests/panel.js';
import { STAFF, useTestApp } from '../../../support/servers/test-app.js';
import { until } from '../../../support/until.js';

const test = useTestApp();
type Staff = Awaited<ReturnType<typeof test.staff>>;
let staff: Staff;

beforeEach(async () => {
  staff = await test.staff();
});
// Accounts outlive the emptying.
afterEach(async () => {
  await test.database.query(
    'DELETE FROM staff_accounts WHERE email_key <> $1',
    [STAFF.email],
  );
  await test.database.query('UPDATE staff_accounts SET disabled_at = NULL');
});

const GIVEN = 'another-long-password';

async function invite(
  email: string,
  password?: string,
): Promise<PanelStaffWithPassword> {
  const { body } = await staff
    .post(STAFF_API.rest('staff'))
    .send({ email, password, currentPassword: STAFF.password })
    .expect(201);
  return body as PanelStaffWithPassword;
}

async function logIn(email: string, password: string): Promise<Staff> {
  const browser = test.browser();
  await browser.post(API.login).send({ email, password }).expect(200);
  return browser;
}

const disable = (
  by: Staff,
  { id }: PanelStaff,
  isDisabled = true,
  currentPassword = STAFF.password,
) =>
  by.put(STAFF_API.restOne('staff', id)).send({ isDisabled, currentPassword });
const changePassword = (by: Staff, { id }: PanelStaff, body: object) =>
  by
    .post(STAFF_API.staffPassword(id))
    .send({ currentPassword: STAFF.password, ...body });
const self = async (by: Staff) =>
  (await restRows<PanelStaff>(by, 'staff')).find(
    ({ isSelf }) => isSelf,
  ) as PanelStaff;

describe('inviting staff', () => {
  it('makes up a password, tells it this one time, and lets them in', async () => {
    const account = await invite('ece@example.com');
    expect(account).toMatchObject({
      email: 'ece@example.com',
      isSelf: false,
      disabledAt: null,
    });
    await logIn('ECE@example.com', account.generatedPassword ?? '');
    const rows = await restRows<PanelStaff>(staff, 'staff', {
      sort: ['createdAt', 'DESC'],
    });
    expect(rows.map(({ email }) => email)).toEqual([
      'ece@example.com',
      STAFF.email,
    ]);
    expect(JSON.stringify(rows)).not.toMatch(/password|argon/i);
  });

  it('takes a password that is given and does not repeat it', async () => {
    const account = await invite('ece@example.com', GIVEN);
    expect(account.generatedPassword).toBeUndefined();
    await logIn('ece@example.com', GIVEN);
  });

  it('refuses an address that has an account, in any case', async () => {
    const { body } = await staff
      .post(STAFF_API.rest('staff'))
      .send({ email: 'STAFF@Example.com', currentPassword: STAFF.password })
      .expect(409);
    expect(body.code).toBe('staff_exists');
  });

  it.each([
    {},
    { email: 'nobody' },
    { email: 'a@b.co', password: 'short' },
    { email: ['a@b.co'] },
  ])(
    'refuses %j',
    async (body) =>
      void (await staff.post(STAFF_API.rest('staff')).send(body).expect(400)),
  );
});

describe('disabling staff', () => {
  it('ends their sessions and keeps them out, until they are enabled again', async () => {
    const account = await invite('ece@example.com', GIVEN);
    const ece = await logIn('ece@example.com', GIVEN);
    await disable(staff, account).expect(200);
    await ece.get(API.me).expect(401);
    await test
      .http()
      .post(API.login)
      .send({ email: 'ece@example.com', password: GIVEN })
      .expect(401);
    expect(
      await restRows(staff, 'staff', { filter: { isDisabled: true } }),
    ).toHaveLength(1);
    expect(
      (await disable(staff, account, false).expect(200)).body,
    ).toMatchObject({ disabledAt: null });
    await logIn('ece@example.com', GIVEN);
    await ece.get(API.me).expect(401);
  });

  it('never shuts out oneself', async () => {
    await invite('ece@example.com', GIVEN);
    expect(
      (await disable(staff, await self(staff)).expect(409)).body.code,
    ).toBe('staff_self');
    await staff.get(API.me).expect(200);
  });

  it('never shuts out everybody, even when two disable each other at the same moment', async () => {
    const account = await invite('ece@example.com', GIVEN);
    const ece = await logIn('ece@example.com', GIVEN);
    const first = await self(staff);
    for (let round = 0; round < 5; round++) {
      await Promise.all([
        disable(staff, account),
        disable(ece, first, true, GIVEN),
      ]);
      const [row] = await test.database.query<{ count: string }[]>(
        'SELECT count(*) FROM staff_accounts WHERE disabled_at IS NULL',
      );
      expect(row?.count).toBe('1');
      await test.database.query('UPDATE staff_accounts SET disabled_at = NULL');
      await Promise.all([
        staff.post(API.login).send(STAFF),
        ece.post(API.login).send({ email: account.email, password: GIVEN }),
      ]);
    }
  });

  it('returns 404 for an unknown account', async () => {
    const id = '0f8fad5b-d9cb-469f-a165-70867728950e';
    expect(
      (
        await staff
          .put(STAFF_API.restOne('staff', id))
          .send({ isDisabled: true, currentPassword: STAFF.password })
          .expect(404)
      ).body.code,
    ).toBe('staff_not_found');
  });
});

describe('changing a password', () => {
  it('of another ends their sessions', async () => {
    const account = await invite('ece@example.com', GIVEN);
    const ece = await logIn('ece@example.com', GIVEN);
    const { body } = await changePassword(staff, account, {}).expect(200);
    await ece.get(API.me).expect(401);
    await test
      .http()
      .post(API.login)
      .send({ email: account.email, password: GIVEN })
      .expect(401);
    await logIn(
      account.email,
      (body as PanelStaffWithPassword).generatedPassword ?? '',
    );
    const [entry] = await restRows<AuditEntry>(staff, 'audit', {
      filter: { action: 'staff_password_changed' },
    });
    expect(entry).toMatchObject({
      staffEmail: STAFF.email,
      target: account.email,
    });
  });

  it('of oneself needs the present one, keeps this session and ends the others', async () => {
    await invite('ece@example.com', GIVEN);
    const [here, elsewhere] = [
      await logIn('ece@example.com', GIVEN),
      await logIn('ece@example.com', GIVEN),
    ];
    const account = await self(here);
    const password = 'quite-a-new-password';
    for (const [currentPassword, code] of [
      [undefined, 'password_required'],
      ['', 'password_required'],
      ['wrong', 'password_wrong'],
    ]) {
      const refused = await changePassword(here, account, {
        password,
        currentPassword,
      }).expect(400);
      expect(refused.body.code).toBe(code);
    }
    await changePassword(here, account, {
      password,
      currentPassword: GIVEN,
    }).expect(200);
    await here.get(API.me).expect(200);
    await elsewhere.get(API.me).expect(401);
    await logIn('ece@example.com', password);
  });

  it('of oneself is slowed at the eleventh wrong present one, and each is entered', async () => {
    await invite('ece@example.com', GIVEN);
    const ece = await logIn('ece@example.com', GIVEN);
    const account = await self(ece);
    const attempt = (currentPassword: string) =>
      changePassword(ece, account, {
        password: 'quite-a-new-password',
        currentPassword,
      });
    for (let round = 1; round <= 2; round++) {
      for (let wrong = 1; wrong <= 9; wrong++)
        await attempt('wrong').expect(400);
      await changePassword(ece, account, {
        password: GIVEN,
        currentPassword: GIVEN,
      }).expect(200);
    }
    for (let wrong = 1; wrong <= 10; wrong++)
      await attempt('wrong').expect(400);
    expect((await attempt(GIVEN).expect(429)).body.code).toBe(
      'too_many_requests',
    );
    // The same session comes from elsewhere.
    await attempt(GIVEN).set('X-Forwarded-For', '10.0.0.7').expect(429);
    const entries = await restRows<AuditEntry>(staff, 'audit', {
      filter: { action: 'staff_password_refused' },
    });
    expect(entries).toHaveLength(28);
    expect(entries[0]).toMatchObject({
      staffId: account.id,
      staffEmail: 'ece@example.com',
      target: 'ece@example.com',
    });
    expect(JSON.stringify(entries)).not.toContain('wrong"');
  });

  it('refuses a login when the password changes during its check', async () => {
    const email = 'ece@example.com';
    await invite(email, GIVEN);
    const isWaiting = `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    const login = await test.database.transaction(async (manager) => {
      await manager.query(
        'SELECT 1 FROM staff_accounts WHERE email_key = $1 FOR UPDATE',
        [email],
      );
      const status = test
        .browser()
        .post(API.login)
        .send({ email, password: GIVEN })
        .then((answer) => answer.status);
      await until(
        'the login waits for the account',
        async () => (await test.database.query<object[]>(isWaiting)).length,
        (count) => count > 0,
      );
      await manager.query(
        `UPDATE staff_accounts SET password_hash = 'another' WHERE email_key = $1`,
        [email],
      );
      return { status };
    });
    expect(await login.status).toBe(401);
  });

  it('refuses a short one', async () => {
    const account = await invite('ece@example.com', GIVEN);
    await changePassword(staff, account, { password: 'short' }).expect(400);
    await logIn('ece@example.com', GIVEN);
  });
});
