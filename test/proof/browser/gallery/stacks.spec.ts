import pg from 'pg';
import { askForArchive } from '../../../support/fixtures/archives.js';
import { expectAccessibleInBothSchemes } from '../../../support/browser/accessibility.js';
import {
  expectFits,
  lacking,
  resize,
} from '../../../support/browser/layout.js';
import { ViewerPage } from '../../../support/browser/pages/viewer-page.js';
import { answerQuestions } from '../../../support/browser/questions.js';
import { expect, test } from '../../../support/browser/test.js';
import { IN_LARGE } from '../../../support/browser/variant.js';

/** The first three within two seconds, the fourth a minute later. */
const TAKE = `
UPDATE media SET camera = 'Apple iPhone 15', moment_source = 'exif_offset', width = 1600, height = 1200,
  moment = '2026-06-20T20:00:00Z'::timestamptz + CASE file_name WHEN $2 THEN 0 WHEN $3 THEN 1 WHEN $4 THEN 2 ELSE 60 END
    * interval '1 second'
WHERE wedding_id = (SELECT wedding_id FROM wedding_links WHERE hash = $1)`;
const REVISE = `
UPDATE weddings SET media_revision = media_revision + 1
WHERE id = (SELECT wedding_id FROM wedding_links WHERE hash = $1)`;

/** A laptop, and a phone in landscape. */
const WIDE = [
  { width: 1280, height: 800 },
  { width: 844, height: 390 },
];

test.beforeEach(async ({ product, samples, wedding }) => {
  const photos = samples.photos.slice(0, 4);
  for (const photo of photos) await product.addPhoto(wedding, photo);
  await product.expectProcessed(wedding);
  const { DATABASE_URL: connectionString } = product.env;
  const client = new pg.Client({ connectionString });
  await client.connect();
  const burst = photos.slice(0, 3).map(({ name }) => name);
  await client.query(TAKE, [wedding.hash, ...burst]);
  await client.query(REVISE, [wedding.hash]);
  await client.end();
});

test(
  'stacks a burst by choice, selects, opens and shows all of it',
  { tag: '@everywhere' },
  async ({ gallery, page, samples, wedding }) => {
    const [, , first, single] = samples.photos;
    const viewer = new ViewerPage(page, wedding);
    const choice = page.getByLabel('Similar photos', { exact: true });
    await gallery.openAfterCelebration();
    await expect(gallery.tiles).toHaveCount(4);
    await choice.selectOption('Stack bursts');
    await expect(gallery.tiles).toHaveCount(2);
    const stack = gallery.tile(first.name);
    const badge = stack.getByRole('button', { name: '3 similar photos' });
    await expect(badge).toHaveText('3');
    await page.reload();
    await expect(gallery.tiles).toHaveCount(2);

    await stack.getByRole('checkbox').focus();
    await page.keyboard.press(' ');
    await expect(page.getByText('3 selected')).toBeVisible();
    await page.keyboard.press('Escape');

    await page.keyboard.press('Enter');
    await expect(viewer.position).toHaveText('2 of 4');
    await page.keyboard.press('ArrowRight');
    await expect(viewer.position).toHaveText('3 of 4');
    await page.keyboard.press('Escape');
    await expect(gallery.opened).toBeHidden();
    await expect(stack.getByRole('checkbox')).toBeFocused();

    // One picture in the large view, the stack in the grid.
    const questions = answerQuestions(page, true);
    await page.keyboard.press('Enter');
    await expect(viewer.position).toHaveText('2 of 4');
    await page.keyboard.press('Delete');
    await expect(viewer.position).toHaveText('2 of 3');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(viewer.position).toHaveText(/ of 4$/);
    await expect.poll(() => questions).toEqual([`Delete “${first.name}”?`]);
    await page.keyboard.press('Escape');
    await expect(gallery.opened).toBeHidden();

    await badge.click();
    await expect(gallery.tiles).toHaveCount(4);
    await expect(badge).toHaveAttribute('aria-expanded', 'true');
    // One line below the pictures of the stack, and not below the fourth.
    await expect(page.locator('[data-opened="true"]')).toHaveCount(3);
    await choice.selectOption('Show each photo');
    await expect(badge).toHaveCount(0);
    await expect(gallery.tile(single.name)).toBeVisible();
  },
);

test('keeps an open stack below one heading, also at the end of an hour', async ({
  gallery,
  page,
  product,
  samples,
  wedding,
}) => {
  const { DATABASE_URL: connectionString } = product.env;
  const client = new pg.Client({ connectionString });
  await client.connect();
  const [early, between] = samples.photos;
  await client.query(
    `UPDATE media SET moment = CASE file_name
       WHEN $2 THEN '2026-06-20T19:59:59Z'::timestamptz WHEN $3 THEN '2026-06-20T20:00:00Z'::timestamptz
       ELSE '2026-06-20T20:00:01Z'::timestamptz END,
       camera = CASE file_name WHEN $3 THEN 'Canon R6' ELSE camera END
     WHERE wedding_id = (SELECT wedding_id FROM wedding_links WHERE hash = $1)`,
    [wedding.hash, early.name, between.name],
  );
  await client.query(REVISE, [wedding.hash]);
  await client.end();
  await gallery.openAfterCelebration();
  await page.getByLabel('Sort by').selectOption('Date taken');
  const hours = page.getByRole('heading', { level: 3 });
  await expect(page.locator('[data-tile]')).toHaveCount(2);
  await expect(hours).toHaveText(['11:00 PM']);
  await page.getByRole('button', { name: '3 similar photos' }).click();
  await expect(page.locator('[data-tile]')).toHaveCount(4);
  await expect(hours).toHaveText(['11:00 PM']);

  // Beside the line of an archive the choices stay readable.
  await askForArchive(product.url, wedding);
  await page.reload();
  await expect(page.getByText('Your download is ready')).toBeVisible();
  for (const size of WIDE) {
    await resize(page, size);
    for (const name of ['Similar photos', 'Sort by'])
      expect(
        await lacking(page.getByLabel(name, { exact: true })),
        `${name} at ${size.width} px`,
      ).toBe(0);
  }
});

test(
  'stacks bursts in the order of moments, and fits a narrow window',
  IN_LARGE,
  async ({ gallery, page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 320, height: 640 });
    await gallery.openAfterCelebration();
    await page.getByLabel('Sort by').selectOption('Date taken');
    await expect(
      page.getByLabel('Similar photos', { exact: true }),
    ).toHaveValue('bursts');
    await expect(page.locator('[data-tile]')).toHaveCount(2);
    await expectFits(page);
    await expectAccessibleInBothSchemes(page);
  },
);
