/** Returns the value that this browser keeps under a key; null in a private window. */
export function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a value under a key; a private window detects it again at the next visit. */
export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // The page works without it.
  }
}

/** Returns the theme that the reader chose, otherwise the system's. */
export function theme(): 'light' | 'dark' {
  const chosen = stored('theme');
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}
