import { API, STAFF_API } from '@hatira/contract';
import { InstallationService } from '../../../../apps/api/src/features/staff/installation.service.js';
import { welcomeText } from '../../../../apps/api/src/features/staff/welcome.js';
import { setUpSecondFactor } from '../../../support/requests/second-factor.js';
import {
  createTestApp,
  STAFF,
  type TestApp,
} from '../../../support/servers/test-app.js';

const WITHOUT_STAFF = { STAFF_EMAIL: '', STAFF_PASSWORD: '' };
const started: TestApp[] = [];

afterEach(async () => {
  for (const app of started.splice(0).reverse()) await app.close();
});

describe('the first start', () => {
  it('makes up a login and the path of the panel, and prints both once', async () => {
    const first = await start({ env: WITHOUT_STAFF });
    const text = await welcomeText(first.app);
    const [, email, password] =
      /Staff login, shown this one time: (\S+) \/ (\S+)/.exec(text) ?? [];
    expect(password).toMatch(/^([a-z2-9]{5}-){3}[a-z2-9]{5}$/);
    await first.http().post(API.login).send({ email, password }).expect(200);
    const path = /Panel: \S+\/(hatira-\d{8})$/m.exec(text)?.[1];
    expect(path).toBeDefined();

    const second = await start({ env: WITHOUT_STAFF, replicaOf: first });
    const again = await welcomeText(second.app);
    expect(again).toContain(`/${path}`);
    expect(again).not.toContain('Staff login');
    await second.http().post(API.login).send({ email, password }).expect(200);
  });

  it('is decided by one of the processes that start at the same moment', async () => {
    const first = await start({ env: WITHOUT_STAFF });
    const second = await start({ env: WITHOUT_STAFF, replicaOf: first });
    await first.database.query('TRUNCATE settings, staff_accounts CASCADE');
    const both = [first, second].map(({ app }) => app.get(InstallationService));
    await Promise.all(both.map((installation) => installation.prepare()));
    expect(both[0]?.adminPath).toBe(both[1]?.adminPath);
    expect(both.filter(({ generatedLogin }) => generatedLogin)).toHaveLength(1);
    expect(
      await first.database.query('SELECT 1 FROM staff_accounts'),
    ).toHaveLength(1);
  });

  it('prints no login that the operator has chosen', async () => {
    const app = await start({});
    expect(await welcomeText(app.app)).not.toContain(STAFF.email);
    await app.http().post(API.login).send(STAFF).expect(200);
  });
});

describe('a later start', () => {
  it('accepts a changed STAFF_PASSWORD and ends sessions opened with the old one', async () => {
    const first = await start({});
    const browser = await first.staff();
    const password = 'another-long-password';
    const second = await start({
      env: { STAFF_PASSWORD: password },
      replicaOf: first,
    });
    await browser.get(API.me).expect(401);
    await second.http().post(API.login).send(STAFF).expect(401);
    await second
      .http()
      .post(API.login)
      .send({ ...STAFF, password })
      .expect(200);
    const session = await second.staff();
    const third = await start({
      env: { STAFF_PASSWORD: password },
      replicaOf: second,
    });
    await session.get(API.me).expect(200);
    expect(
      await third.database.query('SELECT 1 FROM staff_accounts'),
    ).toHaveLength(1);
  });

  it('leaves a password that staff have set since, until another STAFF_PASSWORD is given', async () => {
    const first = await start({});
    const browser = await first.staff();
    const own = 'my-own-long-password';
    const { id } = (await browser.get(API.me).expect(200)).body.data as {
      id: string;
    };
    const change = { password: own, currentPassword: STAFF.password };
    await browser.post(STAFF_API.staffPassword(id)).send(change).expect(200);
    const logIn = (to: TestApp, password: string) =>
      to
        .http()
        .post(API.login)
        .send({ ...STAFF, password });

    const second = await start({ replicaOf: first });
    await browser.get(API.me).expect(200);
    await logIn(second, own).expect(200);
    await logIn(second, STAFF.password).expect(401);

    const given = 'given-by-the-operator';
    for (const round of [1, 2]) {
      const later = await start({
        env: { STAFF_PASSWORD: given },
        replicaOf: first,
      });
      await logIn(later, given).expect(200);
      await logIn(later, own).expect(401);
      expect([round, (await browser.get(API.me)).status]).toEqual([round, 401]);
    }
    const entries = await first.database.query<{ line: string }[]>(
      `SELECT concat_ws(' ', staff_email, action, target) AS line FROM audit_entries
       WHERE action IN ('staff_invited', 'staff_password_changed') ORDER BY at`,
    );
    expect(entries.map(({ line }) => line)).toEqual([
      `operator staff_invited ${STAFF.email}`,
      `${STAFF.email} staff_password_changed ${STAFF.email}`,
      `operator staff_password_changed ${STAFF.email}`,
    ]);
  });

  it('takes the second factor off with another STAFF_PASSWORD, and with that one alone', async () => {
    const first = await start({});
    await setUpSecondFactor(await first.staff(), STAFF.password);
    const logIn = (to: TestApp, password: string) =>
      to
        .http()
        .post(API.login)
        .send({ ...STAFF, password });

    const second = await start({ replicaOf: first });
    expect((await logIn(second, STAFF.password).expect(401)).body.code).toBe(
      'second_factor_required',
    );
    const password = 'given-by-the-operator';
    const third = await start({
      env: { STAFF_PASSWORD: password },
      replicaOf: first,
    });
    await logIn(third, password).expect(200);
    expect(
      await first.database.query('SELECT 1 FROM staff_recovery_codes'),
    ).toEqual([]);
    const entries = await first.database.query<{ line: string }[]>(
      `SELECT concat_ws(' ', staff_email, action, target) AS line FROM audit_entries WHERE action LIKE 'second_factor%'
       ORDER BY at`,
    );
    expect(entries.map(({ line }) => line)).toEqual([
      `${STAFF.email} second_factor_enabled ${STAFF.email}`,
      `operator second_factor_reset ${STAFF.email}`,
    ]);
  });

  it('adds the account of another STAFF_EMAIL', async () => {
    const first = await start({});
    const second = await start({
      env: { STAFF_EMAIL: 'new@example.com' },
      replicaOf: first,
    });
    await second
      .http()
      .post(API.login)
      .send({ ...STAFF, email: 'new@example.com' })
      .expect(200);
    await second.http().post(API.login).send(STAFF).expect(200);
  });
});

describe('the panel and the product', () => {
  it('are where ADMIN_PATH and PUBLIC_URL say', async () => {
    const env = {
      ADMIN_PATH: 'our-panel-42',
      PUBLIC_URL: 'https://wedding.example/',
    };
    const app = await start({ env });
    const text = await welcomeText(app.app);
    expect(text).toContain('  https://wedding.example\n');
    expect(text).toContain('  Panel: https://wedding.example/our-panel-42\n');
    const staff = await login(app);
    const call = app
      .http()
      .post(API.wedding)
      .set('Cookie', staff)
      .send({ weddingPath: 'Our-Panel-42' });
    expect((await call.expect(400)).body.code).toBe('slug_reserved');
  });

  it('are also reached from the local network', async () => {
    const app = await start({ env: { HOST: '0.0.0.0' } });
    expect(await welcomeText(app.app)).toMatch(
      /^ {2}http:\/\/localhost:\d+\n( {2}http:\/\/\d+\.\d+\.\d+\.\d+:\d+\n)*/m,
    );
  });

  it('do not start with a panel where another page is', async () => {
    await expect(
      createTestApp({ env: { ADMIN_PATH: 'how-it-works' } }),
    ).rejects.toThrow('ADMIN_PATH');
  });
});

describe('behind TLS', () => {
  it('cookies are Secure, and browsers are told to come by TLS alone', async () => {
    const app = await start({ env: { PUBLIC_URL: 'https://wedding.example' } });
    const response = await app
      .http()
      .post(API.login)
      .set('Origin', 'https://wedding.example')
      .send(STAFF)
      .expect(200);
    expect(String(response.headers['set-cookie'])).toContain('; Secure');
    expect(response.headers['strict-transport-security']).toBe(
      'max-age=31536000',
    );
    await app
      .http()
      .post(API.login)
      .set('Origin', 'https://other.example')
      .send(STAFF)
      .expect(403);
  });
});

async function start(
  options: Parameters<typeof createTestApp>[0],
): Promise<TestApp> {
  const app = await createTestApp({ ...options });
  started.push(app);
  return app;
}

async function login(app: TestApp): Promise<string> {
  const { headers } = await app.http().post(API.login).send(STAFF).expect(200);
  return String(headers['set-cookie']).split(';')[0] ?? '';
}
