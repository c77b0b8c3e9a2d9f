import { expectFits } from '@hatira/component-specs';
import { fakeUploadPage, UPLOAD_PAGE } from '@hatira/fake-api';
import { expect, it } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import { renderGuestPage } from '../../../../test/guest-page';
import {
  brokenWords,
  enlargeText,
  LARGE_TEXTS,
} from '../../../../test/large-text';
import { i18n } from '../../../shared/i18n/i18n';
import { photo } from '../../../../test/upload-page';

const names = ['Konstantin', 'Alexandra'];
const heading = page.getByRole('heading', { level: 1 });
const buttons = page.getByCss('main button');
const dialog = page.getByRole('dialog');

it.each(LARGE_TEXTS)(
  'the upload page and its dialog fit in letters of 200 %, in $language at $width px',
  async ({ language, viewport }) => {
    const api = fakeUploadPage({ wedding: { names } }).on('upload', {
      data: { storage_url: '/media/key-of-a-photo' },
    });
    enlargeText();
    await renderGuestPage(UPLOAD_PAGE, {
      language,
      viewport,
      reducedMotion: 'reduce',
    });
    await expect.element(buttons).toHaveLength(2);
    await expectFits();
    expect(brokenWords(heading)).toEqual([]);
    await userEvent.upload(page.getByCss('input[type=file]:not([multiple])'), [
      photo(),
    ]);
    await expect.element(dialog).toBeVisible();
    await expectFits();
    await dialog.getByCss('[type=submit]').click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expectFits();
    const list = page.getByRole('button', { name: i18n.t('upload.mine.open') });
    await expect.element(list).toBeVisible();
    expectWithinRow(list);
    await expectFits();
    expect(brokenWords(heading)).toEqual([]);
    await expect.poll(() => api.calls('upload')).toHaveLength(1);
  },
);

/** The row keeps its distance from the window's edges. */
function expectWithinRow(button: Locator): void {
  const { left, right } = button.element().getBoundingClientRect();
  const row = button.element().parentElement!.getBoundingClientRect();
  expect(left).toBeGreaterThanOrEqual(row.left);
  expect(right).toBeLessThanOrEqual(row.right);
}
