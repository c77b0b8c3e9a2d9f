import { expectAccessible } from '@hatira/component-specs';
import { fakeUploadPage } from '@hatira/fake-api';
import { expect, it } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import {
  countPickers,
  photo,
  renderUploadPage,
  stored,
} from '../../../../test/upload-page';

const fakeApi = () => fakeUploadPage().on('upload', stored);
const confirm = page.getByRole('button', { name: 'Upload with Note' });
const MORE = { name: 'Add more files with this note' };
const outside = { position: { x: 4, y: 4 }, force: true };

async function expectCounter(field: Locator, count: string): Promise<void> {
  const label = field.element().closest('label');
  await expect.element(label).toHaveTextContent(count);
}

/** The browser does the same for a paste or a suggestion of the keyboard. */
function insert(text: string): void {
  document.execCommand('insertText', false, text);
}

it('counts characters and enforces the limits', async () => {
  fakeApi();
  const upload = await renderUploadPage();
  await upload.chooseForNote(photo());
  const { name, message } = upload;
  await expect.element(upload.dialog).toHaveTextContent(photo().name);
  await expectCounter(name, '0/50');
  await userEvent.type(name, 'Ayşe');
  await expectCounter(name, '4/50');
  insert('x'.repeat(60));
  await expectCounter(name, '50/50');
  message.element().focus();
  insert('y'.repeat(450));
  await expectCounter(message, '400/400');
  await expect.element(name).toHaveValue(`Ayşe${'x'.repeat(46)}`);
  await expect.element(message).toHaveValue('y'.repeat(400));
});

it('Cancel and Escape discard the file and the text', async () => {
  const api = fakeApi();
  countPickers();
  const upload = await renderUploadPage();
  const { dialog, message, name } = upload;
  const leaves = [
    () => dialog.getByRole('button', { name: 'Cancel' }).click(),
    () => userEvent.keyboard('{Escape}'),
  ];
  for (const leave of leaves) {
    await upload.noteButton.click();
    await upload.chooseForNote(photo());
    await expect.element(name).toHaveValue('');
    await expect.element(message).toHaveValue('');
    await name.fill('Ayşe');
    await message.fill('Mutluluklar');
    await leave();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(upload.noteButton).toHaveFocus();
  }
  await expect.element(upload.files).not.toBeInTheDocument();
  expect(api.calls('upload')).toEqual([]);
});

it('sends a note by keyboard alone', async () => {
  const api = fakeApi();
  const pickers = countPickers();
  const upload = await renderUploadPage();
  upload.uploadButton.element().focus();
  await userEvent.tab();
  await expect.element(upload.noteButton).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(pickers()).toBe(1);
  await upload.chooseForNote(photo());
  await expect.element(upload.name).toHaveFocus();
  await userEvent.keyboard('Mehmet Amca');
  await userEvent.tab();
  await expect.element(upload.message).toHaveFocus();
  await userEvent.keyboard('Allah mesut etsin | hep');
  await userEvent.tab();
  await expect.element(upload.dialog.getByRole('button', MORE)).toHaveFocus();
  await userEvent.tab();
  await expect
    .element(upload.dialog.getByRole('button', { name: 'Cancel' }))
    .toHaveFocus();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await upload.expectAllSaved([photo().name]);
  await expect
    .poll(() => api.bodies('upload'))
    .toMatchObject([{ note: 'Mehmet Amca|Allah mesut etsin | hep' }]);
});

it('sends the photo without a note when both fields are empty', async () => {
  const api = fakeApi();
  const upload = await renderUploadPage();
  await upload.chooseForNote(photo());
  await upload.name.fill('   ');
  await confirm.click();
  await upload.expectAllSaved([photo().name]);
  await expect.poll(() => api.calls('upload')).toHaveLength(1);
  expect(api.bodies('upload')[0]).not.toHaveProperty('note');
});

it('keeps the text after a tap or a drag outside the dialog', async () => {
  fakeApi();
  const upload = await renderUploadPage();
  await upload.chooseForNote(photo());
  await upload.message.fill('Mutluluklar');
  const window = page.getByCss('html');
  await window.click(outside);
  await expect.element(upload.message).toHaveValue('Mutluluklar');
  await upload.message.dropTo(window, {
    force: true,
    targetPosition: outside.position,
  });
  await expect.element(upload.message).toHaveValue('Mutluluklar');
  await confirm.click();
  await upload.expectAllSaved([photo().name]);
});

it('shows the chosen picture, and sends one note with several files', async () => {
  const api = fakeApi();
  const upload = await renderUploadPage();
  await upload.chooseForNote(await picture('first.png'));
  const pictures = upload.dialog.getByCss('img');
  await expect.element(pictures).toHaveLength(1);
  await expect
    .poll(() => (pictures.element() as HTMLImageElement).naturalWidth)
    .toBeGreaterThan(0);
  const input = upload.dialog.getByCss('input[type=file]');
  const others = ['2', '3', '4', '5', '6'].map((name) => photo(`${name}.jpg`));
  await userEvent.upload(input, others);
  await expect.element(upload.dialog).toHaveTextContent('6 files selected');
  // Four are shown.
  await expect.element(upload.dialog).toHaveTextContent('+2');
  await expectAccessible();
  await upload.name.fill('Ayşe');
  await confirm.click();
  await expect.poll(() => api.calls('upload')).toHaveLength(6);
  expect(new Set(api.calls('upload').map(({ file }) => file?.name)).size).toBe(
    6,
  );
  for (const body of api.bodies('upload'))
    expect(body).toMatchObject({ note: 'Ayşe' });
});

/** Returns a picture that the browser can decode. */
async function picture(name: string): Promise<File> {
  const canvas = new OffscreenCanvas(8, 8);
  canvas.getContext('2d')!.fillRect(0, 0, 8, 8);
  const blob = await canvas.convertToBlob({ type: 'image/png' });
  return new File([blob], name, { type: 'image/png' });
}

it('proposes the name of the last note, which goes with no other file', async () => {
  const api = fakeApi();
  const upload = await renderUploadPage();
  await upload.chooseForNote(photo('1.jpg'));
  await upload.name.fill('Ayşe');
  await upload.message.fill('Mutluluklar');
  await confirm.click();
  await upload.expectAllSaved(['1.jpg']);
  await upload.chooseForNote(photo('2.jpg'));
  await expect.element(upload.name).toHaveValue('Ayşe');
  await expect.element(upload.message).toHaveValue('');
  await confirm.click();
  await upload.expectAllSaved(['1.jpg', '2.jpg']);
  await upload.send([photo('3.jpg')]);
  await upload.expectAllSaved(['1.jpg', '2.jpg', '3.jpg']);
  expect(api.bodies('upload').map(({ note }) => note)).toEqual([
    'Ayşe|Mutluluklar',
    'Ayşe',
    undefined,
  ]);
});
