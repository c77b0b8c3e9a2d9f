import type { Uploads } from './use-uploads';
import { savedKey } from './visit';

/** Takes a file that the guest has removed from the gallery off the page and its total. */
export function dropFile(
  { snapshot: { items }, dismiss, visit: [, setBefore] }: Uploads,
  storageUrl: string,
): void {
  const others = (urls: Set<string>) =>
    new Set([...urls].filter((url) => url !== storageUrl));
  setBefore(others);
  dismiss(
    items.flatMap((item) => (item.storageUrl === storageUrl ? item.id : [])),
  );
  try {
    sessionStorage.removeItem(savedKey(storageUrl));
  } catch {
    // Without storage the total is of this page.
  }
}
