import { answerQuestions } from '@hatira/component-specs';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import {
  button,
  fakeCouplesGallery,
  photos,
  press,
  renderGallery,
} from '../../../test/gallery';

const COUNT = 6;
const NAMES = photos(COUNT).map(({ file_name: name }) => name);

const text = (words: string) => page.getByText(words, { exact: true });

async function openGallery() {
  const { api, left } = fakeCouplesGallery({ items: photos(COUNT) });
  const stream = api.stream('getGalleryEvents');
  const gallery = await renderGallery();
  await expect.element(gallery.tiles).toHaveLength(COUNT);
  await expect.element(text(`${COUNT} memories`)).toBeVisible();
  return { api, left, stream, gallery };
}

it('selects a range with Shift and arrows, and with Shift and a click', async () => {
  const { gallery } = await openGallery();
  const { boxes, tiles } = gallery;
  await press('{Shift>}{ArrowRight}{ArrowRight}{/Shift}', boxes.first());
  await expect.element(text('3 selected')).toBeVisible();
  await expect.element(boxes.nth(2)).toHaveFocus();
  await press('{ArrowRight}');
  await press(' ');
  await expect.element(text('4 selected')).toBeVisible();
  await button('Clear selection').click();

  await tiles.nth(1).hover();
  await boxes.nth(1).click();
  await tiles.nth(4).hover();
  await boxes.nth(4).click({ modifiers: ['Shift'] });
  await expect.element(text('4 selected')).toBeVisible();
  await expect.element(boxes.first()).not.toBeChecked();
});

it('selects all with Ctrl+A, deletes with Delete and clears with Escape', async () => {
  const { api, gallery } = await openGallery();
  await press('{Control>}a{/Control}');
  await expect.element(text(`${COUNT} selected`)).toBeVisible();
  expect(String(getSelection())).toBe('');
  await press('{Escape}');
  await expect.element(text(`${COUNT} memories`)).toBeVisible();

  const questions = answerQuestions(true);
  await press('{Delete}');
  await press(' ', gallery.boxes.first());
  await expect.element(text('1 selected')).toBeVisible();
  await press('{Delete}');
  await expect.element(gallery.tiles).toHaveLength(COUNT - 1);
  expect(questions).toHaveLength(1);
  await expect.poll(() => api.changes).toEqual(['POST bulkDelete']);
});

it('asks once when Delete is pressed again during the deletion', async () => {
  const { api, gallery } = await openGallery();
  const gate = api.hold('bulkDelete');
  const questions = answerQuestions(true);
  await press(' ', gallery.boxes.first());
  await press('{Delete}');
  await expect.poll(() => api.calls('bulkDelete')).toHaveLength(1);
  await press('{Delete}');
  gate.release();
  await expect.element(gallery.tiles).toHaveLength(COUNT - 1);
  expect(questions).toHaveLength(1);
  await expect.poll(() => api.calls('bulkDelete')).toHaveLength(1);
});

it('deletes and restores a photo by keys alone', async () => {
  answerQuestions(true);
  const { left, gallery } = await openGallery();
  const name = NAMES[0]!;
  const remove = gallery
    .tile(name)
    .getByRole('button', { name: `Delete: ${name}` });
  // View and download precede it in the tab order.
  await press('{Tab}{Tab}{Tab}', gallery.box(name));
  await expect.element(remove).toHaveFocus();
  await press('{Enter}');
  await expect.element(text(`“${name}” was deleted.`)).toBeVisible();
  await expect.element(gallery.tiles).toHaveLength(COUNT - 1);
  await expect.element(gallery.boxes.first()).toHaveFocus();
  expect(left()).toEqual(NAMES.slice(1));
  await press('{Enter}', button('Undo'));
  await expect.element(gallery.tiles).toHaveLength(COUNT);
  expect(left()).toEqual(NAMES);
});

it('keeps the focus when its button disappears', async () => {
  answerQuestions(true);
  const { gallery } = await openGallery();
  const select = page.getByRole('button', { name: 'Select', exact: true });
  await press('{Enter}', select);
  await expect.element(gallery.selectAll).toHaveFocus();
  await press(' ');
  await press('{Enter}', button('Clear selection'));
  await expect.element(select).toHaveFocus();
  await press(' ', gallery.boxes.first());
  await press('{Enter}', button('Delete selected'));
  await expect.element(text('1 file was deleted.')).toBeVisible();
  await expect.element(select).toHaveFocus();
  await press('{Enter}', button('Undo'));
  await expect.element(select).toHaveFocus();
});

it('loads new photos by keys and focuses the first of them', async () => {
  const { stream, gallery } = await openGallery();
  await press(' ', gallery.boxes.first());
  await expect.poll(() => stream.listeners).toBe(1);
  const [arrived] = photos(1, () => ({
    id: crypto.randomUUID(),
    file_name: 'new.jpg',
    created_at: '2026-06-20T19:00:00.000Z',
  }));
  stream.send('media', { changed: [arrived!], removed: [] });
  await press('{Enter}', button('1 new'));
  await expect.element(gallery.tile('new.jpg')).toBeVisible();
  await expect.element(gallery.boxes.first()).toHaveFocus();
  await expect
    .element(gallery.boxes.first())
    .toHaveAccessibleName(/: new\.jpg/);
});
