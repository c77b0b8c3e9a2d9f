import {
  DESKTOP,
  expectAccessible,
  PHONE,
  textsOf,
} from '@hatira/component-specs';
import { fakeGallery } from '@hatira/fake-api';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import {
  button,
  GALLERY,
  photos,
  press,
  renderGallery,
  VIEWER,
} from '../../../test/gallery';
import { renderGuestPage } from '../../../test/guest-page';
import { holdTimers } from '../../../test/held-timers';

/** The page's request timeout. */
const WAIT_MS = 30_000;

describe.each([
  ['gallery', GALLERY],
  ['viewer', VIEWER],
])('a %s that gets no answer', (_, path) => {
  it('reports it after 30 seconds and offers a retry, accessible', async () => {
    const wait = holdTimers(WAIT_MS);
    const api = fakeGallery();
    const gate = api.hold('getGallery');
    await renderGuestPage(path);
    await expect
      .element(page.getByText('Opening your memories…').first())
      .toBeVisible();
    const alert = page.getByRole('alert');
    await expect.element(alert).not.toBeInTheDocument();
    await expect.poll(() => api.calls('getGallery')).toHaveLength(1);
    wait();
    await expect.element(alert).toHaveTextContent('The answer took too long.');
    await expectAccessible();
    gate.release();
    await button('Try again').click();
    await expect
      .element(page.getByRole('list', { name: 'Photos and videos' }))
      .toBeVisible();
  });
});

it('repeats both calls after one tap when both got no answer', async () => {
  const wait = holdTimers(WAIT_MS);
  const api = fakeGallery();
  const gates = [api.hold('getWeddingInfo'), api.hold('getGallery')];
  await renderGuestPage(GALLERY);
  await expect.poll(() => api.calls('getWeddingInfo')).toHaveLength(1);
  await expect.poll(() => api.calls('getGallery')).toHaveLength(1);
  wait();
  const alert = page.getByRole('alert');
  await expect.element(alert).toHaveTextContent('The answer took too long.');
  for (const gate of gates) gate.release();
  await button('Try again').click();
  await expect
    .element(page.getByRole('list', { name: 'Photos and videos' }))
    .toBeVisible();
  await expect.element(alert).not.toBeInTheDocument();
});

it('shows notes under their photos', async () => {
  const notes = ['Ayşe|Mutluluklar!', 'Ayşe|', '|Mutluluklar!', 'yalnız metin'];
  fakeGallery({
    items: photos(4, (number) => ({ note: notes[number - 1]! })),
  });
  const gallery = await renderGallery();
  await expect
    .poll(() => textsOf(gallery.tiles).map((text) => text.split('MB').at(-1)))
    .toEqual(['Mutluluklar!Ayşe', 'Ayşe', 'Mutluluklar!', 'yalnız metin']);
});

it.each([
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
])('clears a selection on %s', async (_, viewport) => {
  fakeGallery({ items: photos(3) });
  const gallery = await renderGallery({ viewport });
  await gallery.choose();
  await press(' ', gallery.selectAll);
  await press(' ', gallery.boxes.first());
  await expect.element(page.getByText('2 selected')).toBeVisible();
  await button('Clear selection').click();
  await expect.element(page.getByText('3 memories')).toBeVisible();
  await expect.element(button('Delete selected')).not.toBeInTheDocument();
  await expect.element(gallery.selectAll).not.toBeInTheDocument();
});

it('has no word about guests while they see no album', async () => {
  fakeGallery({ items: photos(1) });
  const gallery = await renderGallery({ viewport: PHONE });
  await gallery.choose();
  await press(' ', gallery.selectAll);
  await expect.element(button('Delete selected')).toBeVisible();
  await expect.element(button(/guests/i)).not.toBeInTheDocument();
  await expect
    .element(page.getByText('Waiting for you'))
    .not.toBeInTheDocument();
});
