import {
  fakeGallery,
  FIRST_HASH,
  SAMPLE_TIME,
  sampleId,
  samplePicture,
} from '@hatira/fake-api';
import { deletedPageUrl, type DeletedItem } from '@hatira/contract';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderGuestPage } from '../../../test/guest-page';

const deletedItem = (number: number): DeletedItem => ({
  id: sampleId(number),
  file_name: `IMG_${number}.jpg`,
  file_type: 'image/jpeg',
  file_size: 2_000_000,
  moment: SAMPLE_TIME,
  processing: 'ready',
  deleted_at: SAMPLE_TIME,
  days_left: 30,
  has_picture: true,
});

it('announces a restored file in its viewer, and gets the focus back when the viewer closes', async () => {
  fakeGallery()
    .on('getDeleted', { data: [deletedItem(1), deletedItem(2)] })
    .on('getDeletedFile', samplePicture)
    .on('restoreDeleted', { restored: 1 });
  await renderGuestPage(deletedPageUrl(FIRST_HASH));
  const list = page.getByRole('list', { name: 'Recently deleted' });
  const layer = page.getByRole('dialog', { name: 'Recently deleted' });
  await list.getByRole('button', { name: 'View: IMG_1.jpg' }).click();
  const restore = layer.getByRole('button', { name: /^Restore: / });
  await restore.click();
  const message = page.getByText('1 file restored.');
  await expect.element(message).toBeVisible();
  expect(message.element().closest('[inert]')).toBeNull();
  await expect.element(layer.getByText('1 of 1')).toBeVisible();
  await restore.click();
  await expect.element(layer).not.toBeInTheDocument();
  await expect
    .element(page.getByText('There are no files here.'))
    .toBeVisible();
  await expect.element(list).toHaveFocus();
});
