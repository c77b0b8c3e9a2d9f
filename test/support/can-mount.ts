import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Whether small disks can be mounted; some containers refuse even root. */
export const canMount =
  process.platform === 'linux' && process.getuid?.() === 0 && tryToMount();

function tryToMount(): boolean {
  const disk = mkdtempSync(join(tmpdir(), 'hatira-mount-'));
  const isMounted =
    spawnSync('mount', ['-t', 'tmpfs', 'tmpfs', disk]).status === 0;
  if (isMounted) spawnSync('umount', [disk]);
  rmdirSync(disk);
  return isMounted;
}
