import { expect, test } from './support/test.js';

test.use({ javaScriptEnabled: false, locale: 'de-DE' });

test('without JavaScript every page of the app says so in the language of the browser, and leads home', async ({
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
    await expect(page.getByText('Diese Seite braucht JavaScript.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Startseite' })).toHaveAttribute('href', '/de/');
    await expect(page.locator('.boot')).toBeHidden();
  }
  await page.goto(addresses[0]!);
  await expect(page.getByRole('heading', { name: 'Teilt eure Erinnerungen' })).toBeVisible();
  await page.getByRole('link', { name: 'Startseite' }).click();
  await expect(page).toHaveURL('/de/');
});
