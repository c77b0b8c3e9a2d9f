import {
  API,
  STAFF_API,
  type AuditEntry,
  type PanelStaff,
  type SecondFactorSetup,
  type SecondFactorState,
} from '@hatira/contract';
import { secondFactorSetup, secondFactorState } from '@hatira/contract/schemas';
import { codeOf } from '../../../support/requests/authenticator.js';
import { restRows } from '../../../support/requests/panel.js';
import {
  setUpSecondFactor,
  type TestSecondFactor,
} from '../../../support/requests/second-factor.js';
import { printedCode } from '../../../support/qr-code.js';
import {
  createTestApp,
  STAFF,
  useTestApp,
} from '../../../support/servers/test-app.js';

const test = useTestApp();
const GIVEN = 'another-long-password';
const ECE = { email: 'ece@example.com', password: GIVEN };
const OWN = { currentPassword: GIVEN };
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
const kept = async () =>
  JSON.stringify(
    await test.database.query(
      `SELECT second_factor_secret, pending_second_factor, (SELECT array_agg(code_hash) FROM staff_recovery_codes)
       FROM staff_accounts WHERE id = $1`,
      [id],
    ),
  );
/** The step counts as half a minute old. */
const forgetUsedStep = () =>
  test.database.query('UPDATE staff_accounts SET second_factor_step = NULL');

describe('setting a second factor up', () => {
  it('gives the app its secret, and counts once the app has answered', async () => {
    const { body } = await ece
      .post(STAFF_API.beginSecondFactor)
      .send(OWN)
      .expect(200);
    const setup = body.data as SecondFactorSetup;
    expect(secondFactorSetup.parse(setup)).toEqual(setup);
    expect(new URL(setup.uri).searchParams.get('secret')).toBe(setup.key);
    const [kind, code = ''] = setup.qr.split(',');
    expect(kind).toBe('data:image/svg+xml;base64');
    expect(await printedCode(Buffer.from(code, 'base64'))).toMatchObject({
      text: setup.uri,
      correction: 'medium',
      quiet: 4,
    });
    await logIn().expect(200);
    const wrong = await ece
      .post(STAFF_API.confirmSecondFactor)
      .send({ code: '000000' })
      .expect(400);
    expect(wrong.body.code).toBe('code_wrong');
    expect((await stateOf()).enabledAt).toBeNull();
    const confirmed = await ece
      .post(STAFF_API.confirmSecondFactor)
      .send({ code: codeOf(setup.key) })
      .expect(200);
    const codes = confirmed.body.data.recoveryCodes as string[];
    expect(new Set(codes).size).toBe(10);
    for (const code of codes)
      expect(code).toMatch(/^([a-z2-9]{5}-){2}[a-z2-9]{5}$/);
    const state = await stateOf();
    expect(secondFactorState.parse(state)).toEqual(state);
    expect(state).toMatchObject({
      enabledAt: expect.any(String),
      recoveryCodesLeft: 10,
      isRequired: false,
    });
    expect((await logIn().expect(401)).body.code).toBe(
      'second_factor_required',
    );
    expect(await trail('second_factor_enabled')).toMatchObject([
      { staffEmail: ECE.email, target: ECE.email },
    ]);
  });

  it('keeps neither secret nor recovery codes readable', async () => {
    const { key, recoveryCodes } = await setUpSecondFactor(ece, GIVEN);
    const rows = await kept();
    const trailText = JSON.stringify(await restRows(staff, 'audit'));
    for (const secret of [
      key,
      ...recoveryCodes,
      ...recoveryCodes.map((code) => code.replaceAll('-', '')),
    ]) {
      expect(rows + trailText).not.toContain(secret);
    }
  });

  it('ends the account’s other sessions, which have shown no code', async () => {
    const elsewhere = test.browser();
    await elsewhere.post(API.login).send(ECE).expect(200);
    await setUpSecondFactor(ece, GIVEN);
    await elsewhere.get(API.me).expect(401);
    await ece.get(API.me).expect(200);
  });

  it('is not confirmed before it is begun, nor an hour later', async () => {
    const confirm = (code: string) =>
      ece.post(STAFF_API.confirmSecondFactor).send({ code });
    expect((await confirm('123456').expect(409)).body.code).toBe(
      'second_factor_not_begun',
    );
    const { body } = await ece
      .post(STAFF_API.beginSecondFactor)
      .send(OWN)
      .expect(200);
    await test.database.query(
      `UPDATE staff_accounts SET pending_second_factor_at = pending_second_factor_at - interval '61 minutes'`,
    );
    const late = await confirm(codeOf(body.data.key)).expect(409);
    expect(late.body.code).toBe('second_factor_not_begun');
    expect((await stateOf()).enabledAt).toBeNull();
  });

  it('on another phone takes a code of the first, which works until the other is confirmed', async () => {
    const { key } = await setUpSecondFactor(ece, GIVEN);
    expect(
      (await ece.post(STAFF_API.beginSecondFactor).send(OWN).expect(400)).body
        .code,
    ).toBe('code_wrong');
    const begun = await ece
      .post(STAFF_API.beginSecondFactor)
      .send({ ...OWN, code: codeOf(key, 1) })
      .expect(200);
    await forgetUsedStep();
    await logIn(codeOf(key)).expect(200);
    const other = (begun.body.data as SecondFactorSetup).key;
    await ece
      .post(STAFF_API.confirmSecondFactor)
      .send({ code: codeOf(other) })
      .expect(200);
    await forgetUsedStep();
    await logIn(codeOf(key)).expect(401);
    await logIn(codeOf(other)).expect(200);
  });
});

describe('another session secret', () => {
  it('leaves the recovery codes, and with them the way in', async () => {
    const { key, recoveryCodes } = await setUpSecondFactor(ece, GIVEN);
    const env = { SESSION_SECRET: 'another-secret-of-more-than-32-letters' };
    const replica = await createTestApp({
      replicaOf: test,
      env,
    });
    try {
      expect(
        (await logIn(codeOf(key, 1), '127.0.0.1', replica).expect(401)).body
          .code,
      ).toBe('second_factor_wrong');
      await logIn(recoveryCodes[0], '127.0.0.1', replica).expect(200);
    } finally {
      await replica.close();
    }
  });
});

describe('taking a second factor off', () => {
  let factor: TestSecondFactor;
  beforeEach(async () => {
    factor = await setUpSecondFactor(ece, GIVEN);
  });

  it('takes the password and a code', async () => {
    const disable = (body: object) =>
      ece.post(STAFF_API.disableSecondFactor).send(body);
    const code = codeOf(factor.key, 1);
    expect((await disable({ code }).expect(400)).body.code).toBe(
      'password_required',
    );
    expect((await disable(OWN).expect(400)).body.code).toBe('code_wrong');
    expect(
      (await disable({ ...OWN, code: '000000' }).expect(400)).body.code,
    ).toBe('code_wrong');
    expect((await stateOf()).enabledAt).not.toBeNull();
    await disable({ ...OWN, code }).expect(200);
    expect(await stateOf()).toMatchObject({
      enabledAt: null,
      recoveryCodesLeft: 0,
    });
    expect((await disable(OWN).expect(409)).body.code).toBe(
      'second_factor_off',
    );
    await logIn().expect(200);
    expect(await trail('second_factor_disabled')).toMatchObject([
      { target: ECE.email },
    ]);
  });

  it('is a colleague’s for one whose phone is lost, and ends the sessions that may be on it', async () => {
    const reset = (by: Staff, of: string, currentPassword: string) =>
      by.post(STAFF_API.resetSecondFactor(of)).send({ currentPassword });
    expect((await reset(ece, id, GIVEN).expect(409)).body.code).toBe(
      'second_factor_own',
    );
    const [shown] = await restRows<PanelStaff>(staff, 'staff', {
      filter: { q: ECE.email },
    });
    expect(shown?.hasSecondFactor).toBe(true);
    const { body } = await reset(staff, id, STAFF.password).expect(200);
    expect(body).toMatchObject({ id, hasSecondFactor: false });
    await ece.get(API.me).expect(401);
    await logIn().expect(200);
    expect((await reset(staff, id, STAFF.password).expect(409)).body.code).toBe(
      'second_factor_off',
    );
    expect(await trail('second_factor_reset')).toMatchObject([
      { staffEmail: STAFF.email, target: ECE.email },
    ]);
  });

  it('does not follow from a new password by a colleague', async () => {
    const change = {
      password: 'quite-a-new-password',
      currentPassword: STAFF.password,
    };
    await staff.post(STAFF_API.staffPassword(id)).send(change).expect(200);
    const { body } = await test
      .http()
      .post(API.login)
      .send({ ...ECE, password: change.password })
      .expect(401);
    expect(body.code).toBe('second_factor_required');
  });
});

describe('new recovery codes', () => {
  it('take the password and a code, and come in place of those before', async () => {
    expect(
      (await ece.post(STAFF_API.recoveryCodes).send(OWN).expect(409)).body.code,
    ).toBe('second_factor_off');
    const { key, recoveryCodes } = await setUpSecondFactor(ece, GIVEN);
    expect(
      (await ece.post(STAFF_API.recoveryCodes).send(OWN).expect(400)).body.code,
    ).toBe('code_wrong');
    const { body } = await ece
      .post(STAFF_API.recoveryCodes)
      .send({ ...OWN, code: codeOf(key, 1) })
      .expect(200);
    const fresh = body.data.recoveryCodes as string[];
    expect(new Set([...fresh, ...recoveryCodes]).size).toBe(20);
    await logIn(recoveryCodes[0]).expect(401);
    await logIn(fresh[0]).expect(200);
    expect(await trail('recovery_codes_made')).toHaveLength(1);
  });
});
