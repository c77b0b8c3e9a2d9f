import type { Locator } from '@playwright/test';
import { expectStored } from '../../support/browser/media/expect-stored.js';
import { expect, test } from '../../support/browser/test.js';

const DIALOG_SCRIPT = /note-dialog.*\.js/;
const counterOf = (field: Locator) =>
  field.locator('xpath=..').getByText(/^\d+\/\d+$/);

test('counts characters and enforces the limits', async ({
  page,
  samples,
  uploadPage,
}) => {
  await uploadPage.open();
  await uploadPage.chooseForNote(samples.photos[0]);
  await expect(uploadPage.dialog).toContainText(samples.photos[0].name);
  await expect(counterOf(uploadPage.name())).toHaveText('0/50');
  await uploadPage.name().pressSequentially('Ayşe');
  await expect(counterOf(uploadPage.name())).toHaveText('4/50');
  await page.keyboard.insertText('x'.repeat(60));
  await expect(counterOf(uploadPage.name())).toHaveText('50/50');
  await uploadPage.message().focus();
  await page.keyboard.insertText('y'.repeat(450));
  await expect(counterOf(uploadPage.message())).toHaveText('400/400');
  expect((await uploadPage.name().inputValue()).length).toBe(50);
  expect((await uploadPage.message().inputValue()).length).toBe(400);
});

test('Cancel and Escape discard the file and the text', async ({
  page,
  product,
  samples,
  uploadPage,
  wedding,
}) => {
  await uploadPage.open();
  const leaves = [
    () => uploadPage.dialog.getByRole('button', { name: 'Cancel' }).click(),
    () => page.keyboard.press('Escape'),
  ];
  for (const leave of leaves) {
    await uploadPage.chooseForNote(samples.photos[0]);
    await expect(uploadPage.name()).toHaveValue('');
    await expect(uploadPage.message()).toHaveValue('');
    await uploadPage.name().fill('Ayşe');
    await uploadPage.message().fill('Mutluluklar');
    await leave();
    await expect(uploadPage.dialog).toBeHidden();
    await expect(uploadPage.noteButton).toBeFocused();
  }
  await expect(uploadPage.files).toHaveCount(0);
  await expectStored(product, wedding, []);
});

test('sends a note by keyboard alone', async ({
  page,
  product,
  samples,
  uploadPage,
  wedding,
}) => {
  const [photo] = samples.photos;
  await uploadPage.open();
  await uploadPage.uploadButton.focus();
  await page.keyboard.press('Tab');
  await expect(uploadPage.noteButton).toBeFocused();
  const chooser = page.waitForEvent('filechooser');
  await page.keyboard.press('Enter');
  await (await chooser).setFiles(photo.path);
  await expect(uploadPage.name()).toBeFocused();
  await page.keyboard.type('Mehmet Amca');
  await page.keyboard.press('Tab');
  await expect(uploadPage.message()).toBeFocused();
  await page.keyboard.type('Allah mesut etsin | hep');
  await page.keyboard.press('Tab');
  await expect(
    uploadPage.dialog.getByRole('button', { name: 'Cancel' }),
  ).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await uploadPage.expectAllSaved([photo]);
  await expectStored(product, wedding, [photo]);
  expect((await product.mediaOf(wedding))[0]!.note).toBe(
    'Mehmet Amca|Allah mesut etsin | hep',
  );
});

test('sends the photo without a note when both fields are empty', async ({
  product,
  samples,
  uploadPage,
  wedding,
}) => {
  const [photo] = samples.photos;
  await uploadPage.open();
  await uploadPage.chooseForNote(photo);
  await uploadPage.name().fill('   ');
  await uploadPage.dialog
    .getByRole('button', { name: 'Upload with Note' })
    .click();
  await uploadPage.expectAllSaved([photo]);
  expect((await product.mediaOf(wedding))[0]).not.toHaveProperty('note');
});

test('keeps the text after a tap or a drag outside the dialog', async ({
  page,
  samples,
  uploadPage,
}) => {
  await uploadPage.open();
  await uploadPage.chooseForNote(samples.photos[0]);
  await uploadPage.message().fill('Mutluluklar');
  await page.mouse.click(4, 4);
  await uploadPage.message().hover();
  await page.mouse.down();
  await page.mouse.move(4, 4);
  await page.mouse.up();
  await expect(uploadPage.message()).toHaveValue('Mutluluklar');
  await uploadPage.dialog
    .getByRole('button', { name: 'Upload with Note' })
    .click();
  await uploadPage.expectAllSaved([samples.photos[0]]);
});

test('keeps the page usable when the dialog fails to load', async ({
  consoleWatch,
  page,
  product,
  samples,
  uploadPage,
  wedding,
}) => {
  consoleWatch.expect(/net::ERR_FAILED/);
  const [other, photo] = samples.photos;
  const choose = async (path: string) => {
    const chooser = page.waitForEvent('filechooser');
    await uploadPage.noteButton.click();
    await (await chooser).setFiles(path);
  };
  await uploadPage.open();
  await page.route(DIALOG_SCRIPT, (route) => route.abort());
  await choose(other.path);
  await expect(
    page.getByText(`The message form could not be opened for ${other.name}.`),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Upload without a message' }).click();
  await uploadPage.expectAllSaved([other]);

  await choose(photo.path);
  await expect(
    page.getByText(`The message form could not be opened for ${photo.name}.`),
  ).toBeVisible();
  await page.unroute(DIALOG_SCRIPT);
  await page.getByRole('button', { name: 'Try again' }).click();
  await uploadPage.message().fill('Mutluluklar');
  await uploadPage.dialog
    .getByRole('button', { name: 'Upload with Note' })
    .click();
  await uploadPage.expectAllSaved([photo]);
  await expectStored(product, wedding, [other, photo]);
});
