import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { LANGUAGES } from '@hatira/contract';
import { holdTimers } from '../../../support/browser/held-timers.js';
import { expect, test } from '../../../support/browser/test.js';
import { variant } from '../../../support/browser/variant.js';

/** Gzip, in bytes, in the largest language. */
const UPLOAD_PAGE_BYTES = 112_000;
const GALLERY_BYTES = 148_000;
const DIST = 'dist/guest-web';
/** Loaded after the first paint; the last one by the sending parts alone. */
const LATER = /\/(language-switcher|flags|sending-parts|lazy-extra)-[^/]*$/;
/** On the upload page the sending parts alone need them. */
const OF_SENDING = /\/(tile-icons|local-days)-[^/]*$/;
/** The gallery's first load has it, too. */
const SHARED_LATER = /\/late-parts-[^/]*$/;
const LATER_BYTES = 13_800;
/** Hearts, celebration, the line of news: the first photos do not wait for them. */
const CHOICES =
  /\/(choices|marks-part|marks-store|partner-question|ask|celebration|dialog|stacks-part|news|chapters|gallery-filter|use-filter|sender-names|favourites|heart-icon)-[^/]*$/;
const GALLERY_LATER_BYTES = 27_500;
/** Then the viewer loads, on a busy machine before the rest has. */
const GALLERY_RESTS_MS = 5_000;

interface Loaded {
  file: string;
  bytes: number;
}

/** Loaded without interaction, with the parts that wait for an idle moment. */
async function firstLoad(
  page: Page,
  address: string,
  isLate: (file: string) => boolean,
): Promise<Loaded[]> {
  const loading: Promise<Loaded>[] = [];
  const names: string[] = [];
  const note = (response: Response) => {
    const file = new URL(response.url()).pathname.slice(1);
    if (!/\.(js|css)$/.test(file)) return;
    names.push(file);
    loading.push(
      response.body().then((body) => ({ file, bytes: packed(body) })),
    );
  };
  page.on('response', note);
  await page.goto(address, { waitUntil: 'networkidle' });
  await expect.poll(() => names.filter(isLate).length).toBeGreaterThan(1);
  await page.waitForLoadState('networkidle');
  // A body that the end of the test cuts off is an error outside of it.
  page.off('response', note);
  return Promise.all(loading);
}

function packed(body: Buffer): number {
  return gzipSync(body, { level: 9 }).length;
}

function total(files: Loaded[]): number {
  return files.reduce((sum, { bytes }) => sum + bytes, 0);
}

/** Returns the bytes in its heaviest language. */
function totalAtMost(files: Loaded[]): number {
  const manifest = builtFiles();
  const texts = LANGUAGES.map(
    (language) => manifest[`src/shared/i18n/locales/${language}.ts`]!.file,
  );
  const own = files.filter(({ file }) => texts.includes(file));
  expect(own).toHaveLength(1);
  return (
    total(files) -
    total(own) +
    Math.max(...texts.map((file) => packed(readFileSync(join(DIST, file)))))
  );
}

function builtFiles(): Record<string, { file: string; css?: string[] }> {
  return JSON.parse(
    readFileSync(join(DIST, '.vite/manifest.json'), 'utf8'),
  ) as ReturnType<typeof builtFiles>;
}

function isLater(file: string): boolean {
  const later = [LATER, OF_SENDING, SHARED_LATER];
  return later.some((name) => name.test(file)) || isText('sending', file);
}

function isLaterInGallery(file: string): boolean {
  return LATER.test(file) || CHOICES.test(file) || isText('choices', file);
}

function isText(part: string, file: string): boolean {
  const manifest = builtFiles();
  return LANGUAGES.some(
    (language) =>
      manifest[`src/shared/i18n/locales/${part}/${language}.ts`]!.file === file,
  );
}

function builtFrom(folder: string): string[] {
  const chunks = Object.entries(builtFiles()).filter(([source]) =>
    source.startsWith(`src/${folder}/`),
  );
  expect(chunks.length, `chunks of ${folder}`).toBeGreaterThan(0);
  return chunks.flatMap(([, { file, css = [] }]) => [file, ...css]);
}

test('serves the icon that browsers request unasked', async ({ request }) => {
  const answer = await request.get('/favicon.ico');
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toBe('image/vnd.microsoft.icon');
});

for (const locale of ['tr', 'el']) {
  test.describe(`in ${locale}`, variant(locale === 'tr'), () => {
    test.use({ locale });

    test('the upload page stays within its weight', async ({
      page,
      wedding,
    }) => {
      const files = await firstLoad(page, `/${wedding.weddingPath}`, isLater);
      const names = files.map(({ file }) => file);
      expect(new Set(names).size, 'each file once').toBe(names.length);
      expect(names.length).toBeGreaterThan(2);
      const foreign = [
        ...builtFrom('features/gallery'),
        ...builtFrom('features/marketing'),
      ];
      expect(names.filter((name) => foreign.includes(name))).toEqual([]);
      const first = files.filter(({ file }) => !isLater(file));
      const later = files.filter(({ file }) => isLater(file));
      expect(totalAtMost(first), JSON.stringify(first)).toBeLessThanOrEqual(
        UPLOAD_PAGE_BYTES,
      );
      expect(later.length).toBeGreaterThan(1);
      expect(total(later), JSON.stringify(later)).toBeLessThanOrEqual(
        LATER_BYTES,
      );
    });

    test('the gallery stays within its weight', async ({
      page,
      product,
      samples,
      wedding,
    }) => {
      await product.addPhoto(wedding, samples.photos[0]);
      await holdTimers(page, GALLERY_RESTS_MS);
      const files = await firstLoad(
        page,
        `/camera-roll/${wedding.hash}`,
        isLaterInGallery,
      );
      const foreign = [
        ...builtFrom('features/upload'),
        ...builtFrom('features/marketing'),
      ];
      expect(files.filter(({ file }) => foreign.includes(file))).toEqual([]);
      const first = files.filter(({ file }) => !isLaterInGallery(file));
      const later = files.filter(({ file }) => isLaterInGallery(file));
      expect(total(first), JSON.stringify(first)).toBeLessThanOrEqual(
        GALLERY_BYTES,
      );
      expect(later.length).toBeGreaterThan(1);
      expect(total(later), JSON.stringify(later)).toBeLessThanOrEqual(
        GALLERY_LATER_BYTES,
      );
    });
  });
}
