import { statfs } from 'node:fs/promises';

/** The inodes for the database and logs; 1 % of a small disk. */
const KEPT_INODES = 1_000;

export interface DiskSpace {
  freeBytes: number;
  sizeBytes: number;
  /** Undefined when the file system does not count inodes. */
  freeInodes: number | undefined;
  inodes: number | undefined;
  /** False when no file can be made; tries one if no inode is reported. */
  hasInode: boolean;
}

/**
 * Measures a folder's disk.
 * @throws the system's error when the folder does not exist
 */
export async function diskSpace(folder: string): Promise<DiskSpace> {
  const { bavail, blocks, bsize, files, ffree } = await statfs(folder);
  const kept = Math.min(KEPT_INODES, Math.floor(files / 100));
  const isCounted = files > 0;
  return {
    freeBytes: bavail * bsize,
    sizeBytes: blocks * bsize,
    freeInodes: isCounted ? Math.max(0, ffree - kept) : undefined,
    inodes: isCounted ? files : undefined,
    hasInode: ffree === 0 || ffree > kept,
  };
}
