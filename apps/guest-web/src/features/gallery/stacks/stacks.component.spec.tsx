import {
  answerQuestions,
  DESKTOP,
  expectAccessibleInBothSchemes,
  expectComplaint,
  expectFits,
  PHONE,
  textsOf,
} from '@hatira/component-specs';
import { archiveState, fakeGallery } from '@hatira/fake-api';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import {
  button,
  chooseInMenu,
  closeMenu,
  fakeCouplesGallery,
  lackingOf,
  openMenu,
  photos,
  press,
  renderGallery,
} from '../../../../test/gallery';

const CAMERA = 'Apple iPhone 15';
const CHOICE = 'Similar photos';
const ORDER = 'Sort by';
const tiles = page.getByCss('[data-tile]');

/** A photo, and a minute before it three within two seconds. */
const burst = photos(4, (number) => ({
  camera: CAMERA,
  moment: `2026-06-20T20:${number === 1 ? '01:00' : `00:0${4 - number}`}.000Z`,
}));

it.each([
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
])(
  'stacks a burst by choice, selects, opens and shows all of it, on %s',
  async (_, viewport) => {
    const { api } = fakeCouplesGallery({ items: burst });
    const gallery = await renderGallery({ viewport });
    await expect.element(gallery.tiles).toHaveLength(4);
    await chooseInMenu(CHOICE, 'Stack bursts');
    await expect.element(gallery.tiles).toHaveLength(2);
    const stack = gallery.tile('IMG_2.jpg');
    const box = gallery.box('IMG_2.jpg');
    const badge = stack.getByRole('button', { name: '3 similar photos' });
    await expect.element(badge).toHaveText('3');
    await renderGallery({ viewport });
    await expect.element(gallery.tiles).toHaveLength(2);

    await press(' ', box);
    await expect.element(page.getByText('1 selected')).toBeVisible();
    await press('{Escape}');

    await press('{Enter}');
    await gallery.expectPosition('2 of 4');
    await press('{ArrowRight}');
    await gallery.expectPosition('3 of 4');
    await press('{Escape}');
    await expect.element(gallery.opened).not.toBeInTheDocument();
    await expect.element(box).toHaveFocus();

    // One picture in the large view, the stack in the grid.
    const questions = answerQuestions(true);
    await press('{Enter}');
    await gallery.expectPosition('2 of 4');
    await press('{Delete}');
    await gallery.expectPosition('2 of 3');
    await button('Undo').click();
    await gallery.expectPosition(/ of 4$/);
    expect(questions).toEqual(['Delete “IMG_2.jpg”?']);
    await expect
      .poll(() => api.bodies('restore'))
      .toEqual([{ ids: [burst[1]!.id] }]);
    await press('{Escape}');
    await expect.element(gallery.opened).not.toBeInTheDocument();

    await badge.click();
    await expect.element(gallery.tiles).toHaveLength(4);
    await expect.element(badge).toHaveAttribute('aria-expanded', 'true');
    // One line below the pictures of the stack, and not below the fourth.
    await expect.element(page.getByCss('[data-opened="true"]')).toHaveLength(3);
    await chooseInMenu(CHOICE, 'Show each photo');
    await expect.element(badge).not.toBeInTheDocument();
    await expect.element(gallery.tile('IMG_1.jpg')).toBeVisible();
  },
);

it('keeps an open stack below one heading, also at the end of a day', async () => {
  // Chromium says so when the grid takes another number of columns.
  expectComplaint(/ResizeObserver loop/);
  const moments = ['21:00:01', '21:00:01', '21:00:00', '20:59:59'];
  const items = photos(4, (number) => ({
    camera: number === 3 ? 'Canon R6' : CAMERA,
    moment: `2026-06-20T${moments[number - 1]}.000Z`,
  }));
  const api = fakeGallery({ items });
  await renderGallery({ viewport: PHONE });
  await chooseInMenu(ORDER, 'Newest moments first');
  const hours = page.getByRole('heading', { level: 3 });
  await expect.element(tiles).toHaveLength(2);
  await expect.poll(() => textsOf(hours)).toEqual(['From 12:00 AM']);
  await button('3 similar photos').click();
  await expect.element(tiles).toHaveLength(4);
  await expect.poll(() => textsOf(hours)).toEqual(['From 12:00 AM']);

  // The menu shows the whole texts beside the line of an archive.
  api.on('getArchives', [archiveState()]).on('getArchive', archiveState());
  for (const viewport of [DESKTOP, { width: 844, height: 390 }]) {
    await renderGallery({ viewport });
    const menu = await openMenu();
    await expect
      .element(menu.getByText('Your download is ready'))
      .toBeVisible();
    for (const name of [CHOICE, ORDER])
      await expect
        .poll(() => lackingOf(menu.getByLabelText(name, { exact: true })), {
          message: `${name} at ${viewport.width} px`,
        })
        .toBe(0);
    await closeMenu();
  }
});

it('stacks bursts in the order of moments, and fits a narrow window', async () => {
  fakeGallery({ items: burst });
  await renderGallery({ viewport: { width: 320, height: 640 } });
  await chooseInMenu(ORDER, 'Newest moments first');
  await expect.element(tiles).toHaveLength(2);
  const menu = await openMenu();
  await expect.element(menu.getByLabelText(CHOICE)).toHaveValue('bursts');
  await expectFits();
  await closeMenu();
  await expectFits();
  await expectAccessibleInBothSchemes();
});
