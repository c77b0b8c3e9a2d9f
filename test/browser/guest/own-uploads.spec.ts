import { expectAccessible } from '../../support/browser/accessibility.js';
import { watchUploads } from '../../support/browser/network/upload-requests.js';
import { expect, test } from '../../support/browser/test.js';

/** Smaller than a phone's photos. */
const SMALL_PHOTO_BYTES = 100_000;

test.use({ viewport: { width: 320, height: 640 } });

test('lists own uploads, changes name and note, and takes a file back', async ({
  page,
  samples,
  uploadPage,
}) => {
  const [photo, other] = samples.photos;
  const questions: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/mine')) questions.push(request.url());
  });
  await uploadPage.openWhole();
  const open = page.getByRole('button', { name: 'My uploads' });
  await expect(open).toHaveCount(0);
  await uploadPage.send([photo, other]);
  await uploadPage.expectAllSaved([photo, other]);

  expect(questions, 'before the first file').toEqual([]);

  // The next visit, with a file that is chosen again.
  await uploadPage.openWhole();
  expect(questions).toHaveLength(1);
  const uploads = watchUploads(page);
  const question = page.waitForRequest(/\/known-files$/);
  await uploadPage.send([photo]);
  await expect(uploadPage.tile(photo, 'Already sent')).toBeVisible();
  const sizes = await (await question).sizes();
  const bytes = sizes.requestHeadersSize + sizes.requestBodySize;
  expect(bytes, 'of the question').toBeLessThan(SMALL_PHOTO_BYTES / 100);
  expect(uploads).toEqual([]);
  await expect(
    page.getByText('You had already sent 1 of these.'),
  ).toBeVisible();

  await open.click();
  const dialog = page.getByRole('dialog', { name: 'What you have sent' });
  const items = dialog.getByRole('listitem');
  await expect(items).toHaveCount(2);
  await dialog.getByLabel('Your name, for everything').fill('Ayşe');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Your name is saved.')).toBeVisible();
  await expect(items.getByText('Ayşe')).toHaveCount(2);

  const first = items.filter({ hasText: photo.name });
  await first.getByRole('button', { name: 'Add a note' }).click();
  await expect(dialog.getByLabel('Your message')).toBeFocused();
  await page.keyboard.type('Be happy');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save' }).last().click();
  await expect(first.getByText('Be happy')).toBeVisible();

  // A picture that still loads ends in an error once its file is removed.
  await first.scrollIntoViewIfNeeded();
  await expect
    .poll(() =>
      first
        .locator('img')
        .evaluateAll((all) =>
          all.every((image) => (image as HTMLImageElement).complete),
        ),
    )
    .toBe(true);
  await first.getByRole('button', { name: 'Remove from the gallery' }).click();
  await expect(dialog.getByText('Your name is saved.')).toBeHidden();
  await expect(dialog.getByText('you cannot bring it back')).toBeVisible();
  await dialog
    .getByRole('button', { name: 'Remove from the gallery', exact: true })
    .click();
  await expect(
    dialog.getByText('The file has been removed from the gallery.'),
  ).toBeVisible();
  await expect(items).toHaveCount(1);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - innerWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
  await page.keyboard.press('Escape');
  await expect(open).toBeFocused();

  // The name goes with what the next visit sends, in the dialog, too.
  await page.emulateMedia({ colorScheme: 'dark' });
  await uploadPage.openWhole();
  await uploadPage.send([photo]);
  await expect(uploadPage.tile(photo, 'Safely saved')).toBeVisible();
  await open.click();
  await expect(items.getByText('Ayşe')).toHaveCount(2);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await uploadPage.chooseForNote(photo);
  await expect(uploadPage.name()).toHaveValue('Ayşe');
});
