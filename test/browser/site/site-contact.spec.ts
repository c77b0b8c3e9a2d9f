import type { Page } from '@playwright/test';
import { API } from '@hatira/contract';
import { expectAccessible } from '../../support/browser/accessibility.js';
import { expect, test } from '../../support/browser/test.js';

function nextSummer(): string {
  return `${new Date().getFullYear() + 1}-06-20`;
}

async function fillIn(page: Page): Promise<void> {
  await page.getByLabel('Your name').fill('Ayşe');
  await page.getByLabel('Your e-mail address').fill('ayse@example.com');
  await page.getByLabel('Wedding date').fill(nextSummer());
  await page.getByLabel('Your message').fill('Merhaba');
}

test.beforeEach(async ({ page }) => {
  await page.goto('/en/contact');
});

test('delivers a message to the provider and clears the form', async ({
  page,
}) => {
  const sent = page.waitForRequest((request) =>
    request.url().endsWith(API.contact),
  );
  await page.getByLabel('Your name').fill('  Ayşe Yılmaz ');
  await page.getByLabel('Your e-mail address').fill('ayse@example.com');
  await page.getByLabel('Wedding date').fill(nextSummer());
  await page
    .getByLabel('Your message')
    .fill('Merhaba!\nKaç masa için kart gerekir?');
  await page.getByRole('button', { name: 'Send' }).click();
  expect((await sent).postDataJSON()).toMatchObject({
    email: 'ayse@example.com',
    weddingDate: nextSummer(),
    topic: '',
  });
  await expect(page.getByRole('status')).toHaveText(
    'Thank you! Your message has reached us and we will answer soon.',
  );
  for (const label of [
    'Your name',
    'Your e-mail address',
    'Wedding date',
    'Your message',
  ]) {
    await expect(page.getByLabel(label)).toHaveValue('');
    await expect(page.getByLabel(label)).toHaveAttribute('required', '');
  }
  await expectAccessible(page);
});

test('keeps the text over a change of language until it is sent', async ({
  page,
}) => {
  await fillIn(page);
  await page.locator('input[name=topic]').evaluate((trap: HTMLInputElement) => {
    trap.value = 'filled in by a program';
    trap.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await page.locator('summary[aria-label^="Language"]').click();
  await page.getByRole('link', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL('/de/contact');
  await expect(page.getByLabel('Euer Name')).toHaveValue('Ayşe');
  await expect(page.getByLabel('Eure E-Mail-Adresse')).toHaveValue(
    'ayse@example.com',
  );
  await expect(page.getByLabel('Hochzeitsdatum')).toHaveValue(nextSummer());
  await expect(page.getByLabel('Eure Nachricht')).toHaveValue('Merhaba');
  await expect(page.locator('input[name=topic]')).toHaveValue('');
  await page.getByRole('button', { name: 'Absenden' }).click();
  await expect(page.getByRole('status')).toContainText('Vielen Dank!');
  await page.goto('/en/contact');
  await expect(page.getByRole('button', { name: 'Send' })).toBeEnabled();
  await expect(page.getByLabel('Your name')).toHaveValue('');
  await expect(page.getByLabel('Your message')).toHaveValue('');
});

test('sends a message that is submitted before the script loads', async ({
  page,
}) => {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(/\/assets\/contact-form-/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/en/contact', { waitUntil: 'domcontentloaded' });
  await fillIn(page);
  const send = page.getByRole('button', { name: 'Send' });
  await page.getByLabel('Your name').press('Enter');
  await expect(page.getByRole('status')).toHaveText('Sending…');
  await send.click();
  await expect(page).toHaveURL('/en/contact');
  await expect(page.locator('form')).toHaveAttribute('method', 'post');
  const calls: string[] = [];
  page.on('request', (request) => calls.push(request.url()));
  letGo();
  await expect(page.getByRole('status')).toContainText('Thank you!');
  expect(calls.filter((url) => url.endsWith(API.contact))).toHaveLength(1);
});

test('checks the fields of a message that is submitted before any script loads', async ({
  page,
}) => {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(/\/assets\/[^/]*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/en/contact', { waitUntil: 'commit' });
  await page.getByLabel('Your name').press('Enter');
  await expect(page.getByRole('status')).toHaveText('Sending…');
  letGo();
  await expect(page.getByRole('status')).toHaveText(
    'Please check the marked fields.',
  );
  await expect(page.getByLabel('Your name')).toHaveAccessibleDescription(
    'Please fill in this field.',
  );
});

test('reports a message that cannot be sent because no script arrives', async ({
  consoleWatch,
  page,
}) => {
  consoleWatch.expect(/ERR_FAILED/);
  await page.route(/\/assets\/[^/]*\.js$/, (route) => route.abort());
  await page.goto('/en/contact');
  await fillIn(page);
  await page.getByLabel('Your name').press('Enter');
  await expect(page.getByRole('status')).toHaveText(
    'Your message could not be sent. Please try again in a little while.',
  );
  await expect(page.getByLabel('Your message')).toHaveValue('Merhaba');
});

test('reports a message that cannot be sent because the script is lost', async ({
  consoleWatch,
  page,
}) => {
  consoleWatch.expect(/ERR_FAILED/);
  const lost = /\/assets\/contact-form-/;
  await page.route(lost, (route) => route.abort());
  await page.goto('/en/contact');
  await fillIn(page);
  await page.getByLabel('Your name').press('Enter');
  await expect(page.getByRole('status')).toHaveText(
    'Your message could not be sent. Please try again in a little while.',
  );
  await expect(page.getByLabel('Your message')).toHaveValue('Merhaba');
  await page.unroute(lost);
  await page.getByLabel('Your name').press('Enter');
  await expect(page.getByRole('status')).toContainText('Thank you!');
});
