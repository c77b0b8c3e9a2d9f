import { API } from '@hatira/contract';
import { expect, type Locator, type Page } from '@playwright/test';
import { STAFF, type Product } from '../product.js';

/** The browser's complaint about a provoked refusal. */
export const REFUSED = /the server responded with a status of (4\d\d|5\d\d)/;

/** The staff panel in English. */
export class PanelPage {
  readonly heading: Locator;
  readonly toast: Locator;
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

  /** Opens a place in the shared session. */
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

  /** Opens a place in a new session of the account. */
  async openAs(
    { email, password }: { email: string; password: string },
    place: string,
  ): Promise<void> {
    const answer = await this.page
      .context()
      .request.post(this.product.url + API.login, {
        data: { email, password },
      });
    expect(answer.ok()).toBe(true);
    await this.goto(place);
    await expect(this.heading).toBeVisible();
  }

  async goto(place = ''): Promise<void> {
    await this.page.goto(`${this.product.panelUrl}${place && `#${place}`}`);
  }

  async login({ email, password } = STAFF): Promise<void> {
    await this.page.getByLabel('E-mail').fill(email);
    await this.page.getByLabel('Password').fill(password);
    await this.page.getByRole('button', { name: 'Log in' }).click();
  }

  async logout(): Promise<void> {
    await this.page.getByRole('button', { name: /^Account:/ }).click();
    await this.page.getByRole('menuitem', { name: 'Log out' }).click();
  }

  tab(name: string): Locator {
    return this.page
      .getByRole('navigation', { name: 'Sections' })
      .getByRole('tab', { name });
  }

  async count(
    name: 'weddings' | 'enabled' | 'disabled' | 'backgrounds',
  ): Promise<number> {
    const shown = this.page.locator(`[data-count="${name}"]`);
    await expect(shown).toHaveText(/^[\d,.]+$/);
    return Number((await shown.innerText()).replace(/\D/g, ''));
  }

  row(weddingPath: string): Locator {
    return this.page.getByRole('row').filter({
      has: this.page.getByRole('link', { name: weddingPath, exact: true }),
    });
  }

  /** Returns the row of this wedding alone. */
  async find(weddingPath: string): Promise<Locator> {
    await this.search(weddingPath);
    await expect(this.page.getByRole('row')).toHaveCount(2);
    return this.row(weddingPath);
  }

  async search(words: string): Promise<void> {
    const found = this.page.waitForResponse((answer) =>
      decodeURIComponent(answer.url()).includes(`"q":"${words}"`),
    );
    await this.page.getByRole('searchbox').fill(words);
    await found;
  }

  /** Confirms by word and, where required, password. */
  async confirm(word: string, password?: string): Promise<void> {
    await expect(this.confirmation).toBeVisible();
    await this.confirmation.getByRole('textbox', { name: /^Type/ }).fill(word);
    if (password !== undefined)
      await this.confirmation.getByLabel('Your password').fill(password);
    await this.page.keyboard.press('Enter');
  }

  /** Confirms by password and, where required, recovery code. */
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
