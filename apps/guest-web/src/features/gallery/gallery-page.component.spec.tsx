import {
  expectAccessible,
  expectAccessibleInBothSchemes,
} from '@hatira/component-specs';
import { fakeGallery, FIRST_HASH } from '@hatira/fake-api';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderGuestPage } from '../../../test/guest-page';

const GALLERY = `/camera-roll/${FIRST_HASH}`;

it.each([
  ['en', 'No media found.'],
  ['tr', 'Henüz fotoğraf ya da video yok.'],
] as const)(
  'says in %s that an empty gallery has no media, accessible in both schemes',
  async (language, text) => {
    fakeGallery({ items: [] });
    await renderGuestPage(GALLERY, { language });
    await expect.element(page.getByText(text)).toBeVisible();
    await expectAccessibleInBothSchemes();
  },
);

it('shows a sample address when the number is missing, accessible', async () => {
  fakeGallery();
  await renderGuestPage('/camera-roll');
  await expect
    .element(
      page.getByRole('heading', {
        name: 'The gallery number is missing from this link.',
      }),
    )
    .toBeVisible();
  await expect.element(page.getByText(/\/camera-roll\/\d{16}$/)).toBeVisible();
  await expectAccessible();
});
