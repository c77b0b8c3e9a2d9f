import pg from 'pg';
import { ViewerPage } from '../../support/browser/pages/viewer-page.js';
import { expect, test } from '../../support/browser/test.js';

/** Leaves the photo as the machine's third interruption does before any picture. */
const FAIL = `
WITH failed AS (
  UPDATE media SET processing = 'failed', processing_reason = 'interrupted', processing_attempts = 3,
    processing_step = 'derive', renditions = '{}'
  WHERE wedding_id = (SELECT wedding_id FROM wedding_links WHERE hash = $1)
  RETURNING wedding_id
)
UPDATE weddings SET media_revision = media_revision + 1 FROM failed WHERE weddings.id = failed.wedding_id`;

test('the couple starts a failed photo again and sees its picture', async ({
  page,
  product,
  samples,
  wedding,
}) => {
  await product.addPhoto(wedding, samples.photos[0]);
  await product.expectProcessed(wedding);
  const client = new pg.Client({ connectionString: product.env.DATABASE_URL });
  await client.connect();
  await client.query(FAIL, [wedding.hash]);
  await client.end();
  const viewer = new ViewerPage(page, wedding);
  await viewer.open();
  await expect(
    page.getByText('This file could not be opened.', { exact: false }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await viewer.expectPicture();
  await product.expectProcessed(wedding);
});
