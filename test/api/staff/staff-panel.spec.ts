import {
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { builtPages } from '../../support/fixtures/built-pages.js';
import { createTestApp, type TestApp } from '../../support/servers/test-app.js';

const ADMIN_PATH = 'hatira-12345678';
const SCRIPT = 'console.log("panel");'.repeat(50);
const INDEX = `<!doctype html>
<html lang="tr">
  <head>
    <title>Panel</title>
    <script type="module" src="./assets/main-abc.js"></script>
  </head>
  <body><div id="root"></div></body>
</html>`;

let test: TestApp;
const folders = [builtPages(), builtPanel()];

beforeAll(async () => {
  const [guestWeb, adminWeb] = folders;
  test = await createTestApp({
    env: { ADMIN_PATH, GUEST_WEB_DIR: guestWeb, ADMIN_WEB_DIR: adminWeb },
  });
});
afterAll(async () => {
  await test.close();
  for (const folder of folders) rmSync(folder, { recursive: true });
});

function builtPanel(script = 'main-abc.js'): string {
  const dir = mkdtempSync(join(tmpdir(), 'hatira-panel-'));
  mkdirSync(join(dir, 'assets'));
  writeFileSync(join(dir, 'index.html'), INDEX.replace('main-abc.js', script));
  writeFileSync(
    join(dir, 'favicon.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg"/>',
  );
  writeFileSync(join(dir, 'assets', script), SCRIPT);
  writeFileSync(join(dir, 'assets', `${script}.gz`), gzipSync(SCRIPT));
  return dir;
}

describe('the staff panel', () => {
  it.each(['', '/', '/weddings', '/weddings/123/show'])(
    'serves its path%s, unlisted and without caching',
    async (rest) => {
      const { text, headers } = await test
        .http()
        .get(`/${ADMIN_PATH}${rest}`)
        .expect(200)
        .expect('Content-Type', /html/);
      expect(text).toContain(`<base href="/${ADMIN_PATH}/">`);
      expect(headers).toMatchObject({
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex, nofollow',
      });
      expect(headers['content-security-policy']).toMatch(
        /script-src 'self';.*frame-ancestors 'none'/,
      );
    },
  );

  it('has its files below it, kept for good and packed', async () => {
    const address = `/${ADMIN_PATH}/assets/main-abc.js`;
    const { text, headers } = await test
      .http()
      .get(address)
      .set('Accept-Encoding', 'gzip')
      .expect(200);
    expect(text).toBe(SCRIPT);
    expect(headers).toMatchObject({
      'content-encoding': 'gzip',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-robots-tag': 'noindex, nofollow',
    });
    await test
      .http()
      .get(`/${ADMIN_PATH}/favicon.svg`)
      .expect(200)
      .expect('Content-Type', /svg/);
    await test.http().get(`/${ADMIN_PATH}/assets/other.js`).expect(404);
    await test
      .http()
      .get(`/${ADMIN_PATH}/nope.js`)
      .expect(404)
      .expect('Content-Type', /json/);
    await test.http().get(`/${ADMIN_PATH}/weddings/nope.js.map`).expect(404);
    await test.http().get(`/${ADMIN_PATH}/assets/..%2findex.html`).expect(404);
  });

  it('is the newest build, without a new start', async () => {
    const next = builtPanel('main-next.js');
    rmSync(folders[1]!, { recursive: true });
    renameSync(next, folders[1]!);
    const { text } = await test
      .http()
      .get(`/${ADMIN_PATH}/weddings`)
      .expect(200);
    expect(text).toContain('./assets/main-next.js');
    await test
      .http()
      .get(`/${ADMIN_PATH}/assets/main-next.js`)
      .expect(200, SCRIPT);
    await test.http().get(`/${ADMIN_PATH}/assets/main-abc.js`).expect(404);
  });

  it('is reached by reading only', async () => {
    for (const method of ['post', 'put', 'delete'] as const)
      await test.http()[method](`/${ADMIN_PATH}`).expect(404);
  });

  it('is not to be found anywhere else', async () => {
    for (const path of [
      '/',
      '/admin',
      '/hatira-12345679',
      '/hatira-1234567',
      '/robots.txt',
      '/pricing',
      '/api/config',
    ]) {
      const { text, headers } = await test.http().get(path);
      expect([
        path,
        text.includes(ADMIN_PATH),
        text.includes('<title>Panel'),
      ]).toEqual([path, false, false]);
      expect(JSON.stringify(headers)).not.toContain(ADMIN_PATH);
    }
    await test.http().get('/assets/main-abc.js').expect(404);
  });
});
