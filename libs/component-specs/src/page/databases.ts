const connections = new Set<IDBDatabase>();

/** Remembers the page's open databases: an open one cannot be deleted. */
export function watchDatabases(): void {
  const open = indexedDB.open.bind(indexedDB);
  indexedDB.open = (...values) => {
    const request = open(...values);
    request.addEventListener('success', () => {
      connections.add(request.result);
      // One that opens as its test ends would block the deletion.
      request.result.addEventListener('versionchange', () =>
        request.result.close(),
      );
    });
    return request;
  };
}

/** Deletes the page's databases. */
export async function deleteDatabases(): Promise<void> {
  for (const connection of connections) connection.close();
  connections.clear();
  for (const { name } of await indexedDB.databases())
    if (name !== undefined) await deleted(name);
}

function deleted(name: string): Promise<unknown> {
  const request = indexedDB.deleteDatabase(name);
  return new Promise((resolve, reject) => {
    request.onsuccess = resolve;
    request.onerror = () => reject(request.error!);
    request.onblocked = () =>
      reject(new Error(`The database ${name} is still open.`));
  });
}
