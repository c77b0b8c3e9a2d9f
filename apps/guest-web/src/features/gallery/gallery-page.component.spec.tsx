import {
  expectAccessible,
  expectAccessibleInBothSchemes,
  expectComplaint,
} from '@hatira/component-specs';
import { fakeGallery, FIRST_HASH, refuse } from '@hatira/fake-api';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderGuestPage } from '../../../test/guest-page';
import { holdTimers } from '../../../test/held-timers';

/** The page then leads to the homepage. */
const READING_MS = 8_000;
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

it('lets a visitor of a link that opens nothing stay, instead of going to the homepage', async () => {
  const lead = holdTimers(READING_MS);
  expectComplaint(/404/);
  fakeGallery().on('getWeddingInfo', refuse('wedding_not_found'));
  await renderGuestPage(GALLERY);
  const notice = page.getByRole('alert');
  await expect.element(notice).toHaveTextContent('Taking you to the homepage');
  await notice.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(notice).not.toHaveTextContent('homepage');
  await expect
    .element(notice)
    .toHaveTextContent('Please ask the person who sent it.');
  lead();
  await expect.element(notice).toBeVisible();
  await expectAccessible();
});
