import { rmSync } from 'node:fs';
import {
  API,
  LANGUAGES,
  PAGES,
  STAFF_API,
  type PublicConfig,
  type SettingChanges,
} from '@hatira/contract';
import { builtPages } from '../../support/fixtures/built-pages.js';
import { useTestApp } from '../../support/servers/test-app.js';
import { createWedding } from '../../support/fixtures/weddings.js';

const dir = builtPages();
const test = useTestApp({ env: { GUEST_WEB_DIR: dir } });
afterAll(() => rmSync(dir, { recursive: true }));

const TEXT =
  'Bir <b>veri</b> & "sorumlusu".\nİkinci satır.\n\n<script>alert(1)</script>\n\n%%brand%% $& $1';
const ELSEWHERE = 'https://hatira.example/kvkk?a=1&b="';
const COMPANY = 'Hatıra <Ltd.> & Co., İstanbul, info@hatira.example';
const NONE = {
  privacyText: null,
  privacyUrl: null,
  companyLine: null,
  contactDays: null,
};

let staff: Awaited<ReturnType<typeof test.staff>>;
beforeEach(async () => {
  staff = await test.staff();
});
// Settings outlive the emptying.
afterEach(() => set(NONE));

const set = async (changes: SettingChanges) =>
  void (await staff.put(STAFF_API.settings).send(changes).expect(200));
const page = (path: string, language = 'tr') =>
  test.http().get(path).set('Accept-Language', language);
const config = async () =>
  (await test.http().get(API.config).expect(200)).body.data as PublicConfig;
const footer = async (path: string) =>
  /<footer>(.*)<\/footer>/.exec((await page(path).expect(200)).text)?.[1];

describe('without a privacy notice', () => {
  it('names no notice on any page or in the configuration', async () => {
    const wedding = await createWedding(test);
    expect(await footer('/tr/contact')).toBe('');
    for (const path of [PAGES.upload(wedding.weddingPath), '/camera-roll/1'])
      expect((await page(path).expect(200)).text).not.toMatch(
        /name="(privacy|company-line)"/,
      );
    expect(await config()).toMatchObject({ privacyUrl: '', companyLine: '' });
  });

  it('has no page in any language', async () => {
    for (const path of ['/privacy', '/tr/privacy', '/en/privacy/'])
      await page(path).expect(404);
    expect(
      (await test.http().get('/sitemap.xml').expect(200)).text,
    ).not.toContain('/privacy');
  });
});

describe('a privacy notice elsewhere', () => {
  it('is where all pages lead, escaped', async () => {
    const wedding = await createWedding(test);
    await set({ privacyUrl: ELSEWHERE, companyLine: COMPANY });
    expect(await footer('/tr/contact')).toBe(
      '<a href="https://hatira.example/kvkk?a=1&amp;b=&quot;">notice</a>' +
        '<p>Hatıra &lt;Ltd.&gt; &amp; Co., İstanbul, info@hatira.example</p>',
    );
    for (const path of [
      PAGES.upload(wedding.weddingPath),
      '/camera-roll/1',
      '/camera-roll-mobile/1',
    ]) {
      const { text } = await page(path).expect(200);
      expect(text).toContain(
        '<meta name="privacy" content="https://hatira.example/kvkk?a=1&amp;b=&quot;">',
      );
      expect(text).toContain(
        'content="Hatıra &lt;Ltd.&gt; &amp; Co., İstanbul, info@hatira.example">',
      );
    }
    expect(await config()).toMatchObject({
      privacyUrl: ELSEWHERE,
      companyLine: COMPANY,
    });
    for (const path of ['/privacy', '/tr/privacy'])
      await page(path).expect(404);
  });

  it.each([
    'javascript:alert(1)',
    'http://hatira.example/kvkk',
    '//hatira.example',
    'kvkk',
  ])('is not at %s', async (privacyUrl) => {
    const { body } = await staff
      .put(STAFF_API.settings)
      .send({ privacyUrl })
      .expect(400);
    expect(Object.keys(body.details.fields as object)).toEqual(['privacyUrl']);
  });
});

describe('a privacy notice of our own', () => {
  it('is shown in each language, its paragraphs kept and everything in it as text', async () => {
    await set({ privacyText: TEXT });
    for (const path of [
      '/privacy',
      ...LANGUAGES.map((language) => `/${language}/privacy`),
    ]) {
      const { headers, text } = await page(path).expect(200);
      const paragraphs = [
        ...text.matchAll(/<p class="notice">([\s\S]*?)<\/p>/g),
      ].map(([, paragraph]) => paragraph);
      expect(paragraphs).toEqual([
        'Bir &lt;b&gt;veri&lt;/b&gt; &amp; &quot;sorumlusu&quot;.\nİkinci satır.',
        '&lt;script&gt;alert(1)&lt;/script&gt;',
        '%%brand%% $&amp; $1',
      ]);
      expect(headers['content-security-policy']).not.toContain(
        "script-src 'unsafe-inline'",
      );
      expect(text).toContain(
        `<link rel="canonical" href="${test.url}${path}">`,
      );
    }
    expect((await page('/privacy', 'de').expect(200)).headers).toMatchObject({
      'content-language': 'de',
    });
  });

  it('is where all pages lead, in the language of each', async () => {
    const wedding = await createWedding(test);
    await set({ privacyText: TEXT, privacyUrl: ELSEWHERE });
    expect(await footer('/el/pricing')).toBe(
      '<a href="/el/privacy">notice</a>',
    );
    expect(
      (await page(PAGES.upload(wedding.weddingPath)).expect(200)).text,
    ).toContain('<meta name="privacy" content="/privacy">');
    expect((await config()).privacyUrl).toBe('/privacy');
    expect((await page('/en/privacy').expect(200)).text).toContain(
      '<a id="more" href="https://hatira.example/kvkk',
    );
    expect((await test.http().get('/sitemap.xml').expect(200)).text).toContain(
      `<loc>${test.url}/kk/privacy</loc>`,
    );
  });

  it('keeps its path from new weddings', async () => {
    for (const weddingPath of ['privacy', 'PRİVACY']) {
      const { body } = await staff
        .post(API.wedding)
        .send({ weddingPath })
        .expect(400);
      expect(body.code).toBe('slug_reserved');
    }
  });

  it('may have 20,000 characters, and the audit trail keeps how many', async () => {
    const privacyText = 'ş'.repeat(20_000);
    await set({ privacyText });
    await staff
      .put(STAFF_API.settings)
      .send({ privacyText: `${privacyText}ş` })
      .expect(400);
    await staff
      .put(STAFF_API.settings)
      .send({ privacyText: 'x'.repeat(50_000) })
      .expect(400);
    const [entry] = (await staff.get(STAFF_API.rest('audit')).expect(200))
      .body as { details: unknown }[];
    expect(entry?.details).toEqual({
      privacyText: { from: null, to: '… (20000)' },
    });
  });
});

describe('beside the contact form', () => {
  it.each([
    [1, 'ru', 'one 1'],
    [2, 'ru', 'few 2'],
    [21, 'ru', 'one 21'],
    [365, 'ru', 'many 365'],
    [365, 'tr', 'other 365'],
    [1, 'en', 'one 1'],
    [1_000, 'de', 'other 1.000'],
  ])(
    '%i days are told in %s with the plural %s',
    async (contactDays, language, told) => {
      // Longer than before: holds at once.
      await set({ contactDays: 3_650 });
      await test.database.query(
        `UPDATE settings SET value = value || jsonb_build_object('contactDays', $1::int, 'holds', '{}'::jsonb)
       WHERE key = 'staff_settings'`,
        [contactDays],
      );
      await set({});
      const { text } = await page(`/${language}/contact`).expect(200);
      expect(
        [...text.matchAll(/<u>([^<]*)<\/u>/g)].map(([, days]) => days),
      ).toEqual([told]);
    },
  );
});
