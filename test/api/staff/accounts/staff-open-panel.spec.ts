import {
  API,
  STAFF_API,
  type AuditEntry,
  type PanelStaff,
} from '@hatira/contract';
import { createWedding } from '../../../support/fixtures/weddings.js';
import { restRows } from '../../../support/requests/panel.js';
import { STAFF, useTestApp } from '../../../support/servers/test-app.js';

const test = useTestApp();
const GIVEN = 'another-long-password';
const COLLEAGUE = 'ece@example.com';
type Staff = Awaited<ReturnType<typeof test.staff>>;
let panel: Staff;
let colleague: Staff;
let id: string;

beforeEach(async () => {
  panel = await test.staff();
  const invitation = {
    email: COLLEAGUE,
    password: GIVEN,
    currentPassword: STAFF.password,
  };
  ({ id } = (
    await panel.post(STAFF_API.rest('staff')).send(invitation).expect(201)
  ).body as PanelStaff);
  colleague = test.browser();
  await colleague
    .post(API.login)
    .send({ email: COLLEAGUE, password: GIVEN })
    .expect(200);
});
// Accounts outlive the emptying.
afterEach(() =>
  test.database.query('DELETE FROM staff_accounts WHERE email_key <> $1', [
    STAFF.email,
  ]),
);

const calls = (): [string, (body: object) => ReturnType<Staff['post']>][] => [
  [
    'invite',
    (body) =>
      panel
        .post(STAFF_API.rest('staff'))
        .send({ email: 'backdoor@evil.example', ...body }),
  ],
  [
    'reset a password',
    (body) => panel.post(STAFF_API.staffPassword(id)).send(body),
  ],
  [
    'disable',
    (body) =>
      panel
        .put(STAFF_API.restOne('staff', id))
        .send({ isDisabled: true, ...body }),
  ],
  [
    'enable',
    (body) =>
      panel
        .put(STAFF_API.restOne('staff', id))
        .send({ isDisabled: false, ...body }),
  ],
  [
    'end sessions',
    (body) => panel.post(STAFF_API.endStaffSessions(id)).send(body),
  ],
  [
    'reset a second factor',
    (body) => panel.post(STAFF_API.resetSecondFactor(id)).send(body),
  ],
  [
    'begin a second factor',
    (body) => panel.post(STAFF_API.beginSecondFactor).send(body),
  ],
  [
    'disable a second factor',
    (body) => panel.post(STAFF_API.disableSecondFactor).send(body),
  ],
  [
    'make recovery codes',
    (body) => panel.post(STAFF_API.recoveryCodes).send(body),
  ],
];

async function state(): Promise<unknown> {
  return test.database.query(
    `SELECT email_key, password_hash, disabled_at, second_factor_at, pending_second_factor,
       (SELECT count(*) FROM staff_sessions WHERE staff_id = staff_accounts.id) AS sessions
     FROM staff_accounts ORDER BY email_key`,
  );
}

describe('an open panel without the password of its owner', () => {
  it.each<[string, object, string]>([
    ['no password', {}, 'password_required'],
    ['an empty password', { currentPassword: '' }, 'password_required'],
    [
      'a wrong password',
      { currentPassword: 'a-wrong-password' },
      'password_wrong',
    ],
    [
      'the password of the colleague',
      { currentPassword: GIVEN },
      'password_wrong',
    ],
  ])('changes no account with %s', async (_, body, code) => {
    const before = await state();
    for (const [name, call] of calls()) {
      const answer = await call(body);
      expect([name, answer.status, answer.body.code]).toEqual([
        name,
        400,
        code,
      ]);
    }
    expect(await state()).toEqual(before);
    await colleague.get(API.me).expect(200);
    const refused = await restRows<AuditEntry>(panel, 'audit', {
      filter: { action: 'staff_password_refused' },
    });
    expect(refused).toHaveLength(
      code === 'password_wrong' ? calls().length : 0,
    );
  });

  it('is refused a password that is no text with the field', async () => {
    for (const [name, call] of calls()) {
      const { status, body } = await call({ currentPassword: ['x'] });
      expect([name, status, body.code]).toEqual([
        name,
        400,
        'validation_failed',
      ]);
      expect(body.details.fields).toHaveProperty('currentPassword');
    }
  });

  it('has ten tries over all calls together, then the right password waits too', async () => {
    for (let wrong = 0; wrong < 10; wrong++) {
      const [, call] = calls()[wrong % calls().length]!;
      await call({ currentPassword: `wrong-${wrong}` }).expect(400);
    }
    for (const [name, call] of calls()) {
      const { status, headers } = await call({
        currentPassword: STAFF.password,
      });
      expect([name, status, Number(headers['retry-after']) > 0]).toEqual([
        name,
        429,
        true,
      ]);
    }
  });
});

describe('the owner of the panel', () => {
  it('is asked for the password after wrong logins of strangers in the same network, and is not told to wait', async () => {
    const { hash } = await createWedding(test);
    const guess = { ...STAFF, password: 'a-guess' };
    for (let attempt = 0; attempt < 10; attempt++)
      await test.http().post(API.login).send(guess).expect(401);
    await test.http().post(API.login).send(STAFF).expect(429);
    const { body } = await panel
      .post(STAFF_API.coupleLink(hash))
      .send({ currentPassword: STAFF.password })
      .expect(200);
    expect(body.hash).not.toBe(hash);
    await test.http().post(API.login).send(STAFF).expect(429);
  });

  it('ends the sessions of a colleague, at once on all replicas', async () => {
    const { body } = await panel
      .post(STAFF_API.endStaffSessions(id))
      .send({ currentPassword: STAFF.password })
      .expect(200);
    expect(body).toEqual({ success: true, data: { ended: 1 } });
    await colleague.get(API.me).expect(401);
    await panel.get(API.me).expect(200);
    const [entry] = await restRows<AuditEntry>(panel, 'audit', {
      filter: { action: 'sessions_ended' },
    });
    expect(entry).toMatchObject({
      staffEmail: STAFF.email,
      target: COLLEAGUE,
      details: { count: 1 },
    });
  });

  it('is told when there is no such account', async () => {
    const nobody = '0f8fad5b-d9cb-469f-a165-70867728950e';
    for (const path of [
      STAFF_API.endStaffSessions(nobody),
      STAFF_API.resetSecondFactor(nobody),
    ]) {
      const { body } = await panel
        .post(path)
        .send({ currentPassword: STAFF.password })
        .expect(404);
      expect(body.code).toBe('staff_not_found');
    }
  });
});
