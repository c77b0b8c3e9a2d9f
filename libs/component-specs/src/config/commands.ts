import type { BrowserCommand } from 'vitest/node';

export interface Media {
  colorScheme?: 'light' | 'dark' | null;
  reducedMotion?: 'reduce' | 'no-preference' | null;
  media?: 'screen' | 'print' | null;
}

/** Emulates the preferences that a stylesheet asks the browser for. */
export const emulateMedia: BrowserCommand<[Media]> = ({ page }, media) =>
  page.emulateMedia(media);

/** Moves the pointer out of the window, so that it hovers over no part of the next page. */
export const parkPointer: BrowserCommand<[]> = ({ page }) =>
  page.mouse.move(-1, -1);

declare module 'vitest/browser' {
  interface BrowserCommands {
    emulateMedia: (media: Media) => Promise<void>;
    parkPointer: () => Promise<void>;
  }
}
