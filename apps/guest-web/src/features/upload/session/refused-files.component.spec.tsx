import { slugKey } from '@hatira/contract';
import {
  fakeUploadPage,
  refuse,
  UPLOAD_PAGE,
  type FakeApi,
} from '@hatira/fake-api';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import {
  photo,
  renderUploadPage,
  stored,
  type UploadPage,
} from '../../../../test/upload-page';
import { PendingDatabase } from '../pending/pending-database';

const drawing = new File(['<svg/>'], 'drawing.svg', { type: 'image/svg+xml' });
const empty = new File([], 'empty.jpg', { type: 'image/jpeg' });
const EMPTY = 'Not sent because it is empty: empty.jpg';
const other = new File([], 'void.jpg', { type: 'image/jpeg' });

function refusingDrawings(): FakeApi {
  return fakeUploadPage().on('upload', ({ file }) =>
    file?.name === drawing.name
      ? refuse('unsupported_media')
      : stored({ file }),
  );
}

/** Files that the next visit would send. */
async function pendingNames(): Promise<string[]> {
  const database = await PendingDatabase.open();
  const files = await database.list([slugKey(UPLOAD_PAGE.slice(1))]);
  return files.map(({ name }) => name);
}

async function expectNotSent(upload: UploadPage): Promise<void> {
  await expect.element(upload.tile(drawing.name, 'Not sent')).toBeVisible();
}

it('names a refused file with the reason and stores the rest of the batch', async () => {
  const api = refusingDrawings();
  const upload = await renderUploadPage();
  const fine = [photo('first.jpg'), photo('last.jpg')] as const;
  const held = api.hold('upload');
  await upload.send([fine[0], drawing, fine[1]]);
  await expect.poll(pendingNames).toHaveLength(3);
  held.release();
  const { failures } = upload;
  for (const text of [
    'Bazı dosyalar yüklenemedi:',
    'Some files could not be uploaded:',
    `${drawing.name}: Yalnızca JPEG, HEIC, MP4 gibi yaygın fotoğraf ve video biçimleri yüklenebilir`,
    'Only common formats of photos and videos can be uploaded, such as JPEG, HEIC and MP4',
    'Lütfen tekrar deneyin veya dosya boyutunu kontrol edin.',
  ])
    await expect.element(failures).toHaveTextContent(text);
  // Neither another attempt nor a smaller file helps.
  await expect.element(failures).not.toHaveTextContent('Please try again');
  await expect.element(failures.getByRole('listitem')).toHaveLength(1);
  for (const { name } of fine)
    await expect.element(upload.tile(name, 'Safely saved')).toBeVisible();
  await expectNotSent(upload);
  await expect.element(upload.paragraph('2 saved, 1 not sent.')).toBeVisible();
  const sent = api.calls('upload').map(({ file }) => file?.name);
  expect(sent.sort()).toEqual([drawing.name, 'first.jpg', 'last.jpg']);
  await expect.poll(pendingNames).toEqual([]);
});

it('offers removal instead of a retry after a final refusal', async () => {
  refusingDrawings();
  const upload = await renderUploadPage();
  await upload.send([drawing, photo('fine.jpg')]);
  await expectNotSent(upload);
  await expect.element(upload.tile('fine.jpg', 'Safely saved')).toBeVisible();
  await expect
    .element(page.getByRole('button', { name: /Try again|Retry all/ }))
    .not.toBeInTheDocument();
  await page
    .getByRole('button', { name: `Remove from the list: ${drawing.name}` })
    .click();
  await expect.element(upload.files).toHaveLength(1);
  await upload.expectAllSaved(['fine.jpg']);

  await upload.send([drawing]);
  await expect.element(upload.failures).toHaveTextContent(drawing.name);
  await expect
    .element(upload.paragraph('not sent'))
    .toHaveText('1 saved, 1 not sent.');
  await upload.failures.getByRole('button', { name: 'Close' }).click();
  await expect.element(upload.failures).toHaveText('');
  await expect.element(upload.files).toHaveLength(1);
});

it('reports several empty files in the plural', async () => {
  refusingDrawings();
  const upload = await renderUploadPage();
  await upload.send([empty, other]);
  await expect
    .element(upload.failures)
    .toHaveText('Not sent because they are empty: empty.jpg, void.jpg');
});

it('reports an empty file instead of sending it', async () => {
  const api = refusingDrawings();
  const upload = await renderUploadPage();
  await upload.send([empty, photo('fine.jpg')]);
  await expect.element(upload.failures).toHaveText(EMPTY);
  await expect.element(upload.tile('fine.jpg', 'Safely saved')).toBeVisible();
  await expect.element(upload.files).toHaveLength(1);

  await upload.send([photo('other.jpg')]);
  await upload.expectAllSaved(['fine.jpg', 'other.jpg']);
  await upload.chooseOne(empty);
  await expect.element(upload.failures).toHaveText(EMPTY);
  await expect.element(upload.dialog).not.toBeInTheDocument();
  const sent = api.calls('upload').map(({ file }) => file?.name);
  expect(sent).toEqual(['fine.jpg', 'other.jpg']);
});
