import { Listeners } from './store';

export type Theme = 'light' | 'dark';

const STORAGE_KEY = 'theme';
const listeners = new Listeners();

/** Returns the boot script's theme. */
export function currentTheme(): Theme {
  return document.documentElement.dataset['theme'] === 'dark'
    ? 'dark'
    : 'light';
}

export function changeTheme(theme: Theme): void {
  apply(theme);
  try {
    localStorage.setItem(STORAGE_KEY, theme);
  } catch {
    // Private window: the choice lives as long as the page.
  }
}

/** Follows the system until a choice is stored. */
export function subscribeToTheme(listener: () => void): () => void {
  const system = matchMedia('(prefers-color-scheme: dark)');
  const follow = () =>
    !isRemembered() && apply(system.matches ? 'dark' : 'light');
  const unsubscribe = listeners.subscribe(listener);
  system.addEventListener?.('change', follow);
  return () => {
    unsubscribe();
    system.removeEventListener?.('change', follow);
  };
}

function apply(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme;
  const paper = getComputedStyle(document.documentElement)
    .getPropertyValue('--paper')
    .trim();
  document
    .querySelector<HTMLMetaElement>('meta[name="theme-color"]')
    ?.setAttribute('content', paper);
  listeners.notify();
}

function isRemembered(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) !== null;
  } catch {
    return false;
  }
}
