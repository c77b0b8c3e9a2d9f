import {
  afterTest,
  expectAccessibleInBothSchemes,
  expectFits,
  DESKTOP,
  PHONE,
} from '@hatira/component-specs';
import { fakeGallery, sampleId, selectionAlbum } from '@hatira/fake-api';
import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import {
  button,
  photos,
  press,
  renderGallery,
  type Gallery,
} from '../../../../test/gallery';
import { renderGuestPage } from '../../../../test/guest-page';

const items = photos(3, () => ({ note: 'Ayşe|Mutluluklar!' }));

const picture = () =>
  document.querySelector<HTMLImageElement>('[data-slide="current"] img')!;
/** 1 fits the screen. */
const zoom = () =>
  Number(/scale\(([\d.]+)\)/.exec(picture().style.transform)?.[1] ?? 1);
const layer = () =>
  (history.state as { usr?: { layer?: number } | null }).usr?.layer;

it.each([
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
])(
  'opens a picture over the grid and returns to the last shown one, on %s',
  async (_, viewport) => {
    fakeGallery({ items });
    const gallery = await renderGallery({ viewport });
    await gallery.tile('IMG_1.jpg').getByCss('img').click();
    await gallery.expectPosition('1 of 3');
    await expect.element(gallery.opened).toHaveFocus();
    await expect.poll(() => picture().naturalWidth).toBeGreaterThan(0);
    await press('{End}');
    await gallery.expectPosition('3 of 3');
    for (const key of [
      '{Tab}',
      '{Tab}',
      '{Shift>}{Tab}{/Shift}',
      '{Shift>}{Tab}{/Shift}',
      '{Shift>}{Tab}{/Shift}',
    ]) {
      await press(key);
      expect(document.activeElement?.closest('main, header')).toBeFalsy();
    }
    await expect.poll(() => location.href).toMatch(/#all\/[\w-]{36}$/);
    history.back();
    await expect.element(gallery.opened).not.toBeInTheDocument();
    expect(location.href).toMatch(/camera-roll\/\d+$/);
    await expect.element(gallery.box('IMG_3.jpg')).toHaveFocus();

    await press('{Enter}');
    await gallery.expectPosition('3 of 3');
    history.back();
    await expect.element(gallery.opened).not.toBeInTheDocument();
    // The loaded viewer covers the grid within the tap, not a frame later.
    const image = gallery.tile('IMG_3.jpg').getByCss('img').element();
    (image as HTMLElement).click();
    expect(document.querySelector('[data-growing]')).not.toBeNull();
    await gallery.expectPosition('3 of 3');
    const third = location.href;
    await press('{ArrowLeft}');
    await gallery.expectPosition('2 of 3');
    await expect.poll(() => location.href).not.toBe(third);
    // This is a first visit by a shared link: no celebration lies over it.
    sessionStorage.clear();
    await renderGuestPage(location.pathname + location.hash, {
      viewport,
      reducedMotion: 'reduce',
    });
    await gallery.expectPosition('2 of 3');
    await expect.element(gallery.celebration).not.toBeInTheDocument();
    await press('+');
    await expect.poll(zoom).toBe(1.5);
    await press('{Escape}');
    await expect.poll(zoom).toBe(1);
    // The zoom's own entry goes a moment after it.
    await expect.poll(layer).toBeUndefined();
    await press('{Escape}');
    await expect.element(gallery.opened).not.toBeInTheDocument();
    expect(location.href).toMatch(/camera-roll\/\d+$/);
  },
);

it('is accessible and fits a narrow window', async () => {
  fakeGallery({ items });
  const gallery = await renderGallery({
    viewport: { width: 320, height: 640 },
  });
  await gallery.tile('IMG_2.jpg').getByCss('img').click();
  await gallery.opened.getByRole('button', { name: 'More' }).click();
  await expect
    .element(page.getByRole('region', { name: 'Details' }))
    .toBeVisible();
  await expectAccessibleInBothSchemes();
  document.documentElement.style.fontSize = '200%';
  await expectFits('[data-viewer-layer]');
});

describe('on a phone', () => {
  const actions = (gallery: Gallery) =>
    gallery.opened
      .getByRole('button')
      .elements()
      .map((each) => each.getAttribute('aria-label') ?? '');

  it('has five actions, and the others behind the last', async () => {
    fakeGallery({ items });
    const gallery = await renderGallery({ viewport: PHONE });
    await gallery.tile('IMG_1.jpg').getByCss('img').click();
    await expect
      .poll(() =>
        actions(gallery).filter(
          (label) => !/^(Photo|Close|Previous|Next)/.test(label),
        ),
      )
      .toEqual(['Favourite: IMG_1.jpg', 'Share', 'Download', 'Delete', 'More']);
    await gallery.opened.getByRole('button', { name: 'More' }).click();
    const details = page.getByRole('region', { name: 'Details' });
    await expect
      .element(details.getByRole('button', { name: 'Slideshow' }))
      .toBeVisible();
    await expect
      .element(details.getByRole('link', { name: 'View' }))
      .toHaveAttribute('target', '_blank');
  });

  it('hides from guests a photo that they see, which waits for no decision', async () => {
    const album = {
      mode: 'shared',
      moderation: 'at-once',
      hasWall: false,
    } as const;
    const api = fakeGallery({ items, wedding: { album } }).on('exposeMedia', {
      changed: 1,
    });
    const gallery = await renderGallery({ viewport: PHONE });
    await gallery.tile('IMG_1.jpg').getByCss('img').click();
    await gallery.expectPosition('1 of 3');
    await expect.element(button('Hide from guests')).not.toBeInTheDocument();
    await gallery.opened.getByRole('button', { name: 'More' }).click();
    await button('Hide from guests').click();
    await expect
      .element(gallery.opened.getByText('Hidden from guests'))
      .toBeVisible();
    await expect.element(button('Decide later')).toBeVisible();
    await button('Show to guests').click();
    await expect.element(button('Hide from guests')).toBeVisible();
    await expect.element(button('Decide later')).not.toBeInTheDocument();
    expect(api.bodies('exposeMedia')).toHaveLength(2);
  });
});

describe('a picture’s own address', () => {
  it('names the couple and leads to the album', async () => {
    fakeGallery({ items });
    const gallery = await renderGallery({
      viewport: { width: 320, height: 640 },
      place: `#all/${sampleId(2)}`,
    });
    await gallery.expectPosition('2 of 3');
    await expect.element(gallery.opened.getByText('Elif & Can')).toBeVisible();
    await expectAccessibleInBothSchemes();
    await expectFits('[data-viewer-layer]');
    await button('Open album').click();
    await expect.element(gallery.opened).not.toBeInTheDocument();
    await expect.element(gallery.tile('IMG_2.jpg')).toBeVisible();

    await gallery.tile('IMG_2.jpg').getByCss('img').click();
    await gallery.expectPosition('2 of 3');
    await expect.element(button('Open album')).not.toBeInTheDocument();
  });
});

describe('sharing the picture', () => {
  const share = page
    .getByRole('dialog', { name: 'Photos and videos' })
    .getByRole('button', { name: 'Share' });
  const copying = () => {
    const writeText = vi.spyOn(navigator.clipboard, 'writeText');
    writeText.mockResolvedValue(undefined);
    afterTest(() => writeText.mockRestore());
    return writeText;
  };

  it('passes the couple’s picture on by the link of a page with names and note', async () => {
    const album = selectionAlbum();
    const api = fakeGallery({ items }).on('makeSelectionAlbum', {
      data: album,
    });
    const gallery = await renderGallery({ viewport: DESKTOP });
    await gallery.tile('IMG_2.jpg').getByCss('img').click();
    await gallery.expectPosition('2 of 3');
    await share.click();
    const sheet = page.getByRole('dialog', { name: 'Share', exact: true });
    await expect.element(sheet.getByRole('textbox')).not.toBeInTheDocument();
    await sheet.getByRole('button', { name: 'Create a link' }).click();
    const writeText = copying();
    await sheet.getByRole('button', { name: 'Copy message' }).click();
    expect(api.bodies('makeSelectionAlbum')).toEqual([{ ids: [items[1]!.id] }]);
    await expect
      .element(sheet.getByText('Message and link copied.'))
      .toBeVisible();
    expect(writeText).toHaveBeenCalledWith(
      `A moment from our wedding, for you. With love, Elif & Can\n${album.url}`,
    );
    await press('{Escape}');
    await expect.element(sheet).not.toBeInTheDocument();
    await gallery.expectPosition('2 of 3');
  });

  it('copies the file’s address by the relatives’ link, which makes no links', async () => {
    fakeGallery({ items, wedding: { access: 'view' } });
    const writeText = copying();
    const gallery = await renderGallery({ viewport: DESKTOP });
    await gallery.tile('IMG_2.jpg').getByCss('img').click();
    await share.click();
    await expect
      .element(page.getByText('The link to this file was copied.'))
      .toBeVisible();
    expect(writeText).toHaveBeenCalledWith(
      location.origin + items[1]!.storage_url,
    );
  });
});
