import { answerQuestions, DESKTOP } from '@hatira/component-specs';
import { fakeGallery, sampleId } from '@hatira/fake-api';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  boxOf,
  eveningOf,
  fakeCouplesGallery,
  openMenu,
  photos,
  renderGallery,
} from '../../../../test/gallery';

const NARROW = { width: 320, height: 640 };
const ONE_LINE_PX = 80;
const layer = page.getByRole('dialog', { name: 'Sort out photos' });

it('has one line of answers on the narrowest phone, and offers the best by their number', async () => {
  fakeGallery({ items: eveningOf(3, 60_000) }).on('markMedia', {
    changed: 3,
  });
  await renderGallery({ viewport: NARROW });
  const menu = await openMenu();
  await menu.getByRole('button', { name: 'Sort out photos' }).click();
  await expect.element(layer.getByText('1 of 3')).toBeVisible();
  const answers = layer.getByCss('[data-verdict]').elements();
  expect(answers).toHaveLength(3);
  expect(
    new Set(answers.map((answer) => answer.getBoundingClientRect().top)).size,
  ).toBe(1);
  await userEvent.keyboard('{ArrowRight}{ArrowLeft}{ArrowRight}');
  await expect.element(layer.getByText('Your choice')).toBeVisible();
  const best = layer.getByRole('button', { name: 'Download the best: 2' });
  await expect.element(best).toBeVisible();
  expect(boxOf(best).height).toBeLessThan(ONE_LINE_PX);
});

it('deletes of a burst the photos that were answered with “no” alone, and asks about copies', async () => {
  // The fourth is a copy of the third.
  const items = photos(4, (number) => ({
    camera: 'Apple iPhone 15',
    moment: `2026-06-20T20:00:0${5 - number}.000Z`,
    ...(number === 4 && { same_as: sampleId(3) }),
  }));
  const { api } = fakeCouplesGallery({ items });
  api.on('markMedia', { changed: 1 });
  answerQuestions(true);
  await renderGallery({ viewport: DESKTOP, order: 'moment' });
  await expect
    .element(page.getByRole('button', { name: '4 similar photos' }))
    .toBeVisible();
  const menu = await openMenu();
  await menu.getByRole('button', { name: 'Sort out photos' }).click();
  await expect.element(layer.getByText('1 of 3')).toBeVisible();
  await userEvent.keyboard('{ArrowLeft}{ArrowRight}{ArrowLeft}');
  await layer.getByRole('button', { name: 'Delete: 2' }).click();
  const copies = page.getByRole('dialog', { name: 'Delete all copies?' });
  await copies.getByRole('button', { name: 'All 3' }).click();
  await expect
    .poll(() => api.bodies('bulkDelete'))
    .toEqual([{ ids: [1, 3, 4].map(sampleId) }]);
});
