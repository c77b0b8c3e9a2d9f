import type { Page } from '@playwright/test';
import { API } from '@hatira/contract';
import { expectAccessible } from '../../support/browser/accessibility.js';
import { expect, test } from '../../support/browser/test.js';

const FAILED =
  /the server responded with a status of (4|5)\d\d|Failed to load resource/;

const UNTOUCHED = {
  ...{ autocomplete: 'off', tabindex: '-1' },
  ...{
    'data-1p-ignore': 'true',
    'data-lpignore': 'true',
    'data-bwignore': 'true',
  },
};

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

test('reports invalid fields beside them and does not send the message', async ({
  page,
}) => {
  page.on('request', (request) =>
    expect(request.url()).not.toContain(API.contact),
  );
  await page.getByLabel('Your e-mail address').fill('ayse@');
  await page.getByLabel('Wedding date').fill('1999-01-01');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByLabel('Your name')).toBeFocused();
  await expect(page.getByLabel('Your name')).toHaveAccessibleDescription(
    'Please fill in this field.',
  );
  await expect(
    page.getByLabel('Your e-mail address'),
  ).toHaveAccessibleDescription('Please enter a valid e-mail address.');
  await expect(page.getByLabel('Wedding date')).toHaveAccessibleDescription(
    /within the past year/,
  );
  await expect(page.getByRole('status')).toHaveText(
    'Please check the marked fields.',
  );
  await expectAccessible(page);
  await page.getByLabel('Your name').fill('Ayşe');
  await expect(page.getByLabel('Your name')).toHaveAccessibleDescription('');
});

test('reports fields that the server refuses beside them', async ({
  consoleWatch,
  page,
}) => {
  consoleWatch.expect(FAILED);
  // The page's clock is ahead: it accepts a day that the server refuses.
  await page.clock.setFixedTime(new Date(Date.now() + 5 * 365 * 86_400_000));
  await page.goto('/en/contact');
  await page.getByLabel('Your name').fill('Ayşe');
  await page.getByLabel('Your e-mail address').fill('ayse@example.com');
  await page
    .getByLabel('Wedding date')
    .fill(`${new Date().getFullYear() + 13}-06-20`);
  await page.getByLabel('Your message').fill('Merhaba');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByLabel('Wedding date')).toHaveAccessibleDescription(
    /within the past year/,
  );
  await expect(page.getByLabel('Your message')).toHaveValue('Merhaba');
});

test('keeps a message that failed in the form and sends it again', async ({
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

test('keeps the focus on the button while it sends the message once', async ({
  page,
}) => {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  let calls = 0;
  await page.route(`**${API.contact}`, async (route) => {
    calls += 1;
    await held;
    await route.continue();
  });
  await fillIn(page);
  const send = page.getByRole('button', { name: 'Send' });
  await send.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toHaveText('Sending…');
  await expect(send).toHaveAttribute('aria-disabled', 'true');
  await expect(send).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByLabel('Your name').press('Enter');
  await send.focus();
  letGo();
  await expect(page.getByRole('status')).toContainText('Thank you!');
  await expect(send).not.toHaveAttribute('aria-disabled');
  await expect(send).toBeFocused();
  expect(calls).toBe(1);
});

test('hides the trap field from people, browsers and password managers', async ({
  page,
}) => {
  const trap = page.locator('input[name=topic]');
  for (const [name, value] of Object.entries(UNTOUCHED))
    await expect(trap).toHaveAttribute(name, value);
  await expect(page.getByRole('textbox')).toHaveCount(4);
  await page.getByLabel('Your message').focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Send' })).toBeFocused();
});
