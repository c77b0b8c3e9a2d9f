import {
  DESKTOP,
  expectAccessibleInBothSchemes,
  expectFits,
  PHONE,
} from '@hatira/component-specs';
import { STAFF_API, type PanelOverview } from '@hatira/contract';
import { fakePanel, panelMedia, panelWedding } from '@hatira/fake-api';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderPanel } from '../../test/panel';

const wedding = panelWedding();
const { hash, weddingPath } = wedding;
const MEGABYTE = 1024 ** 2;

function fakeOverview(changed: Partial<PanelOverview> = {}) {
  const failed = panelMedia({
    fileName: 'unreadable.jpg',
    processing: 'failed',
    processingReason: 'unreadable',
  });
  return fakePanel({ weddings: [wedding], media: [failed] }).on('getOverview', {
    disk: { freeBytes: 50 * 1024 ** 3, sizeBytes: 100 * 1024 ** 3 },
    lastBackupAt: null,
    failedMedia: 1,
    queues: [
      {
        queue: 'derive-media',
        waiting: 2,
        active: 1,
        delayed: 0,
        failed: 0,
        oldestSeconds: 3,
      },
    ],
    largestWeddings: [
      { hash, weddingPath, files: 2, storageBytes: 9 * MEGABYTE },
    ],
    oldWeddings: { months: 12, count: 0, weddings: [] },
    storageMonths: Array.from({ length: 12 }, (_, index) => ({
      month: `2026-${String(index + 1).padStart(2, '0')}`,
      files: index,
      storageBytes: index * MEGABYTE,
    })),
    ...changed,
  });
}

function figure(name: string) {
  return page
    .getByCss('dl > *')
    .filter({ has: page.getByRole('term').filter({ hasText: name }) });
}

describe('the overview', () => {
  it.each([PHONE, DESKTOP])(
    'shows disk, backup, failed files, queues and large weddings, $width pixels wide',
    async (viewport) => {
      fakeOverview();
      const panel = await renderPanel('/overview', { viewport });
      await expect.element(panel.heading).toHaveText('Overview');
      await expect
        .element(figure('Disk').getByText(/^[\d.,]+ [MG]B free$/))
        .toBeVisible();
      await expect.element(figure('Last backup')).toHaveTextContent('Never');
      await expect
        .element(
          page
            .getByRole('table', { name: 'Largest weddings' })
            .getByRole('link', { name: weddingPath }),
        )
        .toBeVisible();
      await expect
        .element(
          page
            .getByRole('table', { name: 'Queues' })
            .getByRole('rowheader', { name: 'Preview pictures' }),
        )
        .toBeVisible();
      await expect
        .element(page.getByRole('link', { name: /^Open the queues/ }))
        .toHaveAttribute('href', STAFF_API.queuesIn('en'));
      await expect
        .element(page.getByCss('[data-chart] svg').first())
        .toBeVisible();
      await expect
        .element(
          page.getByText(
            'Every wedding is newer or had new files in the last 12 months.',
          ),
        )
        .toBeVisible();
      await expectFits('main');
      await expectAccessibleInBothSchemes();
      await figure('Files that cannot be shown')
        .getByRole('link', { name: 'Show the files' })
        .click();
      await expect.element(panel.heading).toHaveText('Media');
      await expect
        .element(
          page.getByRole('button', { name: 'Cannot be shown', pressed: true }),
        )
        .toBeVisible();
      await expect
        .element(page.getByRole('listitem', { name: 'unreadable.jpg' }))
        .toBeVisible();
    },
  );

  it('gives screen readers the figures of its chart as a table', async () => {
    fakeOverview();
    await renderPanel('/overview');
    const months = page.getByRole('table', { name: 'Uploads by month' });
    await expect.element(months.getByRole('row')).toHaveLength(13);
    await expect
      .element(months.getByRole('cell').last())
      .toHaveText('11.00 MB');
  });
});
