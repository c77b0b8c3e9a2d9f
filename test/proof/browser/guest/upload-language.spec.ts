import { expectStored } from '../../../support/browser/media/expect-stored.js';
import { Network } from '../../../support/browser/network/network.js';
import { expect, test } from '../../../support/browser/test.js';
import { watchUploads } from '../../../support/browser/network/upload-requests.js';

const BYTES_PER_SECOND = 2_000_000;
const SLICES = 3;

test(
  'keeps the upload running while the language changes, and remembers it',
  { tag: '@everywhere' },
  async ({ page, product, samples, uploadPage, wedding }) => {
    const requests = watchUploads(page);
    await uploadPage.open();
    const network = await Network.of(page);
    await network.slow(BYTES_PER_SECOND);
    await uploadPage.send([samples.longVideo]);
    await uploadPage.expectProgress(20);
    await page
      .getByRole('combobox', { name: 'Language' })
      .selectOption({ label: 'Deutsch' });
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(
      'Teile deine Erinnerungen',
    );
    await expect(
      page.getByRole('button', { name: 'Foto/Video hochladen' }),
    ).toBeDisabled();
    await network.restore();
    await expect(
      uploadPage.tile(samples.longVideo, 'Sicher gespeichert'),
    ).toBeVisible();
    expect(requests.map(({ status }) => status)).toEqual(
      Array(SLICES).fill(200),
    );
    await expectStored(product, wedding, [samples.longVideo]);

    expect(await page.evaluate(() => localStorage.getItem('i18nextLng'))).toBe(
      'de',
    );
    await page.reload();
    await expect(page.getByRole('combobox', { name: 'Sprache' })).toHaveValue(
      'de',
    );
    await expect(
      page.getByRole('button', { name: 'Foto/Video hochladen' }),
    ).toBeEnabled();
  },
);
