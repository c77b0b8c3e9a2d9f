import type { Page } from '@playwright/test';

/** Entries by store of the files that wait in the browser. */
export function keptFiles(page: Page): Promise<Record<string, number>> {
  return page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open('pending-uploads');
      request.onsuccess = () => resolve(request.result);
    });
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
