import {
  afterTest,
  expectAccessibleInBothSchemes,
} from '@hatira/component-specs';
import { fakePanel, foreignAnswer, panelWedding } from '@hatira/fake-api';
import { describe, expect, it, vi } from 'vitest';
import { commands, page } from 'vitest/browser';
import { renderPanel } from '../../../test/panel';

const SAMPLE = panelWedding({ weddingPath: 'Elif-200626-Can' });
const PLACE = `/weddings/${SAMPLE.hash}/show`;
const enabled = page.getByRole('button', { name: /^Enabled: / });

describe('the page of a wedding', () => {
  it('links only the trash for a deleted wedding', async () => {
    const deletedAt = new Date().toISOString();
    fakePanel({ weddings: [{ ...SAMPLE, deletedAt }] });
    await renderPanel(PLACE, { reducedMotion: 'reduce' });
    await expect
      .element(
        page.getByText(/^This wedding has been in the trash since .+\d{4}/),
      )
      .toBeVisible();
    for (const role of ['checkbox', 'radio', 'textbox', 'img', 'button'])
      await expect
        .element(page.getByRole('main').getByRole(role))
        .not.toBeInTheDocument();
    await expectAccessibleInBothSchemes();
    await page.getByRole('link', { name: 'Go to the trash' }).click();
    await expect
      .element(page.getByRole('tab', { name: 'Weddings' }))
      .toHaveAttribute('aria-selected', 'true');
    await expect
      .element(page.getByRole('button', { name: 'Restore: Elif-200626-Can' }))
      .toBeVisible();
  });

  it('stays open when it fails to load', async () => {
    const api = fakePanel({ weddings: [SAMPLE] });
    const panel = await renderPanel('/settings');
    // A loaded list would already know the wedding.
    api.on('getPanelWedding', foreignAnswer(500, '{}'));
    panel.goTo(PLACE);
    await expect
      .element(page.getByText(/^Could not load this wedding/))
      .toBeVisible();
    api.on('getPanelWedding', SAMPLE);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(enabled).toBeVisible();
  });

  it('opens the list for an unknown wedding', async () => {
    fakePanel({ weddings: [SAMPLE] });
    const panel = await renderPanel('/settings');
    panel.goTo('/weddings/1/show');
    await panel.expectToast('Wedding not found.', 'error');
    await expect.element(panel.heading).toHaveText('Wedding List');
  });

  it('copies the address of the upload page', async () => {
    fakePanel({ weddings: [SAMPLE] });
    const copy = vi
      .spyOn(navigator.clipboard, 'writeText')
      .mockResolvedValue(undefined);
    afterTest(() => copy.mockRestore());
    const panel = await renderPanel(`${PLACE}/page`);
    await page.getByRole('button', { name: 'Copy: Upload page' }).click();
    await panel.expectToast('Copied', 'success');
    expect(copy).toHaveBeenCalledWith(
      `${location.origin}/${SAMPLE.weddingPath}`,
    );
  });

  it('shows a QR code to save and print', async () => {
    fakePanel({ weddings: [SAMPLE] });
    const panel = await renderPanel(`${PLACE}/page`);
    const code = page.getByRole('img', {
      name: `QR code for the upload page of ${SAMPLE.weddingPath}`,
    });
    await expect
      .poll(() => (code.element() as HTMLImageElement).naturalWidth)
      .toBeGreaterThan(0);
    for (const format of ['SVG', 'PNG'])
      await expect
        .element(page.getByRole('link', { name: `Download ${format}` }))
        .toHaveAttribute(
          'href',
          expect.stringContaining(`/qr.${format.toLowerCase()}`),
        );
    afterTest(() => commands.emulateMedia({ media: 'screen' }));
    await commands.emulateMedia({ media: 'print' });
    await expect
      .element(page.getByText('Share your photos with us'))
      .toBeVisible();
    await expect.element(panel.heading).not.toBeInTheDocument();
  });

  it('changes the font of the title', async () => {
    const wedding = { ...SAMPLE };
    const api = fakePanel({ weddings: [wedding] }).on(
      'changePanelWedding',
      ({ body }) => Object.assign(wedding, { titleFont: body.titleFont }),
    );
    const panel = await renderPanel(`${PLACE}/page`);
    const handwriting = page.getByRole('radio', { name: /^Handwriting/ });
    await handwriting.click();
    await panel.expectToast('The title font was changed', 'success');
    await expect.element(handwriting).toBeChecked();
    await renderPanel(`${PLACE}/page`);
    await expect.element(handwriting).toBeChecked();
    await expect
      .poll(() => api.bodies('changePanelWedding'))
      .toEqual([{ titleFont: 'script' }]);
  });
});

describe('a wedding whose files are deleted soon', () => {
  const due = () => ({
    ...SAMPLE,
    filesDueAt: new Date(Date.now() + 20 * 86_400_000).toISOString(),
  });

  it('is announced in the list, which shows it alone', async () => {
    const wedding = due();
    const api = fakePanel({ weddings: [wedding, panelWedding({}, 2)] });
    const panel = await renderPanel('/weddings');
    await expect
      .element(
        page.getByText(
          'The files of 1 wedding will be deleted within 30 days.',
        ),
      )
      .toBeVisible();
    await expect
      .element(page.getByText(/^Files will be deleted on /))
      .toHaveLength(1);
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await expect
      .poll(() =>
        api
          .calls('listPanelWeddings')
          .some(({ query }) => query.get('filter')?.includes('"isDue":true')),
      )
      .toBe(true);
    await expect.element(panel.row(wedding.weddingPath)).toBeVisible();
  });

  it('is kept by one button, and no longer by another', async () => {
    const wedding = { ...due(), isKept: false };
    const { filesDueAt } = wedding;
    const api = fakePanel({ weddings: [wedding] }).on(
      'keepWedding',
      ({ body: { isKept } }) =>
        Object.assign(wedding, {
          isKept,
          filesDueAt: isKept ? null : filesDueAt,
        }),
    );
    const panel = await renderPanel(PLACE);
    const notice = page.getByText(
      /The files of this wedding will be moved to the trash on \d/,
    );
    const exempt = page.getByText('exempt from the retention period');
    await expect.element(notice).toBeVisible();
    await page.getByRole('button', { name: 'Keep the files' }).click();
    await panel.expectToast(
      'The files of Elif-200626-Can will be kept',
      'success',
    );
    await expect.element(exempt).toBeVisible();
    await page.getByRole('button', { name: 'Stop keeping' }).click();
    await expect.element(exempt).not.toBeInTheDocument();
    await expect.element(notice).toBeVisible();
    await expect
      .poll(() => api.bodies('keepWedding'))
      .toEqual([{ isKept: true }, { isKept: false }]);
  });
});
