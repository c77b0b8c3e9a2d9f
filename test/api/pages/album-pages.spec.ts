import { rmSync } from 'node:fs';
import { SELECTION_ALBUM_API, VISIBILITY_API } from '@hatira/contract';
import { builtPages } from '../../support/fixtures/built-pages.js';
import { galleryOfPictures, idsOf } from '../../support/fixtures/galleries.js';
import { createWedding } from '../../support/fixtures/weddings.js';
import type { TestWedding } from '../../support/requests/guest.js';
import { makeAlbum } from '../../support/requests/selection-albums.js';
import { useTestApp } from '../../support/servers/test-app.js';

const dir = builtPages();
const test = useTestApp({
  env: { GUEST_WEB_DIR: dir },
  withWorker: true,
});
let wedding: TestWedding;

beforeEach(async () => {
  wedding = await createWedding(test, 'AyşeNur-140626-Mehmet');
});

afterAll(() => rmSync(dir, { recursive: true }));

const pageOf = (token: string, status = 200) =>
  test
    .http()
    .get(`/album/${token}`)
    .set('Accept-Language', 'de')
    .expect(status);

/** The contents of the tags, by their names. */
function tags(html: string): Record<string, string> {
  const found = html.matchAll(
    /<meta (?:name|property)="([^"]+)" content="([^"]*)">/g,
  );
  return Object.fromEntries(
    [...found].map(([, name, content]) => [name!, content!]),
  );
}

it('shows messengers a photo with the names of the couple and its note', async () => {
  const [photo] = await galleryOfPictures(test, wedding, 1, 'Oya|"Iyi" <ki>');
  const { token } = await makeAlbum(test, wedding, { ids: [photo!.id] });
  const { headers, text } = await pageOf(token);
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'same-origin',
    'x-robots-tag': expect.stringContaining('noindex'),
  });
  expect(text).toContain('<title>Ayşe Nur &amp; Mehmet · ');
  expect(text).toContain(`href="${SELECTION_ALBUM_API.open(token)}"`);
  const told = tags(text);
  expect(told).toMatchObject({
    robots: 'noindex',
    'og:title': 'Ayşe Nur &amp; Mehmet',
    'og:description': 'Oya: &quot;Iyi&quot; &lt;ki&gt;',
    'og:url': `${test.url}/album/${token}`,
    'twitter:card': 'summary_large_image',
  });
  const picture = await fetch(told['og:image']!);
  expect([picture.status, picture.headers.get('content-type')]).toEqual([
    200,
    told['og:image:type'],
  ]);
});

it('shows them an album by its name, in the reader’s language', async () => {
  const ids = idsOf(await galleryOfPictures(test, wedding, 2, 'Oya|Hi'));
  const { token } = await makeAlbum(test, wedding, { ids, name: 'Best of' });
  const { text } = await pageOf(token);
  expect(tags(text)).toMatchObject({
    'og:title': 'Best of · Ayşe Nur &amp; Mehmet',
    'og:description': 'Bilder, die wir für euch ausgesucht haben',
  });
});

it('tells nothing of sealed, hidden and ended ones', async () => {
  const [photo] = await galleryOfPictures(test, wedding, 1, 'Oya|Secret');
  const album = await makeAlbum(test, wedding, { ids: [photo!.id] });
  const put = (address: string, body: object) =>
    test.http().put(address).send(body).expect(200);
  const expectSilent = async (status?: number) => {
    const { text } = await pageOf(album.token, status);
    expect(text).not.toContain('Secret');
    expect(text).not.toContain('og:image');
    return text;
  };
  const exposure = VISIBILITY_API.exposure(wedding.hash);
  await put(exposure, { ids: [photo!.id], exposure: 'hidden' });
  await expectSilent();
  await put(exposure, { ids: [photo!.id], exposure: 'shown' });
  const until = new Date(Date.now() + 3_600_000).toISOString();
  const visibility = VISIBILITY_API.couple(wedding.hash);
  await put(visibility, { mode: 'sealed', until });
  await expectSilent();
  await put(visibility, { mode: 'shared' });
  expect((await pageOf(album.token)).text).toContain('og:image');
  await test
    .http()
    .delete(SELECTION_ALBUM_API.one(wedding.hash, album.id))
    .expect(200);
  expect(await expectSilent(404)).not.toContain('Ayşe');
  await pageOf('short', 404);
});
