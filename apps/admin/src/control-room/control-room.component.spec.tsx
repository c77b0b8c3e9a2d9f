import {
  DESKTOP,
  expectAccessible,
  expectFits,
  PHONE,
} from '@hatira/component-specs';
import { fakePanel, panelWedding, SAMPLE_TIME } from '@hatira/fake-api';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { focus } from '../../test/keyboard';
import { renderPanel } from '../../test/panel';

it.each([PHONE, DESKTOP])(
  'staff see the files of the evening and open its wedding by keyboard, $width pixels wide',
  async (viewport) => {
    const wedding = panelWedding();
    const { hash, weddingPath } = wedding;
    fakePanel({ weddings: [wedding] }).on('getControlRoom', {
      disk: { freeBytes: 50e9, sizeBytes: 100e9 },
      queues: [],
      weddings: [
        {
          hash,
          weddingPath,
          files: 3,
          filesLastHour: 1,
          storageBytes: 9e6,
          unreadableFiles: 0,
          failedUploads: 0,
          lastUploadAt: SAMPLE_TIME,
        },
      ],
      guests: [],
    });
    const panel = await renderPanel('/overview', {
      language: 'tr',
      viewport,
      reducedMotion: 'reduce',
    });
    await focus(page.getByRole('link', { name: 'Bu akşam' }));
    await userEvent.keyboard('{Enter}');
    await expect.element(panel.heading).toHaveText(/Bu akşam/);
    const entry = page
      .getByRole('region', { name: 'Düğünler' })
      .getByRole('listitem')
      .filter({ hasText: weddingPath });
    await expect.element(entry).toHaveTextContent('Son bir saat: 1');
    await expectAccessible();
    await expectFits('main');
    await focus(entry.getByRole('link'));
    await userEvent.keyboard('{Enter}');
    await expect.element(panel.heading).toHaveText('Elif & Can');
    expect(location.hash).toContain(`/weddings/${hash}/show`);
  },
);
