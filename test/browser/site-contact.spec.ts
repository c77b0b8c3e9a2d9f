import { API } from '@hatira/contract';
import { expectAccessible } from './support/accessibility.js';
import { expect, test } from './support/test.js';

const FAILED = /the server responded with a status of (4|5)\d\d|Failed to load resource/;

function nextSummer(): string {
  return `${new Date().getFullYear() + 1}-06-20`;
}

test.beforeEach(async ({ page }) => {
  await page.goto('/en/contact');
});

test('a message reaches the provider, and the form is empty again', async ({ page }) => {
  const sent = page.waitForRequest((request) => request.url().endsWith(API.contact));
  await page.getByLabel('Your name').fill('  Ayşe Yılmaz ');
  await page.getByLabel('Your e-mail address').fill('ayse@example.com');
  await page.getByLabel('Wedding date').fill(nextSummer());
  await page.getByLabel('Your message').fill('Merhaba!\nKaç masa için kart gerekir?');
  await page.getByRole('button', { name: 'Send' }).click();
  expect((await sent).postDataJSON()).toMatchObject({
    email: 'ayse@example.com',
    weddingDate: nextSummer(),
    website: '',
  });
  await expect(page.getByRole('status')).toHaveText('Thank you! Your message has reached us and we will answer soon.');
  for (const label of ['Your name', 'Your e-mail address', 'Wedding date', 'Your message']) {
    await expect(page.getByLabel(label)).toHaveValue('');
    await expect(page.getByLabel(label)).toHaveAttribute('required', '');
  }
  await expectAccessible(page);
});

test('what is missing or wrong is said beside its field, and nothing is sent', async ({ page }) => {
  page.on('request', (request) => expect(request.url()).not.toContain(API.contact));
  await page.getByLabel('Your e-mail address').fill('ayse@');
  await page.getByLabel('Wedding date').fill('1999-01-01');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByLabel('Your name')).toBeFocused();
  await expect(page.getByLabel('Your name')).toHaveAccessibleDescription('Please fill in this field.');
  await expect(page.getByLabel('Your e-mail address')).toHaveAccessibleDescription(
    'Please enter a valid e-mail address.',
  );
  await expect(page.getByLabel('Wedding date')).toHaveAccessibleDescription(/within the past year/);
  await expect(page.getByRole('status')).toHaveText('Please check the marked fields.');
  await expectAccessible(page);
  await page.getByLabel('Your name').fill('Ayşe');
  await expect(page.getByLabel('Your name')).toHaveAccessibleDescription('');
});

test('what the server refuses is said beside the field, too', async ({ consoleWatch, page }) => {
  consoleWatch.expect(FAILED);
  // The page's own clock is ahead, so that it lets a day through that the server does not.
  await page.clock.setFixedTime(new Date(Date.now() + 5 * 365 * 86_400_000));
  await page.goto('/en/contact');
  await page.getByLabel('Your name').fill('Ayşe');
  await page.getByLabel('Your e-mail address').fill('ayse@example.com');
  await page.getByLabel('Wedding date').fill(`${new Date().getFullYear() + 13}-06-20`);
  await page.getByLabel('Your message').fill('Merhaba');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByLabel('Wedding date')).toHaveAccessibleDescription(/within the past year/);
  await expect(page.getByLabel('Your message')).toHaveValue('Merhaba');
});

test('a message that does not go through stays in the form, and can be sent again', async ({
  consoleWatch,
  context,
  page,
}) => {
  consoleWatch.expect(/ERR_INTERNET_DISCONNECTED/);
  await page.getByLabel('Your name').fill('Ayşe');
  await page.getByLabel('Your e-mail address').fill('ayse@example.com');
  await page.getByLabel('Wedding date').fill(nextSummer());
  await page.getByLabel('Your message').fill('Merhaba');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('status')).toHaveText(
    'Your message could not be sent. Please try again in a little while.',
  );
  await expect(page.getByLabel('Your message')).toHaveValue('Merhaba');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('status')).toContainText('Thank you!');
});
