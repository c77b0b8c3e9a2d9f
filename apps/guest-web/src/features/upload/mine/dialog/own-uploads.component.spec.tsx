import { fakeUploadPage, UPLOAD_PAGE } from '@hatira/fake-api';
import type { OwnItem } from '@hatira/contract';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderUploadPage } from '../../../../../test/upload-page';

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
