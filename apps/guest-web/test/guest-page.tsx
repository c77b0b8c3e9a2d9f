import {
  afterTest,
  render,
  setScreen,
  type Screen,
} from '@hatira/component-specs';
import type { Language } from '@hatira/contract';
import shell from '../index.html?raw';
import { App } from '../src/app/app';
import { preloadPage } from '../src/app/pages';
import { startI18n } from '../src/shared/i18n/i18n';
import { forgetBulkSettings } from '../src/shared/media/download/bulk-settings';

export interface GuestPageOptions extends Screen {
  language?: Language;
  /** Values that the server writes into the head, such as `upload-heading`. */
  shell?: Record<string, string>;
}

/**
 * Loads the page at a path, such as `UPLOAD_PAGE` or `/camera-roll/…`, as the server's HTML
 * and `main.tsx` do. The spec has called `fakeUploadPage()` or `fakeGallery()`. A further
 * call is a reload.
 */
export async function renderGuestPage(
  path: string,
  options: GuestPageOptions = {},
): Promise<void> {
  const { language = 'en' } = options;
  forgetBulkSettings();
  await prepareDocument(language, options);
  for (const [name, content] of Object.entries(options.shell ?? {}))
    document.head.append(
      Object.assign(document.createElement('meta'), { name, content }),
    );
  history.replaceState(null, '', path);
  await Promise.all([startI18n(language), preloadPage(location.pathname)]);
  render(<App />);
}

/** Sets language, theme and the style sheet of the HTML, as the boot script does. */
export async function prepareDocument(
  language: Language,
  screen: Screen,
): Promise<void> {
  await setScreen(screen);
  document.documentElement.lang = language;
  document.documentElement.dataset['theme'] = screen.colorScheme ?? 'light';
  const style = new DOMParser()
    .parseFromString(shell, 'text/html')
    .querySelector('style')!;
  document.head.append(style);
  afterTest(() => style.remove());
}
