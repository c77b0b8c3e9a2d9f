import { readFileSync } from 'node:fs';
import { uptime } from 'node:os';

/**
 * Identifies the machine's boot. A power cut may lose bytes without fsync, so
 * an upload's slices of another boot are read again before its completion.
 */
export const BOOT_ID = readBootId();

function readBootId(): string {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  } catch {
    // Elsewhere the rounded boot time; a wrong change only costs another read.
    const TEN_MINUTES_MS = 600_000;
    return `boot-${Math.round((Date.now() - uptime() * 1000) / TEN_MINUTES_MS)}`;
  }
}
