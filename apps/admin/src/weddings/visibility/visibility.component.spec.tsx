import { expectAccessible, expectFits } from '@hatira/component-specs';
import type { AlbumVisibility } from '@hatira/contract';
import { fakePanel, panelWedding } from '@hatira/fake-api';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { focus } from '../../../test/keyboard';
import { renderPanel } from '../../../test/panel';

const section = page.getByRole('region', { name: 'What guests see' });
const radio = (name: RegExp) => section.getByRole('radio', { name });
const save = section.getByRole('button', { name: 'Save' });
const now = section.getByRole('status');

it('an album is sealed in the wedding’s time zone by keyboard, and shared, on a phone', async () => {
  const wedding = panelWedding({ timeZone: 'Asia/Almaty' });
  const year = new Date().getFullYear() + 1;
  let visibility: Omit<AlbumVisibility, 'success'> = {
    mode: 'upload-only',
    moderation: 'at-once',
  };
  const api = fakePanel({ weddings: [wedding] })
    .on('getWeddingVisibility', () => visibility)
    .on('changeWeddingVisibility', ({ body }) => {
      const { moderation = visibility.moderation } = body;
      visibility = { ...body, moderation };
      return visibility;
    });
  await renderPanel(`/weddings/${wedding.hash}/show/evening`, {
    viewport: { width: 360, height: 740 },
    reducedMotion: 'reduce',
  });
  await expect.element(now).toHaveText('Guests see no album.');
  await focus(radio(/^Upload only/));
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  const opens = section.getByLabelText('Opens (Asia/Almaty)');
  await opens.fill('2020-06-14T21:30');
  await save.click();
  await expect
    .element(section)
    .toHaveTextContent('Choose a time in the future');
  expect(api.changes).toEqual([]);
  await opens.fill(`${year}-06-14T21:30`);
  await radio(/^Held until/).click();
  await focus(save);
  await userEvent.keyboard('{Enter}');
  await expect
    .element(now)
    .toHaveText(
      `Only the couple sees the album until 14 June ${year} at 21:30.`,
    );
  await expectAccessible();
  await expectFits('main');
  await radio(/^Shared/).click();
  await save.click();
  await expect
    .element(now)
    .toHaveText('Guests see the album on the upload page.');
  await expect
    .poll(() => api.bodies('changeWeddingVisibility'))
    .toEqual([
      {
        mode: 'sealed',
        // UTC+5
        until: `${year}-06-14T16:30:00.000Z`,
        moderation: 'by-choice',
      },
      { mode: 'shared', moderation: 'by-choice' },
    ]);
});
