import { API, PAGES, STAFF_API } from '@hatira/contract';
import { askForArchive } from '../../support/fixtures/archives.js';
import {
  gallery,
  TestGuest,
  type TestWedding,
} from '../../support/requests/guest.js';
import { jpegBytes } from '../../support/fixtures/media-bytes.js';
import { ServerProcess } from '../../support/servers/server-process.js';
import { useTestApp } from '../../support/servers/test-app.js';
import { until } from '../../support/until.js';
import { createWedding } from '../../support/fixtures/weddings.js';

const test = useTestApp();

let wedding: TestWedding;
beforeEach(async () => void (wedding = await createWedding(test)));

describe('search engines', () => {
  it('are kept away from files, galleries, archives and pages of one wedding', async () => {
    await new TestGuest(test.url, wedding).single(jpegBytes()).expect(200);
    const [item] = await gallery(test.url, wedding);
    const archive = await askForArchive(test.url, wedding);
    const paths = [
      item!.storage_url,
      item!.storage_url.replace('/media/', '/MEDIA/'),
      API.download(item!.id),
      API.gallery(wedding.hash),
      API.galleryImages(wedding.hash),
      API.weddingInfo(wedding.hash),
      API.archive(archive.id),
      archive.downloadUrl,
      API.archivesOf(wedding.hash),
      PAGES.gallery(wedding.hash),
      PAGES.mobileGallery(wedding.hash),
      PAGES.upload(wedding.weddingPath),
      API.weddingInfo(1),
      '/no-such-wedding',
    ];
    for (const path of paths) {
      const { headers } = await test.http().get(path);
      expect([path, headers['x-robots-tag']]).toEqual([
        path,
        'noindex, nofollow',
      ]);
    }
  });

  it.each([
    '/',
    '/tr',
    '/en/pricing',
    '/en/how-it-works',
    '/links',
    '/en/contact',
    '/sitemap.xml',
    '/robots.txt',
  ])('may read %s', async (path) => {
    const { headers } = await test.http().get(path);
    expect(headers['x-robots-tag']).toBeUndefined();
  });
});

describe('features of browsers', () => {
  const policyOf = async (path: string) =>
    (await test.http().get(path)).headers['permissions-policy'] ?? '';

  it('are denied on pages, files and answers unless the product uses them', async () => {
    const paths = [
      '/',
      PAGES.gallery(wedding.hash),
      PAGES.upload(wedding.weddingPath),
      API.config,
      API.gallery(1),
    ];
    for (const path of paths) {
      const policy = await policyOf(path);
      for (const feature of [
        'camera',
        'microphone',
        'geolocation',
        'payment',
        'usb',
        'serial',
        'midi',
        'hid',
      ]) {
        expect(policy.split(', ')).toContain(`${feature}=()`);
      }
    }
  });

  it('that the product uses are allowed for its own pages alone', async () => {
    const policy = await policyOf(PAGES.gallery(wedding.hash));
    for (const feature of [
      'fullscreen',
      'clipboard-write',
      'screen-wake-lock',
      'autoplay',
    ]) {
      expect(policy.split(', ')).toContain(`${feature}=(self)`);
    }
    expect(policy).not.toContain('web-share');
  });
});

it('no answer names the framework, the dashboard of the queues included', async () => {
  const staff = await test.staff();
  const { text, headers } = await staff.get(STAFF_API.queues).expect(200);
  const script = /src="([^"]+\.js)"/.exec(text)?.[1] ?? '';
  const others = [
    await staff
      .get(new URL(script, `${test.url}${STAFF_API.queues}/`).pathname)
      .expect(200),
  ];
  others.push(
    await staff.get(`${STAFF_API.queues}/api/queues`).expect(200),
    await test.http().get('/').expect(200),
  );
  for (const answer of [{ headers }, ...others])
    expect(answer.headers['x-powered-by']).toBeUndefined();
});

describe('the log at info', () => {
  let web: ServerProcess;
  beforeAll(
    async () =>
      void (web = await ServerProcess.start('web', {
        ...test.env,
        LOG_LEVEL: 'info',
      })),
  );
  afterAll(() => web.stop());

  interface Line {
    level: number;
    code?: string;
    err?: { stack?: string };
  }
  const linesOf = (requestId: string) =>
    web.log.split('\n').filter((line) => line.includes(requestId));
  async function logged(
    call: Promise<{ body: { requestId: string } }>,
  ): Promise<{ text: string; line: Line }> {
    const { requestId } = (await call).body;
    await until(
      'it is logged',
      () => linesOf(requestId).length,
      (count) => count > 0,
    );
    // A later request's log line follows all of this one's.
    await fetch(web.url + API.live);
    const own = linesOf(requestId);
    const fitting =
      own.find((line) => (JSON.parse(line) as Line).code !== undefined) ??
      own[0]!;
    return { text: own.join('\n'), line: JSON.parse(fitting) as Line };
  }

  it('has one short line without a stack for a call that is refused for now', async () => {
    const body = JSON.stringify({ hash: wedding.hash, email: 'a@example.com' });
    const call = fetch(web.url + API.archives, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
    });
    const answer = call.then(async (response) => {
      expect(response.status).toBe(503);
      return { body: (await response.json()) as { requestId: string } };
    });
    const { text, line } = await logged(answer);
    expect(line).toMatchObject({ level: 40, code: 'mail_unavailable' });
    expect(text.split('\n')).toHaveLength(1);
    expect(text).not.toMatch(/stack|\bat .*:\d+/);
    expect(text.length).toBeLessThan(500);
  });

  it('keeps the stack of a fault', async () => {
    await test.database.query(
      'ALTER TABLE media RENAME COLUMN note TO no_note',
    );
    try {
      const call = fetch(web.url + API.gallery(wedding.hash)).then(
        async (response) => {
          expect(response.status).toBe(500);
          return { body: (await response.json()) as { requestId: string } };
        },
      );
      const { line } = await logged(call);
      expect(line).toMatchObject({ level: 50, code: 'internal_error' });
      expect(line.err?.stack).toMatch(/\n\s+at .*:\d+/);
    } finally {
      await test.database.query(
        'ALTER TABLE media RENAME COLUMN no_note TO note',
      );
    }
  });
});
