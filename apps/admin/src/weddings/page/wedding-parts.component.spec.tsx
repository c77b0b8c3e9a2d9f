import { fakePanel, panelWedding } from '@hatira/fake-api';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { focus } from '../../../test/keyboard';
import { renderPanel } from '../../../test/panel';

const wedding = panelWedding();
const place = `/weddings/${wedding.hash}/show`;
const files = page.getByRole('region', { name: 'Photos and videos' });
const part = (name: string) =>
  page
    .getByRole('tablist', { name: 'Parts of the wedding' })
    .getByRole('tab', { name });

it('the parts of a wedding have addresses of their own', async () => {
  fakePanel({ weddings: [wedding] });
  await renderPanel(place);
  await expect.element(files).toBeVisible();
  await focus(part('Files'));
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(part('Page')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect
    .element(page.getByRole('region', { name: 'QR code' }))
    .toBeVisible();
  expect(location.hash).toBe(`#${place}/page`);
  await expect.element(files).not.toBeInTheDocument();
  history.back();
  await expect.element(files).toBeVisible();
  await renderPanel(`${place}/page`);
  await expect.element(part('Page')).toHaveAttribute('aria-selected', 'true');
});

it('the page of a wedding draws its uploads by hour', async () => {
  const api = fakePanel({ weddings: [wedding] });
  await renderPanel(place);
  await expect.element(files).toBeVisible();
  await expect.poll(() => api.calls('getUploadHours')).toHaveLength(1);
  await expect.element(page.getByCss('[data-chart]')).not.toBeInTheDocument();
  api.on('getUploadHours', {
    files: 1,
    hours: Array.from({ length: 8 }, (_, index) => ({
      hour: `2026-06-20T${10 + index}:00`,
      files: index === 0 ? 1 : 0,
    })),
  });
  await renderPanel(place);
  const section = page.getByRole('region', { name: 'Uploads by hour' });
  await expect.element(section).toHaveTextContent('1 of 1 files');
  await expect
    .element(section.getByCss('[data-chart] svg').first())
    .toBeVisible();
  const hours = section.getByRole('table', { name: 'Uploads by hour' });
  await expect.element(hours.getByRole('cell').first()).toHaveText('1');
});
