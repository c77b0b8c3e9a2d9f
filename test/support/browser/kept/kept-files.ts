import type { Page } from '@playwright/test';

/**
 * Entries by store of the files that wait in the browser. Empty while the page
 * has not created its database: a look never creates one, because the page
 * would then find a database without stores.
 */
export function keptFiles(page: Page): Promise<Record<string, number>> {
  return page.evaluate(async () => {
    const database = await new Promise<IDBDatabase | undefined>((resolve) => {
      const request = indexedDB.open('pending-uploads');
      request.onupgradeneeded = () => request.transaction?.abort();
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => resolve(undefined);
    });
    if (!database) return {};
    const counts = [...database.objectStoreNames].map(
      (name) =>
        new Promise<[string, number]>((resolve) => {
          const store = database.transaction(name).objectStore(name);
          const request = store.count();
          request.onsuccess = () => resolve([name, request.result]);
        }),
    );
    const all = await Promise.all(counts);
    database.close();
    return Object.fromEntries(all);
  });
}
