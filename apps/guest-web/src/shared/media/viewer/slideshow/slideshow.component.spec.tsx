import {
  expectAccessibleInBothSchemes,
  expectFits,
  PHONE,
} from '@hatira/component-specs';
import { fakeGallery } from '@hatira/fake-api';
import { beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import {
  button,
  photos,
  press,
  renderGallery,
} from '../../../../../test/gallery';
import { holdTimers } from '../../../../../test/held-timers';

const items = photos(3, () => ({ note: 'Ayşe|Mutluluklar!' }));
const PACE_MS = 3_000;

const show = page.getByRole('dialog', { name: 'Slideshow' });
const shown = () => show.getByCss('img').element().getAttribute('src');

beforeEach(() => {
  fakeGallery({ items });
  // Another test fills the screen.
  vi.spyOn(Element.prototype, 'requestFullscreen').mockRejectedValue(
    new TypeError('refused'),
  );
});

it('plays from the open picture on, by keys and by itself, and returns to it', async () => {
  const turn = holdTimers(PACE_MS);
  const gallery = await renderGallery({ viewport: PHONE });
  await gallery.tile('IMG_2.jpg').getByCss('img').click();
  await gallery.expectPosition('2 of 3');
  await gallery.opened.getByRole('button', { name: 'More' }).click();
  const start = gallery.opened.getByRole('button', { name: 'Slideshow' });
  await start.click();
  await expect.element(show).toHaveFocus();
  await expect.element(show).toHaveTextContent('Mutluluklar!');
  await expect.element(show.getByCss('img')).toBeVisible();
  await press(' ');
  await expect
    .element(show.getByRole('button', { name: 'Play' }))
    .toBeInTheDocument();
  const first = shown();
  await press('{ArrowRight}');
  await expect.poll(shown).not.toBe(first);
  await press('{ArrowLeft}');
  await expect.poll(shown).toBe(first);

  await show.getByLabelText('Pace').selectOptions('3 seconds');
  await show.getByLabelText('Notes').click();
  await expect.element(show).not.toHaveTextContent('Mutluluklar!');
  await show.getByRole('button', { name: 'Play' }).click();
  await expect
    .element(show.getByRole('button', { name: 'Pause' }))
    .toBeInTheDocument();
  await expect
    .poll(() => {
      turn();
      return shown();
    })
    .not.toBe(first);
  await press('{Escape}');
  await expect.element(show).not.toBeInTheDocument();
  await expect.element(start).toHaveFocus();

  await start.click();
  await expect.element(show.getByLabelText('Pace')).toHaveValue('3');
  await expect.element(show.getByLabelText('Notes')).not.toBeChecked();
  history.back();
  await expect.element(show).not.toBeInTheDocument();
  await expect.element(gallery.opened).toBeVisible();
});

it('plays from the gallery’s button, and ends at the tile of the last picture', async () => {
  const gallery = await renderGallery({ viewport: PHONE });
  await press('{Enter}', button('Slideshow'));
  await expect.element(show).toHaveFocus();
  await press(' ');
  await press('{ArrowRight}');
  await press('{Escape}');
  await expect.element(show).not.toBeInTheDocument();
  await expect
    .element(gallery.tiles.getByCss('input:focus'))
    .toBeInTheDocument();
});

it('is accessible and fits a narrow window', async () => {
  const gallery = await renderGallery({
    viewport: { width: 320, height: 640 },
  });
  await gallery.tile('IMG_2.jpg').getByCss('img').click();
  await gallery.opened.getByRole('button', { name: 'More' }).click();
  await gallery.opened.getByRole('button', { name: 'Slideshow' }).click();
  await expect.element(show).toHaveFocus();
  await press(' ');
  await expectAccessibleInBothSchemes();
  await expectFits('[data-viewer-layer]');
});
