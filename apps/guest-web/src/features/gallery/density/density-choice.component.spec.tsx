import { afterTest, PHONE } from '@hatira/component-specs';
import { fakeGallery } from '@hatira/fake-api';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import {
  chooseInMenu,
  closeMenu,
  manyPhotos,
  openMenu,
  renderGallery,
  scrollDown,
} from '../../../../test/gallery';

const ACROSS = 'Photos per row';
const COUNT = 2_000;
const MAX_NODES = 1_500;

const first = page.getByCss('[data-tile="0"]');
const nodes = () => document.querySelectorAll('*').length;

function columns(): number {
  const tiles = [...document.querySelectorAll('[data-tile]')];
  const lefts = tiles.map((tile) =>
    Math.round(tile.getBoundingClientRect().left),
  );
  return new Set(lefts).size;
}

it('shows three across on phones, and remembers another number', async () => {
  fakeGallery({ items: manyPhotos(COUNT) }).on('markMedia', { changed: 1 });
  await renderGallery({ viewport: PHONE });
  await expect.poll(columns).toBe(3);
  await expect.element(first.getByRole('checkbox')).toBeInTheDocument();
  const heart = first.getByRole('button', { name: /Favourite/ });
  const download = first.getByRole('button', {
    name: 'Download: IMG_1.jpg',
  });
  await expect.element(heart).not.toBeInTheDocument();
  await expect.element(download).not.toBeInTheDocument();
  const menu = await openMenu();
  await expect.element(menu.getByLabelText(ACROSS)).toHaveValue('3');
  await menu.getByLabelText(ACROSS).selectOptions('6');
  await closeMenu();
  await expect.poll(columns).toBe(6);
  await scrollDown(5_000);
  expect(nodes()).toBeLessThan(MAX_NODES);
  await renderGallery({ viewport: PHONE });
  await expect.poll(columns).toBe(6);
  window.scrollTo(0, 0);
  await chooseInMenu(ACROSS, '2');
  await expect.poll(columns).toBe(2);
  await expect.element(download).toBeVisible();
  await expect.element(first).toHaveTextContent('IMG_1.jpg');
  await heart.click();
  await page.getByRole('button', { name: 'Both of you' }).click();
  await chooseInMenu(ACROSS, '3');
  await expect.poll(columns).toBe(3);
  await expect.element(heart).toHaveAttribute('aria-pressed', 'true');
  await expect.element(heart).toBeVisible();
});

it('keeps its number across without storage', async () => {
  fakeGallery({ items: manyPhotos(30) });
  const storage = vi.spyOn(window, 'localStorage', 'get');
  storage.mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  afterTest(() => storage.mockRestore());
  await renderGallery({ viewport: PHONE });
  await chooseInMenu(ACROSS, '5');
  await expect.poll(columns).toBe(5);
});
