import { expect, test } from '../../../support/browser/test.js';

test.use({ javaScriptEnabled: false, locale: 'de-DE' });

test('asks for JavaScript in the browser’s language and links to the homepage', async ({
  consoleWatch,
  page,
  wedding,
}) => {
  consoleWatch.expect(/the server responded with a status of 404/);
  const addresses = [
    `/${wedding.weddingPath}`,
    `/camera-roll/${wedding.hash}`,
    `/camera-roll-mobile/${wedding.hash}`,
    '/nobody-knows-this',
  ];
  for (const address of addresses) {
    await page.goto(address);
    await expect(
      page.getByText('Diese Seite braucht JavaScript.'),
    ).toBeVisible();
    await expect(
      page.getByRole('link', { name: 'Startseite' }),
    ).toHaveAttribute('href', '/de/');
    await expect(page.locator('.boot')).toBeHidden();
  }
  await page.goto(addresses[0]!);
  await expect(
    page.getByRole('heading', { name: 'Teile deine Erinnerungen' }),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Startseite' }).click();
  await expect(page).toHaveURL('/de/');
});

for (const javaScriptEnabled of [false, true]) {
  test.describe(`${javaScriptEnabled ? 'with' : 'without'} JavaScript, in a browser of an unknown language`, () => {
    test.use({ javaScriptEnabled, locale: 'ja-JP' });

    test('the gallery starts in English, the upload page in Turkish', async ({
      page,
      wedding,
    }) => {
      const starts = [
        {
          address: `/camera-roll/${wedding.hash}`,
          language: 'en',
          words: 'This page needs JavaScript.',
        },
        {
          address: `/camera-roll-mobile/${wedding.hash}`,
          language: 'en',
          words: 'This page needs JavaScript.',
        },
        {
          address: `/${wedding.weddingPath}`,
          language: 'tr',
          words: 'Bu sayfa JavaScript ile çalışır.',
        },
      ];
      for (const { address, language, words } of starts) {
        await page.goto(address);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expect(page.getByText(words)).toHaveCount(
          javaScriptEnabled ? 0 : 1,
        );
      }
    });
  });
}
