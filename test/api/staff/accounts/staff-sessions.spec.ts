import {
  API,
  STAFF_API,
  type AuditEntry,
  type StaffSessionEntry,
} from '@hatira/contract';
import { staffSessionEntry } from '@hatira/contract/schemas';
import { restRows } from '../../../support/requests/panel.js';
import {
  createTestApp,
  STAFF,
  useTestApp,
} from '../../../support/servers/test-app.js';

const test = useTestApp();
const FIREFOX =
  'Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0';
const CHROME =
  'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36';
const DAY_MS = 24 * 3_600_000;
type Staff = Awaited<ReturnType<typeof test.staff>>;

async function logIn(
  userAgent = FIREFOX,
  address = '203.0.113.77',
): Promise<Staff> {
  const browser = test.browser();
  const login = browser
    .post(API.login)
    .set('User-Agent', userAgent)
    .set('X-Forwarded-For', address);
  await login.send(STAFF).expect(200);
  return browser;
}

async function sessions(of: Staff): Promise<StaffSessionEntry[]> {
  return (await of.get(STAFF_API.sessions).expect(200)).body
    .data as StaffSessionEntry[];
}

const age = (interval: string) =>
  test.database.query(
    `UPDATE staff_sessions SET created_at = created_at - $1::interval, expires_at = expires_at - $1::interval,
       last_seen_at = last_seen_at - $1::interval`,
    [interval],
  );

describe('a session', () => {
  it('ends 30 days after its login, however much it is used', async () => {
    const browser = await logIn();
    let cookie: string | undefined;
    for (let day = 1; day <= 29; day++) {
      await age('1 day 1 minute');
      const { headers } = await browser.get(API.me).expect(200);
      cookie =
        (headers['set-cookie'] as unknown as string[] | undefined)?.[0] ??
        cookie;
    }
    // The cookie ends with the session.
    expect(Number(/Max-Age=(\d+)/.exec(cookie ?? '')?.[1])).toBeLessThan(
      (14 * DAY_MS) / 1_000,
    );
    const [session] = await sessions(browser);
    expect(
      Date.parse(session!.endsAt) - Date.parse(session!.createdAt),
    ).toBeLessThanOrEqual(30 * DAY_MS);
    await age('1 day');
    await browser.get(API.me).expect(401);
  });

  it('ends after 30 days even where its row says a later end', async () => {
    const browser = await logIn();
    await test.database.query(
      `UPDATE staff_sessions SET created_at = now() - interval '30 days 1 minute', expires_at = now() + interval '9 days'`,
    );
    await browser.get(API.me).expect(401);
  });

  it('lasts no longer than 30 days where SESSION_DAYS is longer', async () => {
    const replica = await createTestApp({
      replicaOf: test,
      env: { SESSION_DAYS: '365' },
    });
    try {
      const { headers } = await replica
        .http()
        .post(API.login)
        .send(STAFF)
        .expect(200);
      expect(String(headers['set-cookie'])).toContain(
        `Max-Age=${(30 * DAY_MS) / 1_000};`,
      );
    } finally {
      await replica.close();
    }
  });

  it('notes its last use now and then, not at each request', async () => {
    const browser = await logIn();
    const first = (await sessions(browser))[0]!.lastSeenAt;
    await age('4 minutes');
    await browser.get(API.me).expect(200);
    const stale = Date.parse((await sessions(browser))[0]!.lastSeenAt);
    expect(Math.abs(Date.parse(first) - stale - 4 * 60_000)).toBeLessThan(
      1_000,
    );
    await age('2 minutes');
    await browser
      .get(API.me)
      .set('X-Forwarded-For', '2001:db8:1:2::3')
      .expect(200);
    const [seen] = await sessions(browser);
    expect(Date.parse(seen!.lastSeenAt)).toBeGreaterThan(stale);
    expect(seen!.network).toBe('2001:db8:1::/48');
  });
});

describe('the list of sessions', () => {
  it('shows browser, system and network of each, marks the current one, and holds no token', async () => {
    const [here] = [
      await logIn(FIREFOX),
      await logIn(CHROME, '2001:db8:1:2::3'),
    ];
    const list = await sessions(here);
    expect(list.map((each) => staffSessionEntry.parse(each))).toEqual(list);
    expect(list).toMatchObject([
      {
        browser: 'Firefox',
        system: 'Linux',
        network: '203.0.113.0/24',
        isCurrent: true,
      },
      {
        browser: 'Chrome',
        system: 'Windows',
        network: '2001:db8:1::/48',
        isCurrent: false,
      },
    ]);
    const rows = await test.database.query<object[]>(
      'SELECT * FROM staff_sessions',
    );
    expect(JSON.stringify([list, rows])).not.toMatch(
      /203\.0\.113\.77|::3|Mozilla|Gecko/,
    );
  });

  it('ends one of them, which answers 401 at once on another replica', async () => {
    const replica = await createTestApp({ replicaOf: test });
    try {
      const { headers } = await replica
        .http()
        .post(API.login)
        .set('User-Agent', CHROME)
        .send(STAFF)
        .expect(200);
      const cookie = String(headers['set-cookie']).split(';')[0] ?? '';
      const here = await logIn();
      const there = (await sessions(here)).find(({ isCurrent }) => !isCurrent)!;
      await replica.http().get(API.me).set('Cookie', cookie).expect(200);
      await here.post(STAFF_API.endSession(there.id)).expect(200);
      await replica.http().get(API.me).set('Cookie', cookie).expect(401);
      expect(
        (await here.post(STAFF_API.endSession(there.id)).expect(404)).body.code,
      ).toBe('session_not_found');
      expect(await sessions(here)).toHaveLength(1);
      const [entry] = await restRows<AuditEntry>(here, 'audit', {
        filter: { action: 'session_ended' },
      });
      expect(entry).toMatchObject({
        target: STAFF.email,
        details: { browser: 'Chrome', system: 'Windows' },
      });
    } finally {
      await replica.close();
    }
  });

  it('ends all others, and stays', async () => {
    const [here, ...others] = [
      await logIn(),
      await logIn(CHROME),
      await logIn(CHROME),
    ];
    const { body } = await here.post(STAFF_API.endOtherSessions).expect(200);
    expect(body.data).toEqual({ ended: 2 });
    for (const other of others) await other.get(API.me).expect(401);
    expect(await sessions(here)).toMatchObject([{ isCurrent: true }]);
    const [entry] = await restRows<AuditEntry>(here, 'audit', {
      filter: { action: 'sessions_ended' },
    });
    expect(entry).toMatchObject({ target: STAFF.email, details: { count: 2 } });
  });

  it('neither shows nor ends those of a colleague', async () => {
    const here = await logIn();
    const invitation = {
      email: 'ece@example.com',
      password: 'another-long-password',
    };
    await here
      .post(STAFF_API.rest('staff'))
      .send({ ...invitation, currentPassword: STAFF.password })
      .expect(201);
    const colleague = test.browser();
    await colleague.post(API.login).send(invitation).expect(200);
    const [theirs] = await sessions(colleague);
    expect(await sessions(here)).toHaveLength(1);
    await here.post(STAFF_API.endSession(theirs!.id)).expect(404);
    await colleague.get(API.me).expect(200);
    await test.database.query(
      'DELETE FROM staff_accounts WHERE email_key <> $1',
      [STAFF.email],
    );
  });
});
