const keyOf = (hash: number) => `celebrated ${hash}`;
const celebrated = new Set<number>();

export function hasCelebrated(hash: number): boolean {
  try {
    return sessionStorage.getItem(keyOf(hash)) !== null;
  } catch {
    return celebrated.has(hash);
  }
}

/** Private windows may refuse storage. */
export function rememberCelebration(hash: number): void {
  celebrated.add(hash);
  try {
    sessionStorage.setItem(keyOf(hash), '1');
  } catch {
    // The next page load celebrates again.
  }
}
