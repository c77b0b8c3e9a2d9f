import { fakeGallery } from '@hatira/fake-api';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { boxOf, eveningOf, renderGallery } from '../../../../test/gallery';

const NARROW = { width: 320, height: 640 };
const ONE_LINE_PX = 80;
const layer = page.getByRole('dialog', { name: 'Sort out photos' });

it('has one line of answers on the narrowest phone, and offers the best by their number', async () => {
  fakeGallery({ items: eveningOf(3, 60_000) }).on('markMedia', {
    changed: 3,
  });
  await renderGallery({ viewport: NARROW });
  await page.getByRole('button', { name: 'Filter' }).click();
  await page.getByRole('button', { name: 'Sort out photos' }).click();
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
