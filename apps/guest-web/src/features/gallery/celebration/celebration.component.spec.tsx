import { PHONE } from '@hatira/component-specs';
import { fakeGallery } from '@hatira/fake-api';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { photos, press, renderGallery } from '../../../../test/gallery';
import { holdTimers } from '../../../../test/held-timers';

const CELEBRATION_MS = 4_000;
const visit = { isFirstVisit: true, viewport: PHONE };

it('closes after four seconds and locks scrolling until then', async () => {
  fakeGallery({ items: photos(3) });
  const celebrate = holdTimers(CELEBRATION_MS);
  const { celebration } = await renderGallery(visit);
  await expect.element(celebration).toBeVisible();
  await celebration.wheel({ delta: { y: 400 } });
  expect(window.scrollY).toBe(0);
  await expect.element(document.body).toHaveStyle({ overflow: 'hidden' });
  celebrate();
  await expect.element(celebration).not.toBeInTheDocument();
  await expect.element(document.body).not.toHaveStyle({ overflow: 'hidden' });
  // The page has the focus as after a load without the greeting.
  await press('{Tab}');
  await expect.element(page.getByCss('[data-toolbar] :focus')).toBeVisible();
});

it('traps the focus until Escape closes it', async () => {
  fakeGallery({ items: photos(6) });
  holdTimers(CELEBRATION_MS);
  const { celebration } = await renderGallery(visit);
  const isInside = () => celebration.element().contains(document.activeElement);
  await expect.poll(isInside).toBe(true);
  for (const key of ['{Tab}', '{Tab}', '{Shift>}{Tab}{/Shift}']) {
    await press(key);
    // The browser's bars may have the focus.
    expect(document.activeElement?.matches('body, dialog, dialog *')).toBe(
      true,
    );
  }
  await press('{Escape}');
  await expect.element(celebration).not.toBeInTheDocument();
});

it('names the arrival of the first photos', async () => {
  // The browser keeps the pictures of other tests.
  const thumb = { thumb_url: '/media/key-of-held-photo/thumb' };
  const api = fakeGallery({ items: photos(1, () => thumb) });
  const gate = api.hold('getRendition');
  holdTimers(CELEBRATION_MS);
  const { celebration } = await renderGallery(visit);
  const status = celebration.getByRole('status');
  await expect.element(status).toHaveText('Your memories are loading…');
  gate.release();
  await expect.element(status).toHaveText('Your memories are ready.');
});

it('is not shown for the first photo of an open empty gallery, but on the next visit', async () => {
  const api = fakeGallery({ items: [] });
  const stream = api.stream('getGalleryEvents');
  const { celebration, tiles } = await renderGallery(visit);
  await expect.element(page.getByText('No media found.')).toBeVisible();
  await expect.poll(() => stream.listeners).toBe(1);
  stream.send('media', { changed: photos(1), removed: [] });
  await expect.element(tiles).toHaveLength(1);
  await expect.element(celebration).not.toBeInTheDocument();
  api.on('getGallery', { data: photos(1) });
  holdTimers(CELEBRATION_MS);
  await renderGallery(visit);
  await expect.element(celebration).toBeVisible();
});
