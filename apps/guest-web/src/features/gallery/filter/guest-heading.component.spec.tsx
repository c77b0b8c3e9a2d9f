import {
  DESKTOP,
  expectAccessibleInBothSchemes,
  PHONE,
} from '@hatira/component-specs';
import { fakeGallery } from '@hatira/fake-api';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import {
  button,
  photos,
  renderGallery,
  VIEWER,
} from '../../../../test/gallery';

const NAME = 'Hala Nermin';
const notes = [
  `${NAME}|Çok mutlu olun`,
  'Mehmet|',
  `${NAME}|`,
  `${NAME}|Bir ömür boyu`,
  `${NAME}|Çok mutlu olun`,
];
const items = photos(5, (number) => ({ note: notes[number - 1]! }));
const heading = page.getByRole('heading', { level: 2 });

async function expectGuest(): Promise<void> {
  await expect.element(heading).toHaveText(`${NAME}4 memories`);
  await expect
    .element(page.getByRole('region', { name: NAME }).getByRole('paragraph'))
    .toHaveLength(2);
  expect(new URLSearchParams(location.search).get('guest')).toBe(NAME);
}

it("leads from a tile's name to everything by the guest, under their notes", async () => {
  fakeGallery({ items });
  const { tiles } = await renderGallery({ viewport: DESKTOP });
  await page.getByRole('link', { name: NAME }).first().click();
  await expectGuest();
  await expect.element(tiles).toHaveLength(4);
  await expectAccessibleInBothSchemes();
  history.back();
  await expect.element(heading).not.toBeInTheDocument();
  await expect.element(tiles).toHaveLength(5);
});

it('leads there from the facts of a large picture', async () => {
  fakeGallery({ items });
  const { tiles, opened } = await renderGallery({
    viewport: PHONE,
    place: `#all/${items[0]!.id}`,
  });
  await opened.getByRole('button', { name: 'More' }).click();
  await opened.getByRole('link', { name: NAME }).click();
  await expect.element(opened).not.toBeInTheDocument();
  await expectGuest();
  await expect.element(tiles).toHaveLength(4);
});

it('leads there from the page of large pictures', async () => {
  fakeGallery({ items });
  await renderGallery({ viewport: PHONE, path: VIEWER });
  await button('More').click();
  await page.getByRole('link', { name: NAME }).click();
  await expectGuest();
});

it('counts pictures as the viewer does, and names the copies folded into them', async () => {
  const copies = photos(6, (number) =>
    number > 4 ? { same_as: photos(1)[0]!.id } : {},
  );
  fakeGallery({ items: copies });
  const { opened } = await renderGallery({
    viewport: PHONE,
    place: `#all/${copies[0]!.id}`,
  });
  await expect.element(page.getByText('1 of 4')).toBeVisible();
  await opened.getByRole('button', { name: 'Close' }).click();
  await expect
    .element(page.getByText('4 memories (2 copies folded)'))
    .toBeVisible();
});
