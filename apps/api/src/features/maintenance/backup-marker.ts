import { LoadRefusedError } from '../../platform/database/dump/database-load.js';
import type { BackupDiskStore } from '../../platform/storage/local/backup-disk.store.js';

/** A name alone says whose the folder is: a kill leaves it whole or not at all. */
const MARKER = /^hatira-installation-([0-9a-f]{32})\.txt$/;
const TEXT =
  'Here are the backups of one installation, whose id this name has. Leave this file where it is.\n';
/** What a disk that was just formatted has. */
const EMPTY_DISK = 'lost+found';

/** Who claims a folder for backups. */
interface Claim {
  installationId: string;
  /** Where the product keeps its own files: never a place for backups. */
  dataDir: string;
}

/**
 * Makes the folder the installation's own, for good. Nothing is written into one that belongs to somebody else.
 * @param hasBackups whether there are finished ones, perhaps of a version that marked nothing
 * @throws LoadRefusedError
 */
export async function claimFolder(
  store: BackupDiskStore,
  { installationId, dataDir }: Claim,
  hasBackups: () => Promise<boolean>,
): Promise<void> {
  if (await store.isWithin(dataDir))
    throw new LoadRefusedError(
      `${store.folder} is in DATA_DIR: choose another folder`,
    );
  if (await isMarked(store, installationId)) return;
  const names = (await store.names()).filter((name) => name !== EMPTY_DISK);
  if (names.length > 0 && !(await hasBackups())) {
    throw new LoadRefusedError(
      `${store.folder} has other things in it: name an empty folder, or a new one`,
    );
  }
  const marker = `hatira-installation-${installationId}.txt`;
  await store.mark(marker, TEXT);
  // Of two that claim it at the same moment, one at most goes on.
  await isMarked(store, installationId).catch(async (error: unknown) => {
    await store.remove(marker);
    throw error;
  });
}

/** The installation whose backups are here; undefined: nobody has said. */
export async function ownerOf(
  store: BackupDiskStore,
): Promise<string | undefined> {
  return (await ownersOf(store)).at(0);
}

/** @throws LoadRefusedError when it is another's */
async function isMarked(
  store: BackupDiskStore,
  installationId: string,
): Promise<boolean> {
  const owners = await ownersOf(store);
  const other = owners.find((owner) => owner !== installationId);
  if (other === undefined) return owners.length > 0;
  throw new LoadRefusedError(
    `${store.folder} has the backups of another installation (${other}): name another folder`,
  );
}

async function ownersOf(store: BackupDiskStore): Promise<string[]> {
  return (await store.names()).flatMap((name) => MARKER.exec(name)?.[1] ?? []);
}
