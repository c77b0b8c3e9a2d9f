import { commands, page } from 'vitest/browser';

export const DESKTOP = { width: 1280, height: 800 };
export const PHONE = { width: 390, height: 844 };

export interface Screen {
  viewport?: { width: number; height: number };
  colorScheme?: 'light' | 'dark';
  reducedMotion?: 'reduce' | 'no-preference';
}

const DEFAULT: Required<Screen> = {
  viewport: DESKTOP,
  colorScheme: 'light',
  reducedMotion: 'no-preference',
};
let current = DEFAULT;

/** Changes the window or the preferences of the system until the test ends. */
export async function changeScreen(screen: Screen): Promise<void> {
  await setScreen({ ...current, ...screen });
}

/** Sets the window and the preferences of the system until the test ends. */
export async function setScreen(screen: Screen = {}): Promise<void> {
  const before = current;
  current = { ...DEFAULT, ...screen };
  const { viewport, colorScheme, reducedMotion } = current;
  if (
    viewport.width !== before.viewport.width ||
    viewport.height !== before.viewport.height
  )
    await page.viewport(viewport.width, viewport.height);
  if (
    colorScheme !== before.colorScheme ||
    reducedMotion !== before.reducedMotion
  )
    await commands.emulateMedia({ colorScheme, reducedMotion });
}
