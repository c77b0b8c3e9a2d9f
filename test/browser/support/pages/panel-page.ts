import { expect, type Locator, type Page } from '@playwright/test';
import { STAFF, type Product } from '../product.js';

/** What a browser says of an answer that the journey wants to be a refusal. */
export const REFUSED = /the server responded with a status of (4\d\d|5\d\d)/;

/** The staff panel as staff find things on it, in English. */
export class PanelPage {
  readonly heading: Locator;
  /** What is said at the moment, one below the other. */
  readonly toast: Locator;
  /** The verification by a typed word. */
  readonly confirmation: Locator;

  constructor(
    readonly page: Page,
    private readonly product: Product,
  ) {
    this.heading = page.getByRole('main').getByRole('heading', { level: 1 });
    this.toast = page.locator('[data-toast]');
    this.confirmation = page
      .getByRole('dialog')
      .filter({ has: page.getByText('Security verification') });
  }

  /** Opens a place of the panel in a session that is there already. */
  async open(place = '/weddings'): Promise<void> {
    const { name, value } = this.product.staffCookie;
    await this.page
      .context()
      .addCookies([
        { name, value, url: this.product.url, httpOnly: true, sameSite: 'Lax' },
      ]);
    await this.goto(place);
    await expect(this.heading).toBeVisible();
  }

  /** Goes to a place of the panel, logged in or not. */
  async goto(place = ''): Promise<void> {
    await this.page.goto(`${this.product.panelUrl}${place && `#${place}`}`);
  }

  async login({ email, password } = STAFF): Promise<void> {
    await this.page.getByLabel('E-mail').fill(email);
    await this.page.getByLabel('Password').fill(password);
    await this.page.getByRole('button', { name: 'Log in' }).click();
  }

  /** Presses what logs out; whether that happens may still be asked. */
  async logout(): Promise<void> {
    await this.page.getByRole('button', { name: /^Account:/ }).click();
    await this.page.getByRole('menuitem', { name: 'Log out' }).click();
  }

  tab(name: string): Locator {
    return this.page
      .getByRole('navigation', { name: 'Sections' })
      .getByRole('tab', { name });
  }

  /** A count of the header. */
  async count(
    name: 'weddings' | 'enabled' | 'disabled' | 'backgrounds',
  ): Promise<number> {
    const shown = this.page.locator(`[data-count="${name}"]`);
    await expect(shown).toHaveText(/^[\d,.]+$/);
    return Number((await shown.innerText()).replace(/\D/g, ''));
  }

  /** The row of a wedding's path. */
  row(weddingPath: string): Locator {
    return this.page.getByRole('row').filter({
      has: this.page.getByRole('link', { name: weddingPath, exact: true }),
    });
  }

  /** Searches the wedding list, so that nothing but this wedding is there. */
  async find(weddingPath: string): Promise<Locator> {
    await this.search(weddingPath);
    await expect(this.page.getByRole('row')).toHaveCount(2);
    return this.row(weddingPath);
  }

  /** Searches the list that is open, and waits for the answer. */
  async search(words: string): Promise<void> {
    const found = this.page.waitForResponse((answer) =>
      decodeURIComponent(answer.url()).includes(`"q":"${words}"`),
    );
    await this.page.getByRole('searchbox').fill(words);
    await found;
  }

  /** Types the word that the open verification asks for, and the own password where it asks for that, too. */
  async confirm(word: string, password?: string): Promise<void> {
    await expect(this.confirmation).toBeVisible();
    await this.confirmation.getByRole('textbox', { name: /^Type/ }).fill(word);
    if (password !== undefined)
      await this.confirmation.getByLabel('Your password').fill(password);
    await this.page.keyboard.press('Enter');
  }

  /** Gives the open verification the own password, and a recovery code where it asks for a code as well. */
  async prove(
    password: string,
    { recoveryCode }: { recoveryCode?: string } = {},
  ): Promise<void> {
    await this.confirmation.getByLabel('Your password').fill(password);
    if (recoveryCode !== undefined) {
      await this.confirmation
        .getByRole('button', { name: 'Use a recovery code instead' })
        .click();
      await this.confirmation.getByLabel('Recovery code').fill(recoveryCode);
    }
    await this.page.keyboard.press('Enter');
  }

  /** The toast says this, in green or in red. */
  async expectToast(
    text: string | RegExp,
    kind: 'success' | 'error',
  ): Promise<void> {
    await expect(
      this.page
        .locator(`[data-toast=${kind}]`)
        .getByText(text, { exact: true }),
    ).toBeVisible();
  }
}
