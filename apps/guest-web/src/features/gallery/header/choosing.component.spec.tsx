import { fakeGallery, refuse, selectionAlbum } from '@hatira/fake-api';
import { HOLD_MS } from '@hatira/contract';
import {
  afterTest,
  expectAccessibleInBothSchemes,
  PHONE,
} from '@hatira/component-specs';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { button, photos, press, renderGallery } from '../../../../test/gallery';
import { holdTimers } from '../../../../test/held-timers';

const items = photos(4);
const bar = page.getByCss('[data-toolbar]');
const picture = (index: number) =>
  page.getByCss(`[data-tile="${index}"] [data-tint]`);

/** Touches a picture with a finger that stays. */
function touch(index: number): Element {
  const target = picture(index).element();
  const at = { identifier: 1, target, clientX: 100, clientY: 100 };
  const touches = [new Touch(at)];
  target.dispatchEvent(
    new TouchEvent('touchstart', { bubbles: true, touches }),
  );
  send('pointerdown', target);
  return target;
}

function send(type: string, target: Element, x = 100): boolean {
  const event = new PointerEvent(type, {
    bubbles: true,
    cancelable: true,
    isPrimary: true,
    pointerType: 'touch',
    clientX: x,
    clientY: 100,
  });
  return target.dispatchEvent(event);
}

it('begins by its control alone, and ends with the way out', async () => {
  fakeGallery({ items });
  const gallery = await renderGallery({ viewport: PHONE });
  await expect.element(gallery.tiles).toHaveLength(4);
  await expect.element(gallery.selectAll).not.toBeInTheDocument();
  await gallery.choose();
  await expect.element(bar.getByText('0 selected')).toBeVisible();
  await expect.element(button('Delete selected')).not.toBeInTheDocument();
  // The photo is the checkbox.
  await gallery.tiles.first().click({ position: { x: 60, y: 60 } });
  await expect.element(bar.getByText('1 selected')).toBeVisible();
  await gallery.tiles.first().click({ position: { x: 60, y: 60 } });
  await expect.element(bar.getByText('0 selected')).toBeVisible();
  await button('Clear selection').click();
  await expect.element(gallery.selectAll).not.toBeInTheDocument();
});

it('begins with the photo that the first finger holds, and not by a tap or a scroll', async () => {
  const release = holdTimers(HOLD_MS);
  fakeGallery({ items });
  const gallery = await renderGallery({ viewport: PHONE });
  await expect.element(picture(1)).toBeVisible();
  const grid = page.getByCss('[data-grid]');
  // One touch alone: it loads the part and is counted by it.
  touch(1);
  await expect
    .poll(() => {
      release();
      return grid.element().getAttribute('data-choosing');
    })
    .toBe('true');
  send('pointerup', picture(1).element());
  await expect.element(bar.getByText('1 selected')).toBeVisible();
  await expect.element(gallery.boxes.nth(1)).toBeChecked();
  // The end of the touch opens no picture.
  const link = picture(1).element().querySelector('a')!;
  expect(send('click', link)).toBe(false);
  await expect.element(gallery.opened).not.toBeInTheDocument();
  await button('Clear selection').click();

  const scrolled = touch(2);
  send('pointermove', scrolled, 140);
  release();
  send('pointerup', touch(2));
  release();
  await expect.element(gallery.selectAll).not.toBeInTheDocument();
});

it('gives each selected photo a heart, and takes all back', async () => {
  const api = fakeGallery({ items }).on('markMedia', ({ body }) => ({
    changed: body.changes.length,
  }));
  const gallery = await renderGallery({ viewport: PHONE });
  const heart = bar.getByRole('button', { name: 'Favourite' });
  await press(' ', gallery.boxes.first());
  await press(' ', gallery.boxes.nth(1));
  await heart.click();
  await page.getByRole('button', { name: 'Both of you' }).click();
  await expect.element(heart).toHaveAttribute('aria-pressed', 'true');
  await press(' ', gallery.boxes.nth(2));
  await expect.element(heart).toHaveAttribute('aria-pressed', 'false');
  await heart.click();
  await expect
    .poll(() =>
      api
        .bodies('markMedia')
        .flatMap(({ changes }) => changes)
        .map(({ id, verdict }) => [id, verdict])
        .sort(),
    )
    .toEqual(items.slice(0, 3).map(({ id }) => [id, 'keep']));
});

const sheet = page.getByRole('dialog', { name: 'Share' });

/** A device with a sheet of its own. */
function deviceSheet() {
  const share = vi.fn().mockResolvedValue(undefined);
  Object.assign(navigator, { canShare: () => true, share });
  afterTest(() => {
    Reflect.deleteProperty(navigator, 'canShare');
    Reflect.deleteProperty(navigator, 'share');
  });
  return share;
}

/** Selects the first two photos and opens the sheet. */
async function shareTwo(): Promise<void> {
  const gallery = await renderGallery({ viewport: PHONE });
  await press(' ', gallery.boxes.first());
  await press(' ', gallery.boxes.nth(1));
  await bar.getByRole('button', { name: 'Share' }).click();
  await expect.element(sheet).toBeVisible();
}

it('passes the selected files on as an album with a name and a link of its own', async () => {
  const album = selectionAlbum({ name: 'For Ada', count: 2 });
  const api = fakeGallery({ items }).on('makeSelectionAlbum', { data: album });
  await shareTwo();
  const make = sheet.getByRole('button', { name: 'Create a link' });
  api.once('makeSelectionAlbum', refuse('too_many_albums'));
  await sheet
    .getByRole('textbox', { name: /Name of the album/ })
    .fill(' For Ada ');
  await make.click();
  await expect
    .element(sheet.getByRole('alert'))
    .toHaveTextContent('You can have up to 200 album links.');
  await make.click();
  await expect
    .element(sheet.getByRole('link', { name: album.url }))
    .toBeVisible();
  await expect
    .element(sheet.getByRole('link', { name: 'For Ada 2 memories' }))
    .toBeVisible();
  const ids = items.slice(0, 2).map(({ id }) => id);
  expect(api.bodies('makeSelectionAlbum')).toEqual([
    { ids, name: 'For Ada' },
    { ids, name: 'For Ada' },
  ]);
  await expectAccessibleInBothSchemes();
  await press('{Escape}');
  await expect.element(sheet).not.toBeInTheDocument();
});

it('sends a few selected files by the sheet of the device, too', async () => {
  const share = deviceSheet();
  fakeGallery({ items });
  await shareTwo();
  await sheet.getByRole('button', { name: 'Send as files' }).click();
  await expect.poll(() => share.mock.calls).toHaveLength(1);
  const [{ files }] = share.mock.calls[0] as [{ files: File[] }];
  expect(files.map(({ name }) => name)).toEqual(['IMG_1.jpg', 'IMG_2.jpg']);
});

it('lets relatives send a few files by the sheet of the device alone', async () => {
  const share = deviceSheet();
  fakeGallery({ items, wedding: { access: 'view' } });
  const gallery = await renderGallery({ viewport: PHONE });
  await press(' ', gallery.boxes.first());
  await bar.getByRole('button', { name: 'Share' }).click();
  await expect.poll(() => share.mock.calls).toHaveLength(1);
  await expect.element(sheet).not.toBeInTheDocument();
});

it.each(['tr', 'de', 'el', 'kk', 'ru'] as const)(
  'has one line of words in each action on a phone in %s, and names in full',
  async (language) => {
    fakeGallery({
      items,
      wedding: {
        album: { mode: 'shared', moderation: 'at-once', hasWall: false },
      },
    });
    await renderGallery({ viewport: PHONE, language });
    await expect.element(picture(0)).toBeVisible();
    document.querySelector<HTMLElement>('[data-tile="0"] input')!.click();
    const words = () =>
      [...bar.element().querySelectorAll('button > span')].filter(
        (span) => getComputedStyle(span).position !== 'absolute',
      );
    await expect.poll(() => words().length).toBe(5);
    const lines = words().map((span) => span.getClientRects().length);
    expect(lines).toEqual([1, 1, 1, 1, 1]);
    const tops = words().map((span) => span.getBoundingClientRect().top);
    expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(2);
    await expectAccessibleInBothSchemes();
  },
);
