import { readFileSync } from 'node:fs';
import { uptime } from 'node:os';

/**
 * Names the machine's present boot. Bytes that were written before it without an fsync may be gone after a power
 * cut, so slices from another boot are read again before a file is sealed (design section 3).
 */
export const BOOT_ID = readBootId();

function readBootId(): string {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  } catch {
    // Other systems: the time of the boot, coarse enough not to change while the machine runs. A change of it only
    // costs one more look at the bytes.
    const TEN_MINUTES_MS = 600_000;
    return `boot-${Math.round((Date.now() - uptime() * 1000) / TEN_MINUTES_MS)}`;
  }
}
