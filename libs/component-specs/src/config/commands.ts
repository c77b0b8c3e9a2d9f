import type { BrowserCommand } from 'vitest/node';

export interface Media {
  colorScheme?: 'light' | 'dark' | null;
  reducedMotion?: 'reduce' | 'no-preference' | null;
  media?: 'screen' | 'print' | null;
}

/** Emulates what a stylesheet asks the browser for. */
export const emulateMedia: BrowserCommand<[Media]> = ({ page }, media) =>
  page.emulateMedia(media);

declare module 'vitest/browser' {
  interface BrowserCommands {
    emulateMedia: (media: Media) => Promise<void>;
  }
}
