import { expectAccessibleInBothSchemes, PHONE } from '@hatira/component-specs';
import { fakeGallery, FIRST_HASH } from '@hatira/fake-api';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import {
  boxOf,
  button,
  eveningOf,
  renderGallery,
} from '../../../../test/gallery';

const STEP_MS = 60_000;
const KEY = `gallery-look ${FIRST_HASH}`;
const items = eveningOf(20, STEP_MS);
const line = button(/new since/);

/** The newest photo of then was this one. */
function lookedBefore(place: number, hoursAgo: number): void {
  const look = {
    newest: items[place]!.created_at,
    atMs: Date.now() - hoursAgo * 3_600_000,
  };
  localStorage.setItem(KEY, JSON.stringify(look));
}

it('says what came since the last look, and shows it', async () => {
  lookedBefore(5, 100);
  fakeGallery({ items });
  const { tiles } = await renderGallery({ viewport: PHONE, order: 'story' });
  await expect.element(line).toHaveTextContent('5 new since your last visit');
  await expect.element(line.getByCss('img')).toHaveLength(3);
  const top = boxOf(page.getByCss('[data-grid]')).top;
  await expectAccessibleInBothSchemes();
  expect(boxOf(page.getByCss('[data-grid]')).top).toBe(top);
  await line.click();
  await expect.element(line).not.toBeInTheDocument();
  await expect.element(page.getByText('Found: 5')).toBeVisible();
  await expect.element(tiles).toHaveLength(5);
  await button('Clear filters').click();
  await expect.element(page.getByText('20 memories')).toBeVisible();
  await expect.element(line).not.toBeInTheDocument();
});

it('goes away at a touch, and does not come again for the same photos', async () => {
  lookedBefore(1, 0);
  fakeGallery({ items });
  await renderGallery();
  await expect
    .element(line)
    .toHaveTextContent('1 new since you last looked today');
  await page.getByRole('status').getByRole('button', { name: 'Close' }).click();
  await expect.element(line).not.toBeInTheDocument();
  await renderGallery();
  await expect.element(page.getByText('20 memories')).toBeVisible();
  await expect.element(line).not.toBeInTheDocument();
});

it.each([
  ['tr', 'Son bakışınızdan beri 5 yeni anı'],
  ['az', 'Son baxışdan bəri 5 yeni xatirə'],
  ['kk', 'Соңғы қараудан бері 5 жаңа естелік'],
  ['de', '5 neu seit dem letzten Besuch'],
  ['ru', '5 новых с последнего посещения'],
] as const)('is one sentence in %s', async (language, sentence) => {
  lookedBefore(5, 100);
  fakeGallery({ items });
  await renderGallery({ language });
  const bold = page.getByRole('status').getByCss('strong');
  await expect.element(bold).toHaveTextContent('5');
  expect(bold.element().parentElement).toHaveTextContent(sentence, {
    normalizeWhitespace: true,
  });
});

it('is absent at the first visit, which it remembers', async () => {
  fakeGallery({ items });
  await renderGallery();
  await expect.element(page.getByText('20 memories')).toBeVisible();
  await expect
    .poll(() => JSON.parse(localStorage.getItem(KEY) ?? '{}') as object)
    .toMatchObject({ newest: items[0]!.created_at });
  await expect.element(line).not.toBeInTheDocument();
});
