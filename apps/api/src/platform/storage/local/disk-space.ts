import { statfs } from 'node:fs/promises';

/** Inodes that stay free for the database and the logs beside it; of a small disk one in a hundred. */
const KEPT_INODES = 1_000;

/** The room on the disk of a folder. */
export interface DiskSpace {
  freeBytes: number;
  sizeBytes: number;
  /** New files and folders that may still be made; undefined where the file system does not count them. */
  freeInodes: number | undefined;
  inodes: number | undefined;
  /** Whether a new file may be made. Where no inode is reported as free, only the attempt shows it. */
  hasInode: boolean;
}

/** Looks at the disk of a folder. @throws the system's error when the folder does not exist */
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
