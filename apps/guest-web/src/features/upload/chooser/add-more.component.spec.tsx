import { expectAccessible, expectFits } from '@hatira/component-specs';
import { fakeUploadPage } from '@hatira/fake-api';
import { expect, it } from 'vitest';
import {
  countPickers,
  photo,
  renderUploadPage,
  stored,
} from '../../../../test/upload-page';

const SMALL = { width: 320, height: 568 };

it('queues further files while others are sent, with the name of the phone', async () => {
  const api = fakeUploadPage().on('upload', stored);
  const held = api.hold('upload');
  localStorage.setItem('guest-note', 'Ayşe|');
  const pickers = countPickers();
  const upload = await renderUploadPage({ viewport: SMALL });
  await expect.element(upload.moreButton).not.toBeInTheDocument();
  await upload.send([photo('first.jpg')]);
  await upload.moreButton.click();
  expect(pickers()).toBe(1);
  await expect.element(upload.uploadButton).toBeDisabled();
  await expect.element(upload.noteButton).toBeDisabled();
  await upload.addMore([photo('second.jpg'), photo('third.jpg')]);
  await expect
    .element(upload.paragraph('of 3 saved'))
    .toHaveText('0 of 3 saved');
  await expectFits();
  await expectAccessible();
  held.release();
  await upload.expectAllSaved(['first.jpg', 'second.jpg', 'third.jpg']);
  await expect.element(upload.moreButton).not.toBeInTheDocument();
  expect(api.bodies('upload').map((body) => body.note)).toEqual([
    'Ayşe|',
    'Ayşe|',
    'Ayşe|',
  ]);
});

it('sends a file that is chosen when the others have just arrived', async () => {
  const api = fakeUploadPage().on('upload', stored);
  const held = api.hold('upload');
  const upload = await renderUploadPage();
  await upload.send([photo('first.jpg')]);
  await expect.element(upload.moreButton).toBeVisible();
  const input = upload.moreButton.element().nextElementSibling;
  held.release();
  await upload.expectAllSaved(['first.jpg']);
  const choice = new DataTransfer();
  choice.items.add(photo('late.jpg'));
  (input as HTMLInputElement).files = choice.files;
  input!.dispatchEvent(new Event('change', { bubbles: true }));
  await upload.expectAllSaved(['first.jpg', 'late.jpg']);
});
