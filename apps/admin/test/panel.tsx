import { render, setScreen, type Screen } from '@hatira/component-specs';
import { expect } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import { App } from '../src/app';
import { createI18nProvider } from '../src/i18n/i18n-provider';
import { initialLanguage, type PanelLanguage } from '../src/i18n/language';
import { createStore } from '../src/providers/store';

interface Options extends Screen {
  /** The browser's; a stored choice wins, as in `main.tsx`. */
  language?: PanelLanguage;
}

/**
 * Loads the whole panel at a place, such as `/weddings`, and waits for its heading. The
 * spec has called `fakePanel()`. A further call is a reload.
 */
export async function renderPanel(
  place = '/weddings',
  { language = 'en', ...screen }: Options = {},
): Promise<Panel> {
  await setScreen(screen);
  history.replaceState(null, '', `#${place}`);
  const store = createStore();
  const i18nProvider = await createI18nProvider(
    initialLanguage(store.getItem('locale'), [language]),
  );
  render(<App store={store} i18nProvider={i18nProvider} />);
  const panel = new Panel();
  await expect.element(panel.heading).toBeVisible();
  return panel;
}

/** Places of the rendered panel, in English. */
export class Panel {
  readonly heading = page.getByRole('main').getByRole('heading', { level: 1 });
  readonly toast = page.getByCss('[data-toast]');
  readonly confirmation = page
    .getByRole('dialog')
    .filter({ has: page.getByText('Security verification') });

  /** A toast of a kind alone. */
  toastOf(kind: 'success' | 'error'): Locator {
    return page.getByCss(`[data-toast=${kind}]`);
  }

  async expectToast(
    text: string | RegExp,
    kind: 'success' | 'error',
  ): Promise<void> {
    await expect
      .element(this.toastOf(kind).getByText(text, { exact: true }))
      .toBeVisible();
  }

  tab(name: string): Locator {
    return page
      .getByRole('navigation', { name: 'Sections' })
      .getByRole('tab', { name });
  }

  row(weddingPath: string): Locator {
    return page.getByRole('row').filter({
      has: page.getByRole('link', { name: weddingPath, exact: true }),
    });
  }

  /** Goes to a place of the open panel, as a link does. */
  goTo(place: string): void {
    location.hash = place;
  }

  async logout(): Promise<void> {
    await page.getByRole('button', { name: /^Account:/ }).click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
  }

  /** Confirms by word and, where required, password. */
  async confirm(word: string, password?: string): Promise<void> {
    await this.confirmation.getByRole('textbox', { name: /^Type/ }).fill(word);
    if (password !== undefined)
      await this.confirmation.getByLabelText('Your password').fill(password);
    await userEvent.keyboard('{Enter}');
  }

  /** Confirms by password and, where required, recovery code. */
  async prove(
    password: string,
    { recoveryCode }: { recoveryCode?: string } = {},
  ): Promise<void> {
    await this.confirmation.getByLabelText('Your password').fill(password);
    if (recoveryCode !== undefined) {
      await this.confirmation
        .getByRole('button', { name: 'Use a recovery code instead' })
        .click();
      await this.confirmation
        .getByLabelText('Recovery code')
        .fill(recoveryCode);
    }
    await userEvent.keyboard('{Enter}');
  }

  async login(email = 'staff@example.com', password = 'a-long-password') {
    await page.getByLabelText('E-mail').fill(email);
    await page.getByLabelText('Password').fill(password);
    await page.getByRole('button', { name: 'Log in' }).click();
  }
}
