import { PHONE, textsOf } from '@hatira/component-specs';
import {
  backgroundRow,
  fakePanel,
  foreignAnswer,
  networkFailure,
  panelBackground,
  panelWedding,
  refuse,
} from '@hatira/fake-api';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderPanel, type Panel } from '../../../test/panel';

const wedding = panelWedding();
const button = (name: string | RegExp) => page.getByRole('button', { name });
const search = page.getByRole('search').getByRole('button', { name: 'Search' });
const dismiss = button('Dismiss');

/** The time that a slow machine takes must not count. */
function stopClock(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
}

describe('toasts', () => {
  it('disappear after five seconds', async () => {
    fakePanel();
    const panel = await renderPanel('/backgrounds');
    await expect.element(search).toBeVisible();
    stopClock();
    await search.click();
    await panel.expectToast('Please enter a wedding hash', 'error');
    vi.advanceTimersByTime(4_500);
    await expect.element(panel.toast).toBeVisible();
    vi.advanceTimersByTime(1_500);
    await expect.element(panel.toast).not.toBeInTheDocument();
  });

  it('stay together until they are closed; errors are announced at once', async () => {
    fakePanel({ weddings: [wedding] }).on(
      'changePanelWedding',
      networkFailure(),
    );
    vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const panel = await renderPanel(`/weddings/${wedding.hash}/show/page`);
    const handwriting = page.getByRole('radio', { name: /^Handwriting/ });
    await expect.element(handwriting).toBeVisible();
    stopClock();
    await button('Copy: Upload page').click();
    await panel.expectToast('Copied', 'success');
    await handwriting.click();
    await panel.expectToast('Could not change the title font', 'error');
    await button('Copy: Web Album').click();
    await expect.element(panel.toast).toHaveLength(2);
    await expect
      .element(page.getByCss('[aria-live=polite]'))
      .toHaveText('Copied');
    await expect
      .element(page.getByCss('[aria-live=assertive]'))
      .toHaveText('Could not change the title font');
    await panel.toastOf('success').getByRole('button').click();
    await expect
      .poll(() => textsOf(panel.toast))
      .toEqual(['Could not change the title font']);
  });

  it.each(['light', 'dark'] as const)(
    'are green for success and red for failure in %s',
    async (colorScheme) => {
      const api = fakePanel();
      const panel = await renderPanel('/settings', { colorScheme });
      await button('Refresh the wedding list').click();
      await expect
        .element(panel.toastOf('success'))
        .toHaveStyle({ backgroundColor: 'rgb(65, 102, 58)' });
      api.on('listPanelWeddings', foreignAnswer(400, '{}'));
      await button('Refresh the wedding list').click();
      await expect
        .element(panel.toastOf('error'))
        .toHaveStyle({ backgroundColor: 'rgb(179, 38, 30)' });
    },
  );

  it('are accessible while a dialog is open', async () => {
    fakePanel();
    const panel = await renderPanel();
    await button('Create New Wedding').click();
    await expect.element(page.getByRole('dialog')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await panel.expectToast('Wedding path boş olamaz', 'error');
    // The role is found only if the dialog does not hide the toast.
    await expect.element(dismiss).toBeVisible();
  });

  it('do not cover fixed buttons or the end of the page on a phone', async () => {
    fakePanel();
    const panel = await renderPanel('/settings', { viewport: PHONE });
    const brandName = page.getByRole('textbox', { name: 'Brand name' });
    await expect.element(brandName).toBeVisible();
    stopClock();
    await brandName.fill('Anılar');
    await button('Refresh the wedding list').click();
    await panel.expectToast('The wedding list was refreshed', 'success');
    await button('Save').click({ trial: true });
    window.scrollTo(0, document.documentElement.scrollHeight);
    await expect.element(panel.toast).toBeVisible();
    const main = page.getByRole('main').element();
    const end = main.lastElementChild!.getBoundingClientRect().bottom;
    expect(end).toBeLessThanOrEqual(topOf(panel));
  });
});

function topOf({ toast }: Panel): number {
  return toast.element().getBoundingClientRect().y;
}

describe('a change by others', () => {
  it('is loaded when an action comes too late', async () => {
    const api = fakePanel({ weddings: [wedding] }).on('toggleEnabled', () => {
      // Another member of staff has deleted it.
      api.on('listPanelWeddings', []);
      return refuse('wedding_not_found');
    });
    const panel = await renderPanel();
    await panel
      .row(wedding.weddingPath)
      .getByRole('button', { name: /^Enabled: / })
      .click();
    await panel.confirm('disable');
    await expect.element(panel.toastOf('error')).toBeVisible();
    await expect
      .element(panel.row(wedding.weddingPath))
      .not.toBeInTheDocument();
    await expect
      .poll(() => api.bodies('toggleEnabled'))
      .toEqual([{ enabled: false }]);
  });

  it('to the background is loaded when an upload comes too late', async () => {
    const theirs = backgroundRow({ file_name: 'theirs.jpg' });
    const api = fakePanel({ weddings: [wedding] }).on(
      'uploadBackground',
      () => {
        api
          .on('getBackground', theirs)
          .on('listPanelBackgrounds', [
            panelBackground({ fileName: theirs.file_name }),
          ]);
        return refuse('background_exists');
      },
    );
    const panel = await renderPanel(`/backgrounds?hash=${wedding.hash}`);
    await userEvent.upload(
      page.getByCss('input[type=file]'),
      new File(['a picture'], 'mine.jpg', { type: 'image/jpeg' }),
    );
    await page.getByRole('button', { name: 'Upload', exact: true }).click();
    await panel.expectToast(
      'Bu düğünün zaten bir arka planı var; önce onu silin',
      'error',
    );
    await expect
      .element(page.getByRole('region', { name: 'Current background' }))
      .toHaveTextContent(theirs.file_name);
    await expect
      .poll(() => api.calls('uploadBackground')[0]?.file?.name)
      .toBe('mine.jpg');
  });

  it('does not repeat the toast about a missing background', async () => {
    const api = fakePanel({ weddings: [wedding] });
    const panel = await renderPanel(`/backgrounds?hash=${wedding.hash}`);
    await panel.expectToast('No background found for this wedding', 'error');
    await dismiss.click();
    await expect.element(panel.toast).not.toBeInTheDocument();
    const reads = () => [
      api.calls('getBackground').length,
      api.calls('listPanelBackgrounds').length,
    ];
    const [one = 0, list = 0] = reads();
    // The same happens on the return from another window.
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    await expect.poll(reads).toEqual([one + 1, list + 1]);
    await expect
      .element(page.getByText(`${wedding.weddingPath} has no background yet.`))
      .toBeVisible();
    // A further toast proves that no other one is queued before it.
    await page.getByRole('textbox', { name: 'Wedding hash' }).fill('');
    await search.click();
    await panel.expectToast('Please enter a wedding hash', 'error');
    expect(textsOf(panel.toast)).toEqual(['Please enter a wedding hash']);
  });
});
