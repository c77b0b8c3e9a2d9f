import { rmSync } from 'node:fs';
import { API, STAFF_API, type MediaItem } from '@hatira/contract';
import { WaitingVisitorsService } from '../../../apps/api/src/features/weddings/waiting-visitors.service.js';
import { builtPages } from '../../support/fixtures/built-pages.js';
import { jpegBytes } from '../../support/fixtures/media-bytes.js';
import { picture } from '../../support/fixtures/pictures.js';
import { addEvent, eventOn } from '../../support/fixtures/events.js';
import { createWedding } from '../../support/fixtures/weddings.js';
import { gallery, TestGuest } from '../../support/requests/guest.js';
import type { TestWedding } from '../../support/requests/guest.js';
import { OWN_NETWORK, setPoints } from '../../support/requests/limits.js';
import { relativesOf, renewCouple } from '../../support/requests/links.js';
import { useTestApp } from '../../support/servers/test-app.js';
import { until } from '../../support/until.js';

const dir = builtPages();
const test = useTestApp({ env: { GUEST_WEB_DIR: dir }, withWorker: true });
afterAll(() => rmSync(dir, { recursive: true }));

const HOSTILE = '</script><script>alert(1)</script><!--\u2028';
const MISSES = 'hash-misses';
/** Wrong links after which a network waits, and for seconds. */
const [LIMIT, SLOWEST] = [60, 600];

async function document({ hash }: TestWedding, page = 'camera-roll') {
  const { headers, text } = await test
    .http()
    .get(`/${page}/${hash}`)
    .expect(200);
  return { headers, text, given: givenIn(text) };
}

interface Given {
  etag: string | undefined;
  body: unknown;
}

/** The answers in a document by their addresses, as a browser reads them. */
function givenIn(html: string): Record<string, Given> {
  const scripts = html.matchAll(
    /<script type="application\/json" data-answer="([^"]+)"(?: data-etag="([^"]+)")?>([\s\S]*?)<\/script>/g,
  );
  return Object.fromEntries(
    [...scripts].map(([, address = '', etag, json = '']) => [
      unescaped(address),
      { etag: etag && unescaped(etag), body: JSON.parse(json) as unknown },
    ]),
  );
}

function unescaped(attribute: string): string {
  return attribute.replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}

async function change({ hash }: TestWedding, names: object): Promise<void> {
  const staff = await test.staff();
  await staff
    .patch(STAFF_API.restOne('weddings', hash))
    .send(names)
    .expect(200);
}

/** The answers that the page asks for otherwise. */
async function asked({ hash }: TestWedding): Promise<Record<string, Given>> {
  const addresses = [
    API.weddingInfo(hash),
    API.mediaPage(API.gallery(hash), undefined, 'opening'),
  ];
  const [info, list] = await Promise.all(
    addresses.map((address) => test.http().get(address).expect(200)),
  );
  return {
    [addresses[0]!]: { etag: undefined, body: info!.body as unknown },
    [addresses[1]!]: { etag: list!.headers.etag, body: list!.body as unknown },
  };
}

it.each(['camera-roll', 'camera-roll-mobile'])(
  'brings the answers to the first calls with %s',
  async (page) => {
    const wedding = await createWedding(test);
    await new TestGuest(test.url, wedding).single(jpegBytes(700)).expect(200);
    const { headers, given, text } = await document(wedding, page);
    expect(given).toEqual(await asked(wedding));
    expect(headers['cache-control']).toBe('private, no-cache');
    expect(headers['set-cookie']).toBeUndefined();
    expect(text).not.toContain('rel="preload" as="fetch"');
  },
);

it('is inert data and plain text, whatever guests and staff have written', async () => {
  const wedding = await createWedding(test);
  const displayedNames = ['<b>Ayşe</b>', '"Mehmet"</h1><script>'];
  await change(wedding, { displayedNames });
  await new TestGuest(test.url, wedding)
    .single(jpegBytes(701), 'a.jpg', `${HOSTILE}|${HOSTILE}`)
    .expect(200);
  const { given, text } = await document(wedding);
  expect(given).toEqual(await asked(wedding));
  const [{ note }] = (await gallery(test.url, wedding)) as [MediaItem];
  expect(note).toContain('</script>');
  expect(text).toContain(
    '<h1>&lt;b&gt;Ayşe&lt;/b&gt;<span> &amp; </span>&quot;Mehmet&quot;&lt;/h1&gt;&lt;script&gt;</h1>',
  );
  for (const tag of ['<script>alert', '<!--\u2028', '<b>Ayşe'])
    expect(text).not.toContain(tag);
});

it('shows the pictures that the gallery shows first', async () => {
  const wedding = await createWedding(test);
  const guest = new TestGuest(test.url, wedding);
  const send = async (name: string, width: number) =>
    guest.single(await picture({ width, height: 60 }), name).expect(200);
  await send('standing.jpg', 40);
  await send('lying.jpg', 90);
  const items = () => gallery(test.url, wedding);
  await until(
    'both pictures are made',
    async () => (await items()).filter(({ thumb_url }) => thumb_url).length,
    2,
  );
  const urls = Object.fromEntries(
    (await items()).map((item) => [item.file_name, item.thumb_url]),
  );
  await change(wedding, { displayedDate: '2026-06-14' });
  const story = (await document(wedding)).text;
  expect(story).toContain('data-given="story"');
  expect(story).toContain(
    `<meta name="first-picture" content="${urls['lying.jpg']}">`,
  );
  expect(story).toContain(`<img src="${urls['lying.jpg']}" alt=""`);
  // A heading without words says nothing to a reader of the screen.
  expect(story).toContain('<div class="chapter undated"></div>');
  expect(story).not.toMatch(/<h\d[^>]*><\/h\d>/);
  expect(story).not.toContain('<div class="events"></div>');
  const viewer = (await document(wedding, 'camera-roll-mobile')).text;
  expect(viewer).not.toContain('<img');
  await change(wedding, { displayedDate: '2099-06-14' });
  const { text } = await document(wedding);
  expect(text).toContain('data-given="uploaded"');
  await addEvent(test, wedding, eventOn('wedding'));
  const withEvents = (await document(wedding)).text;
  expect(withEvents).toContain('<div class="events"></div>');
});

it('has no list for a wrong, ended or malformed link, whose shells are equal', async () => {
  const wedding = await createWedding(test);
  const { weddingPath } = wedding;
  const renewed = await renewCouple(test, wedding);
  const wrong = { weddingPath, hash: 123_456_789_012_345 };
  const shells = await Promise.all(
    [wedding, wrong].map(async (link) => {
      const { headers, text } = await document(link);
      expect(headers['cache-control']).toBe('no-cache');
      return text.replaceAll(String(link.hash), 'HASH');
    }),
  );
  expect(shells[0]).toBe(shells[1]);
  expect(shells[0]).not.toContain('Mehmet');
  expect(Object.keys((await document(renewed)).given)).toHaveLength(2);
  const { text } = await test.http().get('/camera-roll/12x').expect(200);
  expect(givenIn(text)).toEqual({});
});

it('shows relatives no picture of a sealed album', async () => {
  const wedding = await createWedding(test);
  await new TestGuest(test.url, wedding).single(jpegBytes(702)).expect(200);
  const relatives = await relativesOf(test, wedding);
  const end = new Date(Date.now() + 3_600_000).toISOString();
  await (
    await test.staff()
  )
    .put(STAFF_API.weddingVisibility(wedding.hash))
    .send({ mode: 'sealed', until: end })
    .expect(200);
  const { given, text } = await document(relatives);
  expect(given).toEqual(await asked(relatives));
  expect(text).not.toContain('class="pictures"');
  expect(JSON.stringify(given)).not.toContain('storage_url');
});

it('comes without its list before a call that waits, in a network that has tried many wrong links', async () => {
  const wedding = await createWedding(test);
  const wrong = { ...wedding, hash: 123_456_789_012_346 };
  await setPoints(test, MISSES, OWN_NETWORK, LIMIT - 1);
  expect(Object.keys((await document(wedding)).given)).toHaveLength(2);
  await document(wrong);
  expect((await document(wedding)).given).toEqual({});

  await setPoints(test, MISSES, OWN_NETWORK, SLOWEST);
  const waiting = () => test.app.get(WaitingVisitorsService).count;
  const answered: string[] = [];
  const list = test
    .http()
    .get(API.gallery(wedding.hash))
    .expect(200)
    .then(() => answered.push('list'));
  await until('the call of the list waits', waiting, 1);
  expect((await document(wedding)).given).toEqual({});
  answered.push('document');
  expect(waiting()).toBe(1);
  await list;
  expect(answered).toEqual(['document', 'list']);
});
