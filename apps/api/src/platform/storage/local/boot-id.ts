import { readFileSync } from 'node:fs';
import { uptime } from 'node:os';

/**
 * Identifies the machine's current boot. Bytes written without fsync before it
 * may be lost after a power cut, so slices of another boot are read again
 * before an upload is completed.
 */
export const BOOT_ID = readBootId();

function readBootId(): string {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  } catch {
    // Other systems use the boot time, rounded so that it stays stable. A wrong
    // change only costs another read of the bytes.
    const TEN_MINUTES_MS = 600_000;
    return `boot-${Math.round((Date.now() - uptime() * 1000) / TEN_MINUTES_MS)}`;
  }
}
