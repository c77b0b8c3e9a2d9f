import {
  DESKTOP,
  expectAccessibleInBothSchemes,
  expectComplaint,
  expectFits,
  PHONE,
  setScreen,
} from '@hatira/component-specs';
import { archiveState, fakeGallery, samplePicture } from '@hatira/fake-api';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import {
  boxOf,
  button,
  closeMenu,
  openMenu,
  photos,
  press,
  renderGallery,
} from '../../../test/gallery';
import { enlargeText } from '../../../test/large-text';

const SMALL = { width: 320, height: 640 };
const more = button(/^More/);
const first = page.getByCss('[data-tile="0"]');
const items = photos(12, () => ({ note: 'Ayşe|Mutluluklar!' }));

/** Controls on the first screen beside those of the photos. */
const chrome = () =>
  [...document.querySelectorAll('a[href], button, select, input')].filter(
    (control) =>
      !control.closest('[data-tile]') &&
      control.getBoundingClientRect().top < window.innerHeight,
  );

describe.each([
  ['a phone', PHONE, 5, 0.3],
  ['a laptop', DESKTOP, 5, 0.2],
] as const)('on %s', (_, viewport, most, part) => {
  it.each([undefined, 'version'])(
    'the first screen has few controls, and the first photo near its top, with the picture %s',
    async (cover) => {
      fakeGallery({ items, wedding: cover ? { cover } : {} }).on(
        'getBackgroundImage',
        samplePicture,
      );
      await renderGallery({ viewport });
      await expect.element(first).toBeVisible();
      await expect.element(page.getByText('12 memories')).toBeInTheDocument();
      expect(chrome().length).toBeLessThanOrEqual(most);
      expect(boxOf(first).top).toBeLessThan(viewport.height * part);
    },
  );

  it('no photo moves when an archive becomes ready', async () => {
    const building = archiveState({ status: 'building', progress: 3 });
    const api = fakeGallery({ items })
      .on('getArchives', [building])
      .on('getArchive', building);
    const stream = api.stream('getGalleryEvents');
    await renderGallery({ viewport });
    await expect.element(page.getByText('12 memories')).toBeInTheDocument();
    await expect.poll(() => stream.listeners).toBe(1);
    const before = boxOf(first);
    expect(more.element().getAttribute('data-news')).toBe('false');
    api.on('getArchive', archiveState());
    stream.send('archive', archiveState());
    await expect.element(more).toHaveAttribute('data-news', 'true');
    await expect
      .element(more)
      .toHaveAccessibleName('More: Your download is ready');
    expect(boxOf(first)).toEqual(before);
  });

  it('the menu opens and moves by keys, and gives the focus back', async () => {
    expectComplaint(/ResizeObserver loop/);
    fakeGallery({ items });
    await renderGallery({ viewport });
    const menu = page.getByRole('dialog', { name: 'More' });
    for (const key of ['{Enter}', ' ', '{ArrowDown}']) {
      await press(key, more);
      await expect.element(menu).toBeVisible();
      await press('{Escape}');
      await expect.element(menu).not.toBeInTheDocument();
      await expect.element(more).toHaveFocus();
    }
    await press('{Enter}');
    const everything = menu.getByRole('button', {
      name: 'Download everything',
    });
    await expect.element(everything).toHaveFocus();
    await press('{ArrowDown}{ArrowDown}{ArrowDown}');
    const wall = menu.getByRole('link', { name: 'Live wall' });
    await expect.element(wall).toHaveFocus();
    await press('{ArrowUp}{Tab}');
    await expect.element(wall).toHaveFocus();
    // The arrows of a choice change it.
    const across = menu.getByLabelText('Photos per row');
    const number = (across.element() as HTMLSelectElement).value;
    await press('{ArrowDown}', across);
    await expect.element(across).toHaveFocus();
    await expect.element(across).not.toHaveValue(number);
  });
});

it('has the couple’s other pages in the menu, two taps away', async () => {
  fakeGallery({ items });
  await renderGallery({ viewport: PHONE });
  const menu = await openMenu();
  const names = menu
    .getByRole('link')
    .elements()
    .map(({ textContent }) => textContent);
  expect(names).toEqual([
    'Live wall',
    'Events',
    'Who sees the album',
    'Cards and guest book',
    'Recently deleted',
  ]);
  await closeMenu();
});

it('leads from the menu to the files that wait for the couple', async () => {
  const held = photos(3, (number) => (number < 3 ? { exposure: 'held' } : {}));
  fakeGallery({ items: held });
  const gallery = await renderGallery({ viewport: PHONE });
  const menu = await openMenu();
  await menu.getByRole('button', { name: 'Waiting for you: 2' }).click();
  await expect.element(menu).not.toBeInTheDocument();
  await expect.element(gallery.tiles).toHaveLength(2);
});

it('offers relatives the download first, and no page of the couple', async () => {
  fakeGallery({ items, wedding: { access: 'view' } });
  await renderGallery({ viewport: PHONE });
  await expect.element(button('Download everything')).toBeVisible();
  await expect.element(button('Share')).not.toBeInTheDocument();
  const menu = await openMenu();
  await expect.element(menu.getByRole('link')).not.toBeInTheDocument();
  await expect.element(menu.getByLabelText('Language')).toBeVisible();
});

it.each([PHONE, DESKTOP])(
  'has an accessible menu at $width pixels that fits 320 and large letters',
  async (viewport) => {
    // Chromium says so when the grid takes another number of columns.
    expectComplaint(/ResizeObserver loop/);
    fakeGallery({ items });
    await renderGallery({ viewport, reducedMotion: 'reduce' });
    await openMenu();
    await expectAccessibleInBothSchemes();
    await expectFits('dialog');
    await setScreen({ viewport: SMALL, reducedMotion: 'reduce' });
    await expectFits('dialog');
    enlargeText();
    await expectFits('dialog');
  },
);
