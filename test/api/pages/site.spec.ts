import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  LANGUAGES,
  siteAddresses,
  sitePath,
  STAFF_API,
} from '@hatira/contract';
import { builtPages } from '../../support/fixtures/built-pages.js';
import { until } from '../../support/until.js';
import { createTestApp, useTestApp } from '../../support/servers/test-app.js';

const dir = builtPages();
const file = join(dir, 'testimonials.json');
const BRAND = 'Hatıra "&" <Co>';
const test = useTestApp({
  env: { GUEST_WEB_DIR: dir, BRAND_NAME: BRAND, BRAND_PRICE: '1995' },
});
afterAll(() => rmSync(dir, { recursive: true }));

function page(path: string, acceptLanguage = 'ja') {
  return test.http().get(path).set('Accept-Language', acceptLanguage);
}

describe('the public site', () => {
  it('is there at each of its addresses, in the language that the address names', async () => {
    for (const { page: name, language } of siteAddresses()) {
      const { headers, text } = await page(sitePath(name, language)).expect(
        200,
      );
      const spoken = language ?? (name === 'home' ? 'en' : 'tr');
      expect(headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'content-language': spoken,
      });
      expect(text).toContain(`<html lang="${spoken}">`);
      expect(text).toContain(`<title>${name} `);
      expect(text).toContain(
        `<link rel="canonical" href="${test.url}${sitePath(name, language)}">`,
      );
    }
  });

  it.each([
    ['de-AT,de;q=0.9,en;q=0.5', 'de'],
    ['ja, kk;q=0.2', 'kk'],
    ['ja-JP, en;q=0.4, kk;q=0.8', 'kk'],
    ['en;q=0, ru;q=0.1', 'ru'],
    ['TR-tr', 'tr'],
    ['  el ; q=0.7 , fr ; q=0.7', 'el'],
    ['ja', 'en'],
    ['*', 'en'],
    ['', 'en'],
    [';;;,q=1,,=,constructor', 'en'],
  ])(
    'speaks to a browser that asks for %s in %s where the address leaves it open',
    async (asked, language) => {
      const { headers } = await page('/', asked).expect(200);
      expect(headers['content-language']).toBe(language);
      expect(headers.vary).toBe('Accept-Language, Accept-Encoding');
    },
  );

  it('reads the longest header that a request may have', async () => {
    const { headers } = await page('/', 'ja,'.repeat(5_000) + 'el').expect(200);
    expect(headers['content-language']).toBe('el');
  });

  it('keeps to the language of the address, whatever the browser asks for', async () => {
    const { headers } = await page('/el/pricing', 'ru').expect(200);
    expect(headers['content-language']).toBe('el');
    expect(headers.vary).toBe('Accept-Encoding');
  });

  it('is found in capitals and with a slash behind it', async () => {
    expect((await page('/DE/Pricing/').expect(200)).text).toContain(
      `href="${test.url}/de/pricing"`,
    );
    expect((await page('/de').expect(200)).text).toContain(
      `href="${test.url}/de/"`,
    );
  });

  it('shows brand and price as configured, escaped for their place', async () => {
    const { text } = await page('/tr/').expect(200);
    expect(text).toContain(
      '<title>home Hatıra &quot;&amp;&quot; &lt;Co&gt;</title>',
    );
    expect(text).toContain(
      '{"name":"Hatıra \\"&\\" \\u003cCo>","price":"1995"}',
    );
    expect(text).toContain('<p id="price">1.995 Türk lirası</p>');
    expect(text).not.toContain('%%');
  });

  it('shows the price in the configured currency', async () => {
    const staff = await test.staff();
    const set = (brandCurrency: string | null) =>
      staff.put(STAFF_API.settings).send({ brandCurrency });
    await set('EUR').expect(200);
    expect((await page('/de/').expect(200)).text).toContain(
      '<p id="price">1.995 Euro</p>',
    );
    await set('XXX').expect(400);
    await set(null).expect(200);
  });

  it('names contact links by the service that they lead to', async () => {
    const staff = await test.staff();
    const set = (social: string | null) =>
      staff.put(STAFF_API.settings).send({
        brandMessengerUrl: social && 'https://wa.me/905550000000',
        brandSocialUrl: social,
      });
    await set('https://www.instagram.com/hatira').expect(200);
    expect((await page('/de/').expect(200)).text).toContain(
      '<ul><li>whatsapp WhatsApp</li><li>instagram Instagram</li></ul>',
    );
    await set('https://social.example/hatira').expect(200);
    expect((await page('/de/').expect(200)).text).toContain('<li>people </li>');
    await set(null).expect(200);
  });

  it('says how long files are kept, and how large they may be', async () => {
    const staff = await test.staff();
    const set = (mediaRetentionMonths: number | null) =>
      staff.put(STAFF_API.settings).send({ mediaRetentionMonths });
    expect((await page('/en/').expect(200)).text).toContain(
      '<p>for good, 20 GB</p>',
    );
    await set(18).expect(200);
    expect((await page('/en/').expect(200)).text).toContain(
      '<p>18 months, 20 GB</p>',
    );
    await set(null).expect(200);
  });

  it('is rendered again when the settings change', async () => {
    expect((await page('/en/').expect(200)).text).toContain('<i>form</i>');
    const staff = await test.staff();
    await staff
      .put('/api/admin/settings')
      .send({
        brandName: 'Anı',
        brandMessengerUrl: 'https://chat.example/a?b=1&c="',
      })
      .expect(200);
    const { text } = await page('/en/').expect(200);
    expect(text).toContain('<title>home Anı</title>');
    expect(text).toContain(
      '<a href="https://chat.example/a?b=1&amp;c=&quot;">',
    );
    await staff
      .put('/api/admin/settings')
      .send({ brandName: null, brandMessengerUrl: null })
      .expect(200);
    expect((await page('/en/').expect(200)).text).toContain('<i>form</i>');
  });

  it('is sent compressed, and returns 304 to a client that has it', async () => {
    const { headers, text } = await page('/fr/')
      .set('Accept-Encoding', 'gzip, br')
      .expect(200);
    expect(headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'no-cache',
    });
    expect(text).toContain('<html lang="fr">');
    const held = await page('/fr/')
      .set('If-None-Match', String(headers.etag))
      .expect(304);
    expect(held.headers.vary).toBe('Accept-Encoding');
    await page('/it/').set('If-None-Match', String(headers.etag)).expect(200);
  });

  it('runs no script but its own', async () => {
    const { headers } = await page('/nl/contact').expect(200);
    expect(headers['content-security-policy']).toMatch(
      /script-src 'self' 'sha256-[^']+' 'wasm-unsafe-eval';/,
    );
  });

  it('is not served as the files that it is made from', async () => {
    for (const path of ['/site', '/site/en/home.html', '/site/']) {
      expect((await page(path).expect(404)).text).not.toContain('%%');
    }
  });

  it('refuses every method but GET and HEAD', async () => {
    for (const path of ['/', '/en/contact'])
      await test.http().post(path).expect(404);
  });
});

describe('an unknown path', () => {
  it.each([
    ['/a/b', 'ru', 'ru', 'Accept-Language, Accept-Encoding'],
    ['/el/no-such-page', 'ru', 'el', 'Accept-Encoding'],
    ['/pricing/more', 'ja', 'tr', 'Accept-Language, Accept-Encoding'],
  ])(
    'returns 404 for %s to a reader of %s in %s',
    async (path, asked, language, vary) => {
      const { headers, text } = await page(path, asked)
        .set('If-None-Match', '*')
        .expect(404);
      expect(headers).toMatchObject({ 'content-language': language, vary });
      expect(text).toContain('<title>not-found ');
    },
  );
});

describe('for search engines', () => {
  it('the sitemap has every address with its eleven translations', async () => {
    const { headers, text } = await test.http().get('/sitemap.xml').expect(200);
    expect(headers['content-type']).toBe('application/xml; charset=utf-8');
    const places = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, place]) => place,
    );
    expect(places).toEqual(
      siteAddresses().map(
        ({ page: name, language }) => test.url + sitePath(name, language),
      ),
    );
    expect(text.match(/hreflang="x-default"/g)).toHaveLength(60);
    for (const language of LANGUAGES)
      expect(text).toContain(
        `hreflang="${language}" href="${test.url}/${language}/"`,
      );
    for (const place of places.slice(0, 12))
      await test.http().get(String(place).slice(test.url.length)).expect(200);
  });

  it('robots may read all, and are not told of the panel', async () => {
    const { text } = await test.http().get('/robots.txt').expect(200);
    expect(text).toContain(`Sitemap: ${test.url}/sitemap.xml`);
    expect(text).not.toContain('Disallow');
    expect(text).not.toContain('hatira-');
  });
});

describe('testimonials', () => {
  it('are samples until the provider gives its own', async () => {
    expect((await page('/en/').expect(200)).text).toContain('<i>samples</i>');
  });

  it("uses the reader's language, else Turkish, else the only one available", async () => {
    const own = [
      { quote: { tr: 'Güzeldi', de: 'Schön <b>' }, name: 'A & B' },
      { quote: 'Lovely %%brand%%', name: 'C' },
      { quote: { ru: 'Чудесно' }, name: 'D', occasion: 'İzmir' },
    ];
    writeFileSync(file, JSON.stringify(own));
    const other = await createTestApp({
      env: { TESTIMONIALS_FILE: file },
      replicaOf: test,
    });
    try {
      const german = (await other.http().get('/de/').expect(200)).text;
      expect(german).toContain(
        '<q>Schön &lt;b&gt;</q><b>A &amp; B</b><q>Lovely %%brand%%</q><b>C</b><q>Чудесно</q>',
      );
      expect(german).not.toContain('<i>samples</i>');
      expect((await other.http().get('/fr/').expect(200)).text).toContain(
        '<q>Güzeldi</q>',
      );
    } finally {
      await other.close();
    }
  });

  it('are those of staff before those of the file, on every process', async () => {
    const own = [{ quote: 'Aus der Datei', name: 'E' }];
    writeFileSync(file, JSON.stringify(own));
    const other = await createTestApp({
      env: { TESTIMONIALS_FILE: file },
      replicaOf: test,
    });
    const shownBy = async (app: typeof test, part: string) =>
      (await app.http().get('/de/').expect(200)).text.includes(part);
    const staff = await test.staff();
    const put = (testimonials: unknown[]) =>
      staff.put(STAFF_API.testimonials).send({ testimonials });
    try {
      expect(await shownBy(other, '<q>Aus der Datei</q><b>E</b>')).toBe(true);
      const given = { quote: 'Zum Weinen <schön>', name: 'F', occasion: '' };
      const { body } = await put([given]).expect(200);
      expect(body.data).toEqual({ testimonials: [given], hasFile: false });
      for (const app of [test, other]) {
        await until('the testimonial of staff is shown', () =>
          shownBy(app, '<q>Zum Weinen &lt;schön&gt;</q><b>F</b>'),
        );
        expect(await shownBy(app, '<i>samples</i>')).toBe(false);
        expect(await shownBy(app, 'Aus der Datei')).toBe(false);
      }
      await put([]).expect(200);
      await until('the samples are back', () =>
        shownBy(test, '<i>samples</i>'),
      );
    } finally {
      await other.close();
    }
  });

  it.each([
    [
      'eleven',
      Array.from({ length: 11 }, () => ({
        quote: 'a',
        name: 'b',
        occasion: '',
      })),
    ],
    ['one without a name', [{ quote: 'a', name: ' ', occasion: '' }]],
    [
      'one that is too long',
      [{ quote: 'a'.repeat(601), name: 'b', occasion: '' }],
    ],
    [
      'one that turns the text around',
      [{ quote: '\u202Ea', name: 'b', occasion: '' }],
    ],
    ['half a letter', [{ quote: 'a', name: '\uD800', occasion: '' }]],
    ['two lines', [{ quote: 'a\u2028b', name: 'b', occasion: '' }]],
  ])('of staff are refused: %s', async (_what, testimonials) => {
    const staff = await test.staff();
    const { body } = await staff
      .put(STAFF_API.testimonials)
      .send({ testimonials })
      .expect(400);
    expect(body.code).toBe('validation_failed');
    await test.http().get(STAFF_API.testimonials).expect(401);
  });

  it.each([
    ['no JSON', '{', /TESTIMONIALS_FILE: .* is not JSON/],
    ['an empty list', '[]', /TESTIMONIALS_FILE: .*: the list: /],
    [
      'a name too long',
      JSON.stringify([{ quote: 'a', name: 'n'.repeat(81) }]),
      /TESTIMONIALS_FILE: .*: 0\.name: /,
    ],
    [
      'a field that nobody knows',
      JSON.stringify([{ quote: 'a', name: 'b', stars: 5 }]),
      /TESTIMONIALS_FILE: .*stars/,
    ],
  ])(
    'keep the product from starting when the file has %s',
    async (_what, content, complaint) => {
      writeFileSync(file, content);
      const started = createTestApp({
        env: { TESTIMONIALS_FILE: file },
        replicaOf: test,
      });
      await expect(started).rejects.toThrow(complaint);
    },
  );
});
