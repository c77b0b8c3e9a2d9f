import { API, type ProblemCode } from '@hatira/contract';
import { useTestApp } from '../../support/servers/test-app.js';
import { createWedding } from '../../support/fixtures/weddings.js';

const SLUG = 'AyşeNur-140626-Mehmet';
const test = useTestApp();

describe('creating a wedding', () => {
  it('answers the wedding, open for uploads, with a hash of 15 to 16 digits', async () => {
    const wedding = await createWedding(test, SLUG);
    expect(wedding).toEqual({
      weddingPath: SLUG,
      hash: expect.any(Number),
      isEnabled: true,
      titleFont: 'default',
      hasBackground: false,
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    });
    expect(String(wedding.hash)).toMatch(/^\d{15,16}$/);
    expect(Number.isSafeInteger(wedding.hash)).toBe(true);
  });

  it('keeps the path trimmed and in Unicode NFC', async () => {
    const wedding = await createWedding(test, '  Ays\u0327e-wedding  ');
    expect(wedding.weddingPath).toBe('Ay\u015fe-wedding');
  });

  it.each([
    SLUG,
    'AYŞENUR-140626-MEHMET',
    'ayşenur-140626-mehmet',
    'Ays\u0327eNur-140626-Mehmet',
  ])('refuses %s when it is taken', async (weddingPath) => {
    await createWedding(test, SLUG);
    const { body } = await (
      await test.staff()
    )
      .post(API.wedding)
      .send({ weddingPath })
      .expect(409);
    expect(body).toMatchObject({
      success: false,
      code: 'slug_taken',
      error: 'Bu wedding path zaten mevcut',
    });
  });

  it('gives the path to one of several that ask at the same moment', async () => {
    const staff = await test.staff();
    const calls = Array.from({ length: 8 }, () =>
      staff.post(API.wedding).send({ weddingPath: SLUG }),
    );
    const statuses = (await Promise.all(calls)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(7);
  });

  it.each<[string, unknown, ProblemCode]>([
    ['nothing', {}, 'validation_failed'],
    ['a number', { weddingPath: 2025 }, 'validation_failed'],
    ['null', { weddingPath: null }, 'validation_failed'],
    ['a list', { weddingPath: [SLUG] }, 'validation_failed'],
    ['an endless path', { weddingPath: 'x'.repeat(401) }, 'validation_failed'],
    ['a list as body', [SLUG], 'validation_failed'],
    ['broken JSON', '{"weddingPath"', 'malformed_request'],
    ['an empty path', { weddingPath: '' }, 'slug_required'],
    ['spaces alone', { weddingPath: '   ' }, 'slug_required'],
    ['two characters', { weddingPath: 'ab' }, 'slug_invalid'],
    ['121 characters', { weddingPath: 'x'.repeat(121) }, 'slug_invalid'],
    ['a space', { weddingPath: 'Ayşe Mehmet' }, 'slug_invalid'],
    ['a slash', { weddingPath: '../etc' }, 'slug_invalid'],
    ['a NUL', { weddingPath: 'Ayşe\u0000Mehmet' }, 'slug_invalid'],
    ['an emoji', { weddingPath: 'Ayşe-💍-Mehmet' }, 'slug_invalid'],
    ['a route', { weddingPath: 'pricing' }, 'slug_reserved'],
    ['a route in other letters', { weddingPath: 'LİNKS' }, 'slug_reserved'],
  ])('refuses %s', async (_, payload, code) => {
    const staff = await test.staff();
    const { body } = await staff
      .post(API.wedding)
      .type('json')
      .send(payload as object)
      .expect(400);
    expect(body).toMatchObject({ success: false, code });
    expect(await test.database.query('SELECT 1 FROM weddings')).toEqual([]);
  });

  it("refuses the panel's path", async () => {
    const [row] = await test.database.query<{ value: string }[]>(
      `SELECT value FROM settings WHERE key = 'admin_path'`,
    );
    const staff = await test.staff();
    const weddingPath = String(row?.value).toUpperCase();
    const { body } = await staff
      .post(API.wedding)
      .send({ weddingPath })
      .expect(400);
    expect(body.code).toBe('slug_reserved');
  });
});

describe('switching uploads', () => {
  it('closes and opens them, and says so to guests and to the couple', async () => {
    const { hash } = await createWedding(test, SLUG);
    const staff = await test.staff();
    for (const enabled of [false, true]) {
      const answer = await staff
        .put(API.toggleEnabled(SLUG))
        .send({ enabled })
        .expect(200);
      expect(answer.body).toEqual({ success: true, isEnabled: enabled });
      const guest = await test.http().get(API.weddingHash(SLUG)).expect(200);
      expect(guest.body).toEqual({
        success: true,
        weddingPath: SLUG,
        isEnabled: enabled,
        titleFont: 'default',
        names: ['Ayşe Nur', 'Mehmet'],
        date: '14/06/2026',
      });
      const couple = await test.http().get(API.weddingInfo(hash)).expect(200);
      expect(couple.body.data.isEnabled).toBe(enabled);
    }
  });

  it('remembers when they were closed, however often they are closed again', async () => {
    await createWedding(test, SLUG);
    const staff = await test.staff();
    await staff
      .put(API.toggleEnabled(SLUG))
      .send({ enabled: false })
      .expect(200);
    const first = await disabledAt();
    await staff
      .put(API.toggleEnabled(SLUG))
      .send({ enabled: false })
      .expect(200);
    expect(first).toBeInstanceOf(Date);
    expect(await disabledAt()).toEqual(first);
    await staff
      .put(API.toggleEnabled(SLUG))
      .send({ enabled: true })
      .expect(200);
    expect(await disabledAt()).toBeNull();
  });

  it.each<[string, unknown, ProblemCode]>([
    ['nothing', {}, 'validation_failed'],
    ['a word', { enabled: 'true' }, 'validation_failed'],
    ['a number', { enabled: 1 }, 'validation_failed'],
    ['null', { enabled: null }, 'validation_failed'],
    ['broken JSON', '{', 'malformed_request'],
  ])('refuses %s', async (_, payload, code) => {
    await createWedding(test, SLUG);
    const staff = await test.staff();
    const { body } = await staff
      .put(API.toggleEnabled(SLUG))
      .type('json')
      .send(payload as object)
      .expect(400);
    expect(body.code).toBe(code);
    expect(await disabledAt()).toBeNull();
  });

  it.each(['unknown-wedding', 'x', 'no such path', 'a%00b'])(
    'knows no wedding %s',
    async (slug) => {
      const staff = await test.staff();
      const { body } = await staff
        .put(API.toggleEnabled(slug))
        .send({ enabled: true })
        .expect(404);
      expect(body.code).toBe('wedding_not_found');
    },
  );
});

describe('checking a path', () => {
  it.each([SLUG, SLUG.toUpperCase(), 'Ays\u0327eNur-140626-Mehmet'])(
    'knows %s',
    async (slug) => {
      await createWedding(test, SLUG);
      const response = await test
        .http()
        .get(API.validatePath(slug))
        .expect(200, { success: true, isValid: true });
      expect(response.headers['cache-control']).toBe('no-store');
      await test.http().get(API.weddingHash(slug)).expect(200);
    },
  );

  it.each([
    'Ayşe-140626-Mehmet',
    'x',
    '..',
    'a b',
    'x'.repeat(500),
    'Ayşe\u0000Nur',
    '%',
    "' OR 1=1 --",
  ])('says of %j that it is not valid', async (slug) => {
    await createWedding(test, SLUG);
    const path = `/api/validate-path/${encodeURIComponent(slug).replaceAll('.', '%2E')}`;
    await test.http().get(path).expect(200, { success: true, isValid: false });
  });

  it('refuses an address that cannot be decoded', async () => {
    const { body } = await test
      .http()
      .get('/api/validate-path/%E0%A4%A')
      .expect(400);
    expect(body).toMatchObject({ success: false, code: 'malformed_request' });
  });

  it.each([
    ['unknown-wedding', 404, 'wedding_not_found'],
    ['x', 404, 'wedding_not_found'],
    ['x'.repeat(401), 400, 'validation_failed'],
  ])('has no upload switch for %s', async (slug, status, code) => {
    const response = await test
      .http()
      .get(API.weddingHash(slug))
      .expect(status);
    expect(response.body.code).toBe(code);
    expect(response.headers['cache-control']).toBe('no-store');
  });

  it('never tells a guest the hash', async () => {
    const { hash } = await createWedding(test, SLUG);
    for (const path of [API.validatePath(SLUG), API.weddingHash(SLUG)]) {
      expect((await test.http().get(path).expect(200)).text).not.toContain(
        String(hash),
      );
    }
  });
});

describe('the secret link', () => {
  it('tells the path', async () => {
    const { hash } = await createWedding(test, SLUG);
    const response = await test.http().get(API.weddingInfo(hash)).expect(200);
    const data = {
      weddingPath: SLUG,
      names: ['Ayşe Nur', 'Mehmet'],
      isEnabled: true,
      titleFont: 'default',
      access: 'full',
      timeZone: 'Europe/Istanbul',
      isDemo: false,
      filesDueAt: null,
      events: [],
      album: { mode: 'upload-only', moderation: 'at-once', hasWall: false },
    };
    expect(response.body).toEqual({ success: true, data });
    expect(response.headers['cache-control']).toBe('no-store');
  });

  it.each(['1', '0', String(Number.MAX_SAFE_INTEGER), '123456789012345'])(
    'opens nothing with %s',
    async (hash) => {
      const { body } = await test
        .http()
        .get(`/api/admin/wedding-info/${hash}`)
        .expect(404);
      expect(body.code).toBe('wedding_not_found');
    },
  );

  it.each([
    'NaN',
    'undefined',
    '-1',
    '1.5',
    '1e5',
    '0x10',
    'Infinity',
    '9007199254740992',
    '1'.repeat(17),
    '%20',
    '١٢٣',
  ])('does not understand %s', async (hash) => {
    const { body } = await test
      .http()
      .get(`/api/admin/wedding-info/${encodeURI(hash)}`)
      .expect(400);
    expect(body.code).toBe('validation_failed');
  });

  it('is never refused for using it often', async () => {
    const { hash } = await createWedding(test, SLUG);
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => test.http().get(API.weddingInfo(hash))),
    );
    expect(answers.every(({ status }) => status === 200)).toBe(true);
  });
});

describe('without a login', () => {
  it.each([
    ['post', API.wedding],
    ['put', API.toggleEnabled(SLUG)],
  ] as const)('%s %s is refused', async (method, path) => {
    const http = test.http();
    const { body } = await http[method](path)
      .send({ weddingPath: SLUG, enabled: false })
      .expect(401);
    expect(body.code).toBe('login_required');
    expect(await test.database.query('SELECT 1 FROM weddings')).toEqual([]);
  });

  it("refuses requests of another site's page", async () => {
    const staff = await test.staff();
    const call = staff
      .post(API.wedding)
      .set('Origin', 'https://evil.example')
      .send({ weddingPath: SLUG });
    expect((await call.expect(403)).body.code).toBe('foreign_origin');
    expect(await test.database.query('SELECT 1 FROM weddings')).toEqual([]);
  });
});

async function disabledAt(): Promise<Date | null | undefined> {
  const [row] = await test.database.query<{ disabled_at: Date | null }[]>(
    'SELECT disabled_at FROM weddings',
  );
  return row?.disabled_at;
}
