/** Reads what the visitor chose on this device; undefined also in a private window. */
export function storedChoice(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a choice. It lives as long as the page in a private window. */
export function storeChoice(key: string, choice: string): void {
  try {
    localStorage.setItem(key, choice);
  } catch {
    // Storage is closed to the page.
  }
}
