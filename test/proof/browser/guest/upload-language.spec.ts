import { LANGUAGES } from '@hatira/contract';
import { expectStored } from '../../../support/browser/media/expect-stored.js';
import { Network } from '../../../support/browser/network/network.js';
import { expect, test } from '../../../support/browser/test.js';
import { watchUploads } from '../../../support/browser/network/upload-requests.js';
import { variant } from '../../../support/browser/variant.js';

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

test('lists each language by its own name and flag, large enough to tap', async ({
  page,
  uploadPage,
}) => {
  await uploadPage.open();
  const languages = page.locator('header select');
  await expect(languages.locator('option')).toHaveCount(LANGUAGES.length);
  const flag = page.locator('header label img');
  await expect(flag).toBeVisible();
  const english = await flag.getAttribute('src');
  await languages.selectOption({ label: 'Türkçe' });
  await expect(
    page.getByRole('button', { name: 'Fotoğraf/Video Yükle' }),
  ).toBeVisible();
  await expect(flag).not.toHaveAttribute('src', english!);
  const { width, height } = (await languages.boundingBox())!;
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
});

for (const [width, height] of [
  [320, 568],
  [320, 640],
  [360, 640],
  [375, 667],
  [390, 844],
  [844, 390],
  [667, 375],
] as const) {
  test.describe(
    `${width} by ${height}`,
    variant([width, height].join() === '320,568' || height === 375),
    () => {
      test.use({ viewport: { width, height } });

      test('shows both buttons and all words above them without scrolling in every language', async ({
        page,
        uploadPage,
      }) => {
        await uploadPage.open();
        const actions = page.locator('main button');
        const names = page.getByRole('heading', { level: 1 });
        const words = page
          .getByRole('heading', { level: 2 })
          .locator('xpath=..');
        const languages = page.locator('header select');
        for (const language of LANGUAGES) {
          await languages.selectOption(language);
          await expect(page.locator('html')).toHaveAttribute('lang', language);
          for (const action of await actions.all())
            await expect(action).toBeInViewport({ ratio: 1 });
          const [bar, above, corner, heading] = await Promise.all(
            [actions.first(), words, languages, names].map(
              async (part) => (await part.boundingBox())!,
            ),
          );
          expect(
            above!.y + above!.height,
            `the words in ${language}`,
          ).toBeLessThanOrEqual(bar!.y);
          const isBeside = heading!.x + heading!.width <= corner!.x;
          expect(
            isBeside || corner!.y + corner!.height <= heading!.y,
            `the corner in ${language}`,
          ).toBe(true);
        }
      });
    },
  );
}
