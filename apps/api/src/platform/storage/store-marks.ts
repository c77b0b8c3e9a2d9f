import { chunksOf } from './chunks-of.js';
import { installationOfMark, markKey, MARKS } from './keys.js';
import type { ObjectStore } from './object-store.js';

const TEXT =
  'The files beside this one are those of the installation that its name tells. Leave it where it is.\n';

/** Whose a store is, as it says itself. */
export interface StoreMarks {
  /** Whether it holds all that the asking installation has. */
  isOwn: boolean;
  /** Whether the asking installation is filling it from another store. */
  isBeingFilled: boolean;
  /** Ids of other installations that it belongs to: one at most, unless a mark was put there by hand. */
  others: string[];
}

export async function marksOf(
  store: ObjectStore,
  installationId: string,
): Promise<StoreMarks> {
  const others: string[] = [];
  for await (const { key } of store.list(MARKS)) {
    const id = installationOfMark(key) ?? installationId;
    if (id !== installationId) others.push(id);
  }
  return {
    isOwn: await isThere(store, markKey(installationId)),
    isBeingFilled: await isThere(store, markKey(installationId, false)),
    others,
  };
}

/** Makes it the installation's own. @param isFinished false: it is still being filled */
export async function mark(
  store: ObjectStore,
  installationId: string,
  isFinished = true,
): Promise<void> {
  await store.put(
    markKey(installationId, isFinished),
    chunksOf(Buffer.from(TEXT)),
  );
  if (isFinished) await store.remove(markKey(installationId, false));
}

async function isThere(store: ObjectStore, key: string): Promise<boolean> {
  return (await store.sizeOf(key)) !== undefined;
}
