import { chunksOf } from './chunks-of.js';
import { installationOfMark, markKey, MARKS } from './keys.js';
import type { ObjectStore } from './object-store.js';

const TEXT =
  'This store belongs to the installation that this file is named after. Do not remove the file.\n';

export interface StoreMarks {
  /** Complete, of this installation. */
  isOwn: boolean;
  /** The mark of a filling from another store. */
  isBeingFilled: boolean;
  /** Several only when set by hand. */
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
    isOwn: await exists(store, markKey(installationId)),
    isBeingFilled: await exists(store, markKey(installationId, false)),
    others,
  };
}

/**
 * Marks the store as the installation's.
 * @param isFinished false while it is being filled
 */
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

async function exists(store: ObjectStore, key: string): Promise<boolean> {
  return (await store.sizeOf(key)) !== undefined;
}
