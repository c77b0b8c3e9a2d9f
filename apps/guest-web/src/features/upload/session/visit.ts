import { currentUploadPath } from '../mine/upload-path';

/** In sessionStorage: an address that the server has answered. */
export const savedKey = (storageUrl: string) =>
  `saved:${currentUploadPath()}:${storageUrl}`;

/**
 * Returns the addresses of files that this visit saved before the page was loaded again. A
 * visit begins when the guest comes to the page.
 */
export function savedBefore(): Set<string> {
  try {
    const prefix = savedKey('');
    const keys = Object.keys(sessionStorage).filter((key) =>
      key.startsWith(prefix),
    );
    if (isSameVisit())
      return new Set(keys.map((key) => key.slice(prefix.length)));
    keys.forEach((key) => sessionStorage.removeItem(key));
  } catch {
    // Without storage the total is of this page.
  }
  return new Set();
}

/** One entry a file: a long visit is not written again for each. */
export function noteSaved(storageUrl: string): void {
  try {
    sessionStorage.setItem(savedKey(storageUrl), '');
  } catch {
    // Likewise.
  }
}

function isSameVisit(): boolean {
  const [opening] = performance.getEntriesByType('navigation');
  return (opening as PerformanceNavigationTiming).type !== 'navigate';
}
