import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { API } from '@hatira/contract';
import {
  APP_SCRIPT,
  BOOT_SCRIPT,
  builtPages,
} from '../../support/fixtures/built-pages.js';
import { picture } from '../../support/fixtures/pictures.js';
import { useTestApp } from '../../support/servers/test-app.js';
import { createWedding } from '../../support/fixtures/weddings.js';

const SLUG = 'AyşeNur-140626-Mehmet';
const ADDRESS = `/${encodeURIComponent(SLUG)}`;
const dir = builtPages();
const test = useTestApp({
  env: { GUEST_WEB_DIR: dir, BRAND_NAME: 'Hatıra "&" <Co>' },
});
afterAll(() => rmSync(dir, { recursive: true }));

describe('the upload page', () => {
  it.each([
    ['de-AT,de;q=0.9', 'Teilt eure Fotos und Videos mit uns'],
    ['ja', 'Fotoğraf ve videolarınızı bizimle paylaşın'],
  ])('invites readers of %s in their language', async (accepted, words) => {
    await createWedding(test, SLUG);
    const { text } = await test
      .http()
      .get(ADDRESS)
      .set('Accept-Language', accepted)
      .expect(200);
    expect(text).toContain(
      `<meta property="og:description" content="14/06/2026 · ${words}">`,
    );
  });

  it("has the couple's names in title and preview, and is not cached", async () => {
    await createWedding(test, SLUG);
    const { headers, text } = await test.http().get(ADDRESS).expect(200);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
    });
    expect(text).toContain(
      '<title>Ayşe Nur &amp; Mehmet · Hatıra &quot;&amp;&quot; &lt;Co&gt;</title>',
    );
    expect(text).toContain(
      '<meta property="og:title" content="Ayşe Nur &amp; Mehmet">',
    );
    expect(text).toMatch(
      /<meta property="og:description" content="14\/06\/2026 · [^"]+">/,
    );
    expect(text).toContain(
      '<p>14/06/2026</p><h1><span>Ayşe Nur</span><i> &amp; </i><span>Mehmet</span></h1>',
    );
    expect(text).not.toContain('<!--opening-->');
    expect(text).toContain(
      `<meta property="og:url" content="${test.url}${ADDRESS}">`,
    );
    expect(text).toContain('<meta name="robots" content="noindex">');
    expect(text).not.toContain('og:image');
    expect(text).not.toContain('background-version');
    expect(text).not.toContain('<!--head-->');
  });

  it('hints at its own calls in exactly the words in which it makes them', async () => {
    await createWedding(test, SLUG);
    const { text } = await test.http().get(ADDRESS).expect(200);
    expect(preloads(text)).toEqual([
      API.validatePath(SLUG),
      API.weddingHash(SLUG),
      API.config,
    ]);
    for (const href of preloads(text)) await test.http().get(href).expect(200);
    const shouted = await test
      .http()
      .get(`/${encodeURIComponent(SLUG.toUpperCase())}`)
      .expect(200);
    expect(preloads(shouted.text)).toContain(
      API.validatePath(SLUG.toUpperCase()),
    );
    expect(shouted.text).toContain(
      '<meta property="og:title" content="Ayşe Nur &amp; Mehmet">',
    );
  });

  it('names the version of its background and shows it in the preview of the link', async () => {
    const { hash } = await createWedding(test, SLUG);
    const staff = await test.staff();
    const sent = await staff
      .post(API.backgroundUpload(hash))
      .attach('background', await picture(), 'a.jpg')
      .expect(201);
    const { id } = sent.body.data as { id: string };
    const { text } = await test.http().get(ADDRESS).expect(200);
    expect(text).toContain(`<meta name="background-version" content="${id}">`);
    expect(preloads(text)).toContain(API.backgroundExists(SLUG, id));
    const address = API.backgroundImage(SLUG, id).replaceAll('&', '&amp;');
    expect(text).toContain(
      `<meta name="background-image" content="${address}" data-widths="640 1280 1920 2560">`,
    );
    const image =
      /<meta property="og:image" content="([^"]+)">/
        .exec(text)?.[1]
        ?.replaceAll('&amp;', '&') ?? '';
    expect(image).toBe(test.url + API.backgroundImage(SLUG, id, 1280));
    const preview = await test
      .http()
      .get(image.slice(test.url.length))
      .set('Accept', '*/*')
      .expect(200);
    expect(preview.headers['content-type']).toBe('image/jpeg');
    expect(Number(preview.headers['content-length'])).toBeLessThan(300_000);
  });

  it('marks the guest once', async () => {
    await createWedding(test, SLUG);
    const first = await test.http().get(ADDRESS).expect(200);
    const [cookie] = first.headers['set-cookie'] as unknown as string[];
    expect(cookie).toMatch(
      /^hatira_guest=[\w-]{22}\.[0-9a-z]+\.[\w-]{22}; Max-Age=31536000; Path=\/; Expires=.*; HttpOnly; SameSite=Lax$/,
    );
    const [mark = ''] = String(cookie).split(';');
    const second = await test
      .http()
      .get(ADDRESS)
      .set('Cookie', mark)
      .expect(200);
    expect(second.headers['set-cookie']).toBeUndefined();
    const forged = await test
      .http()
      .get(ADDRESS)
      .set('Cookie', 'hatira_guest=x')
      .expect(200);
    expect(forged.headers['set-cookie']).toHaveLength(1);
  });

  it('is found by its path in any case of its letters, with a slash behind it, and by HEAD', async () => {
    await createWedding(test, SLUG);
    await test
      .http()
      .get(`/${encodeURIComponent(SLUG.toLowerCase())}`)
      .expect(200);
    await test.http().get(`${ADDRESS}/`).expect(200);
    await test.http().head(ADDRESS).expect(200);
  });

  it.each([
    '/unknown-wedding',
    '/x',
    '/price',
    '/a%20b',
    '/%3Cscript%3Ealert(1)%3C%2Fscript%3E',
    '/a%00b',
    '/api-x',
  ])('is, for %s, the shell with 404', async (path) => {
    const { headers, text } = await test.http().get(path).expect(404);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
    });
    expect(headers['set-cookie']).toBeUndefined();
    expect(text).toContain('<meta name="robots" content="noindex">');
    expect(text).not.toContain('alert(1)');
    expect(preloads(text)).toEqual([]);
  });

  it('does not tell the path of the panel', async () => {
    const [row] = await test.database.query<{ value: string }[]>(
      `SELECT value FROM settings WHERE key = 'admin_path'`,
    );
    const { text } = await test.http().get('/hatira-00000000').expect(404);
    expect(text).not.toContain(String(row?.value));
  });
});

describe('other pages', () => {
  it('the homepage is open to search engines and asked for again each time', async () => {
    const { headers, text } = await test.http().get('/').expect(200);
    expect(headers['cache-control']).toBe('no-cache');
    expect(text).not.toContain('noindex');
  });

  it.each([
    ['/camera-roll', []],
    ['/camera-roll/123456789012345', [API.weddingInfo(123456789012345)]],
    ['/camera-roll/NaN', []],
    ['/camera-roll/9007199254740992', []],
    ['/camera-roll-mobile', []],
    ['/camera-roll-mobile/123456789012345', [API.weddingInfo(123456789012345)]],
  ])('%s is a page that no search engine keeps', async (path, calls) => {
    const { text } = await test.http().get(path).expect(200);
    expect(text).toContain('<meta name="robots" content="noindex">');
    expect(preloads(text)).toEqual(calls);
  });

  it.each(['camera-roll', 'camera-roll-mobile'])(
    '%s names its list, which the script completes by filter and order',
    async (page) => {
      const { text } = await test
        .http()
        .get(`/${page}/123456789012345`)
        .expect(200);
      const list =
        /<meta name="media-list" content="([^"]+)">/
          .exec(text)?.[1]
          ?.replaceAll('&amp;', '&') ?? '';
      expect(list.replace('/*', '/images') + 'story').toBe(
        API.mediaPage(API.galleryImages(123456789012345), undefined, 'story'),
      );
    },
  );

  it('serves each page that the gallery knows', async () => {
    const routes = await readFile(
      'apps/guest-web/src/app/gallery-routes.tsx',
      'utf8',
    );
    const paths = [...routes.matchAll(/path="(\/[^"]+)"/g)].map(([, path]) =>
      path!.replace(':hash', '123456789012345'),
    );
    expect(paths).toContain('/camera-roll/123456789012345/events');
    for (const path of paths)
      expect([path, (await test.http().get(path)).status]).toEqual([path, 200]);
  });

  it.each(['/a/b', '/camera-roll/1/2', '/AyşeNur-140626-Mehmet/x'.normalize()])(
    '%s is not there',
    async (path) => {
      const { headers } = await test.http().get(encodeURI(path)).expect(404);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
    },
  );

  it.each([
    '/api',
    '/api/',
    '/api/unknown',
    '/api/media/a/b/c/d',
    '/media',
    '/media/a/b/c',
    '/assets/missing.js',
    '/assets/',
  ])('%s is no page', async (path) => {
    const { body } = await test.http().get(path).expect(404);
    expect(body).toMatchObject({ success: false, code: 'not_found' });
  });

  it('refuses every other method on a page', async () => {
    for (const path of ['/', ADDRESS, '/assets/index-abc.js']) {
      expect((await test.http().post(path).expect(404)).body.code).toBe(
        'not_found',
      );
    }
  });

  it('an address that cannot be decoded is refused', async () => {
    expect((await test.http().get('/%E0%A4%A').expect(400)).body.code).toBe(
      'malformed_request',
    );
  });
});

describe('headers', () => {
  it('allow only our own scripts, and the inline one by its hash', async () => {
    const { headers } = await test.http().get('/').expect(200);
    const policy = String(headers['content-security-policy']);
    const hash = createHash('sha256').update(BOOT_SCRIPT).digest('base64');
    expect(policy).toContain(
      `script-src 'self' 'sha256-${hash}' 'wasm-unsafe-eval';`,
    );
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).not.toContain('upgrade-insecure-requests');
  });

  it('are those of plain http', async () => {
    for (const path of ['/', API.live, '/assets/index-abc.js']) {
      const { headers } = await test.http().get(path).expect(200);
      expect(headers).toMatchObject({
        'referrer-policy': 'same-origin',
        'x-content-type-options': 'nosniff',
      });
      expect(headers['strict-transport-security']).toBeUndefined();
      expect(headers['x-powered-by']).toBeUndefined();
    }
  });
});

describe('built files', () => {
  it.each([
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['gzip, br', 'br'],
    ['identity', undefined],
  ])(
    'are sent to a browser that takes %s as %s, and kept for good',
    async (accepted, encoding) => {
      const call = test
        .http()
        .get('/assets/index-abc.js')
        .set('Accept-Encoding', accepted)
        .buffer(true);
      const { headers, text } = await call.expect(200);
      expect(headers['cache-control']).toBe(
        'public, max-age=31536000, immutable',
      );
      expect(headers['content-encoding']).toBe(encoding);
      expect(headers.vary).toContain('Accept-Encoding');
      expect(headers['content-type']).toContain('javascript');
      if (encoding !== 'br') expect(text).toBe(APP_SCRIPT);
    },
  );

  it('sends files beside the assets with an hour of caching, and no file that is not for browsers', async () => {
    const icon = await test.http().get('/favicon.svg').expect(200);
    expect(icon.headers['cache-control']).toBe('public, max-age=3600');
    for (const path of [
      '/index.html',
      '/shell.json',
      '/assets/../index.html',
      '/assets/%2e%2e/shell.json',
    ]) {
      const { text } = await test.http().get(path).expect(404);
      expect(text).not.toBe('{}');
      expect(text).not.toContain('<!--head-->');
    }
  });
});

describe('the public configuration', () => {
  it('tells brand, links and limits', async () => {
    const { body } = await test.http().get(API.config).expect(200);
    expect(body).toEqual({
      success: true,
      data: {
        brandName: 'Hatıra "&" <Co>',
        privacyUrl: '',
        companyLine: '',
        price: 995,
        currency: 'TRY',
        languages: [
          'tr',
          'az',
          'en',
          'it',
          'fr',
          'el',
          'es',
          'de',
          'nl',
          'kk',
          'ru',
        ],
        links: {
          messenger: '',
          sms: '',
          social: '',
          socialHandle: '',
          shortVideo: '',
          shortVideoHandle: '',
          email: '',
        },
        limits: {
          maxFileBytes: 20 * 1024 ** 3,
          sliceBytes: 5_242_880,
          bulk: {
            confirmFiles: 300,
            largeFiles: 500,
            veryLargeFiles: 1_500,
            maxFiles: 10_000,
            streamedFiles: 50,
            streamedBytes: 104_857_600,
          },
        },
        canMailArchives: false,
      },
    });
  });
});

function preloads(html: string): string[] {
  const links = [...html.matchAll(/<link rel="preload"[^>]* href="([^"]+)"/g)];
  return links.map(([, href = '']) => href.replaceAll('&amp;', '&'));
}
