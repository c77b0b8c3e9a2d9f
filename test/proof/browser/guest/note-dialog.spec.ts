import { expectStored } from '../../../support/browser/media/expect-stored.js';
import { expect, test } from '../../../support/browser/test.js';

const DIALOG_SCRIPT = /note-dialog.*\.js/;

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
