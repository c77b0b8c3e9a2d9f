import { expect, type Page } from '@playwright/test';
import { codeOf } from '../requests/authenticator.js';
import { PASSWORD } from './colleagues.js';
import type { PanelPage } from './pages/panel-page.js';

interface SecondFactor {
  key: string;
  /** Recovery codes. */
  codes: string[];
}

/** Sets up a second factor on the account page of a colleague, up to the shown recovery codes. */
export async function setUpSecondFactor(
  panel: PanelPage,
): Promise<SecondFactor> {
  const { page } = panel;
  await page
    .getByRole('button', { name: 'Set up two-step verification' })
    .click();
  await panel.prove(PASSWORD);
  const key = (await page.getByRole('code').innerText()).replaceAll(' ', '');
  await enterCode(page, codeOf(key));
  const list = page
    .getByRole('list', { name: 'Recovery codes' })
    .getByRole('code');
  await expect(list).toHaveCount(10);
  return { key, codes: await list.allInnerTexts() };
}

export async function enterCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('Verification code').fill(code);
  await page.keyboard.press('Enter');
}
