import { LoadRefusedError } from '../../../platform/database/dump/database-load.js';
import type { BackupDiskStore } from '../../../platform/storage/local/backup-disk.store.js';

/** The name holds the id, so that a kill cannot leave half of it. */
const MARKER = /^hatira-installation-([0-9a-f]{32})\.txt$/;
const TEXT =
  'This folder has the backups of the installation whose id is in this name. Do not remove this file.\n';
/** The folder of a freshly formatted disk. */
const EMPTY_DISK = 'lost+found';

interface Claim {
  installationId: string;
  /** The product's own folders cannot hold backups. */
  dataDir: string;
}

/**
 * Claims a folder permanently. Never writes into another owner's folder.
 * @param hasBackups whether it has finished ones, possibly without markers
 * @throws LoadRefusedError
 */
export async function claimFolder(
  store: BackupDiskStore,
  { installationId, dataDir }: Claim,
  hasBackups: () => Promise<boolean>,
): Promise<void> {
  if (await store.isWithin(dataDir))
    throw new LoadRefusedError(
      `${store.folder} is in DATA_DIR. Choose another folder.`,
    );
  if (await isMarked(store, installationId)) return;
  const names = (await store.names()).filter((name) => name !== EMPTY_DISK);
  if (names.length > 0 && !(await hasBackups())) {
    throw new LoadRefusedError(
      `${store.folder} has other contents. Name an empty or a new folder.`,
    );
  }
  const marker = `hatira-installation-${installationId}.txt`;
  await store.mark(marker, TEXT);
  // Of two simultaneous claims, at most one succeeds.
  await isMarked(store, installationId).catch(async (error: unknown) => {
    await store.remove(marker);
    throw error;
  });
}

/** Undefined without a marker. */
export async function ownerOf(
  store: BackupDiskStore,
): Promise<string | undefined> {
  return (await ownersOf(store)).at(0);
}

/** @throws LoadRefusedError for another installation's */
async function isMarked(
  store: BackupDiskStore,
  installationId: string,
): Promise<boolean> {
  const owners = await ownersOf(store);
  const other = owners.find((owner) => owner !== installationId);
  if (other === undefined) return owners.length > 0;
  throw new LoadRefusedError(
    `${store.folder} has the backups of another installation (${other}). Name another folder.`,
  );
}

async function ownersOf(store: BackupDiskStore): Promise<string[]> {
  return (await store.names()).flatMap((name) => MARKER.exec(name)?.[1] ?? []);
}
