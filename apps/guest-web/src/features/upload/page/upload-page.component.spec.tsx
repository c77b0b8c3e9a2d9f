import {
  DESKTOP,
  expectAccessible,
  expectComplaint,
  expectFits,
  PHONE,
} from '@hatira/component-specs';
import { fakeUploadPage, refuse, UPLOAD_PAGE } from '@hatira/fake-api';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderGuestPage } from '../../../../test/guest-page';
import { readSlowly } from '../../../../test/read-slowly';
import { photo, renderUploadPage, stored } from '../../../../test/upload-page';

/** An unknown path then goes to the homepage. */
const GOING_HOME_MS = 4_000;
const SMALL = { width: 320, height: 568 };
const LONG_NAMES = ['Muhammed Abdurrahman', 'Hatice Kübra Nur'];
const drawing = new File(['<svg/>'], 'drawing.svg', { type: 'image/svg+xml' });

const flag = page.getByCss('header label img');

function refusingDrawings(names = ['Elif', 'Can']) {
  return fakeUploadPage({ wedding: { names } }).on('upload', ({ file }) =>
    file?.name === drawing.name
      ? refuse('unsupported_media')
      : stored({ file }),
  );
}

describe.each([
  ['phone', PHONE],
  ['desktop', DESKTOP],
] as const)('on a %s', (_name, viewport) => {
  // Colours are measured in their final state.
  const screen = { viewport, reducedMotion: 'reduce' } as const;

  it('is accessible when it opens, and with the dialog', async () => {
    fakeUploadPage();
    const upload = await renderUploadPage(screen);
    await expectAccessible();
    await upload.chooseForNote(photo());
    await expectAccessible();
  });

  it('is accessible during and after an upload, and after a refused file', async () => {
    const api = refusingDrawings();
    const held = api.hold('upload');
    const upload = await renderUploadPage(screen);
    await upload.send([photo('first.jpg'), photo('second.jpg')]);
    await expect.element(upload.progress).toBeVisible();
    await expect.element(upload.files).toHaveLength(2);
    await expectAccessible();
    await expect.element(upload.progress).toBeVisible();
    held.release();
    await upload.expectAllSaved(['first.jpg', 'second.jpg']);
    await expectAccessible();
    await upload.send([drawing, photo('third.jpg')]);
    await expect.element(upload.tile(drawing.name, 'Not sent')).toBeVisible();
    await expectAccessible();
  });

  it('is accessible for an unknown path', async () => {
    expectComplaint(/The check for a background failed/);
    fakeUploadPage()
      .on('validatePath', refuse('wedding_not_found'))
      .on('getWeddingHash', refuse('wedding_not_found'))
      .on('backgroundExists', refuse('wedding_not_found'));
    readSlowly(GOING_HOME_MS);
    await renderGuestPage(UPLOAD_PAGE, screen);
    await expect.element(page.getByRole('alert')).toBeVisible();
    await expectAccessible();
  });
});

it.each(['en', 'de', 'el', 'kk'] as const)(
  'fits 320 pixels in %s when it opens',
  async (language) => {
    fakeUploadPage({ wedding: { names: LONG_NAMES } });
    await renderGuestPage(UPLOAD_PAGE, { language, viewport: SMALL });
    await expect
      .element(page.getByRole('heading', { level: 1 }))
      .toHaveText(LONG_NAMES.join(' & '));
    await expect.element(flag).toBeVisible();
    await expectFits();
  },
);

it('fits 320 pixels with files, a failure and the dialog', async () => {
  refusingDrawings(LONG_NAMES);
  const upload = await renderUploadPage({ viewport: SMALL });
  const photos = ['1.jpg', '2.jpg', '3.jpg'].map((name) => photo(name));
  await upload.send([...photos, drawing]);
  await expect.element(upload.tile(drawing.name, 'Not sent')).toBeVisible();
  await expect.element(upload.uploadButton).toBeEnabled();
  await expectFits();
  await upload.chooseForNote(photo(`${'endlessly-'.repeat(20)}named.jpg`));
  for (const name of ['Upload with Note', 'Cancel'])
    await expect
      .element(upload.dialog.getByRole('button', { name }))
      .toBeInViewport({ ratio: 1 });
  await expectFits();
});
