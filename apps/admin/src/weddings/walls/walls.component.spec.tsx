import { expectAccessible, expectFits } from '@hatira/component-specs';
import type { Wall } from '@hatira/contract';
import {
  fakePanel,
  panelWedding,
  SAMPLE_TIME,
  sampleId,
} from '@hatira/fake-api';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { focus } from '../../../test/keyboard';
import { renderPanel } from '../../../test/panel';

it('a wall is made, linked and ended on a phone', async () => {
  const wedding = panelWedding();
  const walls: Wall[] = [];
  const url = `${location.origin}/wall/0123456789abcdef`;
  const api = fakePanel({ weddings: [wedding] })
    .on('listWalls', () => ({ data: [...walls] }))
    .on('makeWall', () => {
      const id = sampleId(7);
      walls.push({
        id,
        url,
        createdAt: SAMPLE_TIME,
        isOn: false,
        isPaused: false,
        shown: [],
      });
      return { id, url };
    })
    .on('endWall', () => {
      walls.pop();
      return {};
    });
  const panel = await renderPanel(`/weddings/${wedding.hash}/show/evening`, {
    viewport: { width: 360, height: 740 },
    reducedMotion: 'reduce',
  });
  const section = page.getByRole('region', { name: 'Live walls' });
  const make = section.getByRole('button', { name: 'Make a wall' });
  await focus(make);
  await userEvent.keyboard('{Enter}');
  const row = section.getByRole('listitem');
  await expect.element(row).toHaveTextContent('Wall 1 · not connected');
  await expect
    .element(row.getByRole('button', { name: /^Copy: Wall 1/ }))
    .toBeVisible();
  await expect
    .element(row.getByRole('link'))
    .toHaveAttribute('href', new URL(url).pathname);
  await expect
    .element(row.getByRole('link'))
    .toHaveAttribute('target', '_blank');
  await expectAccessible();
  await expectFits('main');
  await section.getByRole('button', { name: 'End wall 1' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: 'Confirm' })
    .click();
  await expect.element(row).not.toBeInTheDocument();
  await expect.element(panel.toastOf('error')).not.toBeInTheDocument();
  await expect
    .poll(() => api.changes)
    .toEqual(['POST makeWall', 'DELETE endWall']);
});
