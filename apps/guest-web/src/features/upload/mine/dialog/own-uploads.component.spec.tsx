import { expectAccessible } from '@hatira/component-specs';
import { fakeUploadPage, UPLOAD_PAGE } from '@hatira/fake-api';
import type { OwnItem } from '@hatira/contract';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import {
  photo,
  renderUploadPage,
  stored,
} from '../../../../../test/upload-page';

const EVENING = '2026-06-14T18:30:00.000Z';
const NOW = '2026-06-14T20:00:00.000Z';
const dialog = page.getByRole('dialog', { name: 'What you have sent' });

function ownItem(id: number, more: Partial<OwnItem> = {}): OwnItem {
  return {
    id: `00000000-0000-4000-8000-00000000000${id}`,
    file_name: `IMG_${id}.jpg`,
    file_type: 'image/jpeg',
    file_size: 2_000,
    storage_url: `/media/a-random-key-${id}`,
    created_at: EVENING,
    processing: 'pending',
    ...more,
  };
}

/** The dialog of a phone that has sent these. */
async function openDialog(data: OwnItem[]): Promise<void> {
  fakeUploadPage().on('getOwnItems', { data, now: NOW });
  localStorage.setItem(`sent-to:${UPLOAD_PAGE.slice(1)}`, '1');
  await renderUploadPage();
  await page.getByRole('button', { name: 'My uploads' }).click();
  await expect.element(dialog.getByRole('listitem')).toHaveLength(data.length);
}

it('asks for a name and notes of own files alone', async () => {
  await openDialog([ownItem(1), ownItem(2, { is_shared: true })]);
  await expect.element(dialog.getByRole('textbox')).toHaveLength(1);
  await expect
    .element(dialog.getByRole('button', { name: 'Add a note' }))
    .toHaveLength(1);
});

it('asks for no name and no note where the words of all files stay', async () => {
  await openDialog([
    ownItem(1, { is_shared: true }),
    ownItem(2, { is_shared: true }),
  ]);
  await expect.element(dialog.getByRole('textbox')).toHaveLength(0);
  await expect
    .element(dialog.getByRole('button', { name: 'Add a note' }))
    .toHaveLength(0);
});

it('says that a removal is final, and takes the file off the page and its total', async () => {
  const sent = ['1.jpg', '2.jpg'].map((name, index) =>
    ownItem(index + 1, {
      file_name: name,
      storage_url: `/media/key-of-${name}`,
      undo_until: '2026-06-15T18:30:00.000Z',
    }),
  );
  const api = fakeUploadPage()
    .on('upload', stored)
    .on('getOwnItems', { data: sent, now: NOW })
    .on('changeOwnNote', {})
    .on('takeBackOwnItem', { stays: false });
  const upload = await renderUploadPage();
  await upload.send([photo('1.jpg'), photo('2.jpg')]);
  await upload.expectAllSaved(['1.jpg', '2.jpg']);
  await page.getByRole('button', { name: 'My uploads' }).click();
  await expect
    .element(dialog)
    .toHaveTextContent('You can remove a file within 24 hours of sending it.');

  await dialog.getByRole('button', { name: 'Add a note: 1.jpg' }).click();
  await dialog.getByLabelText('Your message').fill('Be happy');
  await dialog.getByRole('button', { name: 'Save' }).last().click();
  await expect
    .element(dialog.getByRole('status'))
    .toHaveText('Your note is saved.');

  await dialog
    .getByRole('button', { name: 'Remove from the gallery: 1.jpg' })
    .click();
  await expect.element(dialog).not.toHaveTextContent('Your note is saved.');
  await expect
    .element(dialog)
    .toHaveTextContent('Once it is removed, you cannot bring it back.');
  await expect.element(dialog).not.toHaveTextContent(/take back|hours left/i);
  await expectAccessible();
  api.on('getOwnItems', { data: sent.slice(1), now: NOW });
  await dialog
    .getByRole('button', { name: 'Remove from the gallery', exact: true })
    .click();
  await expect
    .element(dialog.getByRole('status'))
    .toHaveText('The file has been removed from the gallery.');
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await upload.expectAllSaved(['2.jpg']);
  await expect.element(upload.files).toHaveLength(1);
});

it('has its button above the others in the foot of a long page, also after a reload', async () => {
  fakeUploadPage().on('getOwnItems', { data: [ownItem(1)], now: NOW });
  localStorage.setItem(`sent-to:${UPLOAD_PAGE.slice(1)}`, '1');
  const upload = await renderUploadPage({
    viewport: { width: 390, height: 420 },
  });
  const open = page.getByRole('button', { name: 'My uploads' });
  await expect.element(open).toBeVisible();
  for (const y of [0, 1e6]) {
    window.scrollTo(0, y);
    const box = open.element().getBoundingClientRect();
    const at = document.elementFromPoint(
      box.x + box.width / 2,
      box.y + box.height / 2,
    );
    expect(open.element().contains(at)).toBe(true);
    const { top } = upload.uploadButton.element().getBoundingClientRect();
    expect(box.bottom).toBeLessThanOrEqual(top);
  }
});
