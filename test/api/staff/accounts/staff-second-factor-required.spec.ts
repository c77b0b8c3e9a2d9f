import { API, STAFF_API } from '@hatira/contract';
import { ROUTE_GROUPS } from '../../../../apps/api/src/features/docs/openapi-routes.js';
import { SettingsService } from '../../../../apps/api/src/platform/settings/settings.service.js';
import { codeOf } from '../../../support/requests/authenticator.js';
import { setUpSecondFactor } from '../../../support/requests/second-factor.js';
import {
  createTestApp,
  STAFF,
  useTestApp,
  type TestApp,
} from '../../../support/servers/test-app.js';
import { until } from '../../../support/until.js';

const test = useTestApp();
const OWN = { currentPassword: STAFF.password };
const SETUP = [
  API.me,
  STAFF_API.secondFactor,
  STAFF_API.beginSecondFactor,
  STAFF_API.confirmSecondFactor,
] as string[];
type Staff = Awaited<ReturnType<typeof test.staff>>;

const require = (by: Staff, staffSecondFactor: 'required' | null) =>
  by
    .put(STAFF_API.settings)
    .send({ staffSecondFactor, ...OWN })
    .expect(200);

// Both outlive the emptying.
afterEach(async () => {
  await test.database.query(
    `DELETE FROM settings WHERE key = 'staff_settings'`,
  );
  await test.database.query(
    'UPDATE staff_accounts SET second_factor_at = NULL, second_factor_secret = NULL, second_factor_step = NULL',
  );
  // The process keeps its settings for seconds.
  const settings = test.app.get(SettingsService, { strict: false });
  await until(
    'the setting is read again',
    async () => (await settings.current()).staffSecondFactor,
    'off',
  );
});

async function answers(of: Staff): Promise<Map<string, string>> {
  const routes = ROUTE_GROUPS.flatMap((group) => group.routes).filter(
    ({ access }) => access === 'staff',
  );
  const others = routes.filter(({ path }) => !SETUP.includes(path));
  const found = new Map<string, string>();
  for (const { method, path } of others) {
    const url = path
      .replace('{hash}', '123456789012345')
      .replace(/{\w+}/g, '0f8fad5b-d9cb-469f-a165-70867728950e');
    const { status, body } = await of[method](url);
    found.set(
      `${method} ${path}`,
      `${status} ${(body as { code?: string }).code}`,
    );
  }
  return found;
}

describe('a second factor that staff need', () => {
  it('allows accounts without one only its setup, in the session that they have', async () => {
    const staff = await test.staff();
    await require(staff, 'required');
    const refused = await answers(staff);
    expect(refused.size).toBeGreaterThan(35);
    expect(new Set(refused.values())).toEqual(
      new Set(['403 second_factor_setup_required']),
    );
    expect((await staff.get(STAFF_API.queues)).status).toBe(403);

    const again = await test.http().post(API.login).send(STAFF).expect(200);
    expect(again.body.data).toMatchObject({
      email: STAFF.email,
      mustSetUpSecondFactor: true,
    });
    expect((await staff.get(API.me).expect(200)).body.data).toMatchObject({
      mustSetUpSecondFactor: true,
    });
    await setUpSecondFactor(staff, STAFF.password);
    expect((await staff.get(API.me).expect(200)).body.data).not.toHaveProperty(
      'mustSetUpSecondFactor',
    );
    await staff.get(API.weddings).expect(200);
    await staff.get(STAFF_API.queues).redirects(1).expect(200);
  });

  it('can be logged out of without one', async () => {
    const staff = await test.staff();
    await require(staff, 'required');
    await staff.post(API.logout).expect(200);
    await staff.get(API.me).expect(401);
  });

  it('cannot be turned off, but changed for another', async () => {
    const staff = await test.staff();
    await require(staff, 'required');
    const { key, recoveryCodes } = await setUpSecondFactor(
      staff,
      STAFF.password,
    );
    const refused = await staff
      .post(STAFF_API.disableSecondFactor)
      .send({ ...OWN, code: codeOf(key, 1) })
      .expect(409);
    expect(refused.body.code).toBe('second_factor_mandatory');
    await staff
      .post(STAFF_API.beginSecondFactor)
      .send({ ...OWN, code: recoveryCodes[0] })
      .expect(200);
    expect(
      (await staff.get(STAFF_API.secondFactor).expect(200)).body.data,
    ).toMatchObject({ isRequired: true });
  });

  it('is one on all replicas, by the setting or by STAFF_SECOND_FACTOR', async () => {
    const staff = await test.staff();
    const plain = await createTestApp({ replicaOf: test });
    const strict = await createTestApp({
      replicaOf: test,
      env: { STAFF_SECOND_FACTOR: 'required' },
    });
    const statusOn = async (replica: TestApp) => {
      const browser = replica.browser();
      await browser.post(API.login).send(STAFF).expect(200);
      return (await browser.get(API.weddings)).status;
    };
    try {
      expect([await statusOn(plain), await statusOn(strict)]).toEqual([
        200, 403,
      ]);
      await require(staff, 'required');
      await until('the other process knows', () => statusOn(plain), 403);
    } finally {
      await Promise.all([plain.close(), strict.close()]);
    }
  });

  it.each([
    {},
    { currentPassword: '' },
    { currentPassword: 'not-the-password' },
  ])('is not changed without the own password: %j', async (password) => {
    const staff = await test.staff();
    await require(staff, 'required');
    await setUpSecondFactor(staff, STAFF.password);
    for (const staffSecondFactor of ['off', null]) {
      const changes = { staffSecondFactor, brandPrice: 1_200, ...password };
      const { body } = await staff
        .put(STAFF_API.settings)
        .send(changes)
        .expect(400);
      expect(body.code).toBe(
        password.currentPassword ? 'password_wrong' : 'password_required',
      );
    }
    const { body } = await staff.get(STAFF_API.settings).expect(200);
    expect(body.data).toMatchObject({
      staffSecondFactor: { value: 'required' },
      brandPrice: { value: 995 },
    });
  });

  it('asks for no password where it stays the same', async () => {
    const staff = await test.staff();
    await staff
      .put(STAFF_API.settings)
      .send({ staffSecondFactor: null, brandPrice: 1_200 })
      .expect(200);
    await require(staff, 'required');
    await setUpSecondFactor(staff, STAFF.password);
    await staff
      .put(STAFF_API.settings)
      .send({ staffSecondFactor: 'required', brandPrice: null })
      .expect(200);
  });

  it('refuses another value', async () => {
    const staff = await test.staff();
    const { body } = await staff
      .put(STAFF_API.settings)
      .send({ staffSecondFactor: 'maybe' })
      .expect(400);
    expect(body.details.fields).toHaveProperty('staffSecondFactor');
  });
});
