import type { BulkLimits } from '@hatira/contract';

export interface Bulk {
  count: number;
  bytes: number;
}

/**
 * Returns how a selection is downloaded: streamed at once, prepared as an
 * archive, or refused as too large.
 */
export function downloadMode(
  { count, bytes }: Bulk,
  limits: BulkLimits,
): 'streamed' | 'archive' | 'refused' {
  if (count > limits.maxFiles) return 'refused';
  return count > limits.streamedFiles || bytes > limits.streamedBytes
    ? 'archive'
    : 'streamed';
}

/** Returns the question to ask before a download of so many files, if any. */
export function questionOf(
  count: number,
  limits: BulkLimits,
): 'confirm' | 'large' | 'veryLarge' | undefined {
  if (count > limits.veryLargeFiles) return 'veryLarge';
  if (count > limits.largeFiles) return 'large';
  return count > limits.confirmFiles ? 'confirm' : undefined;
}

/**
 * Estimated size of a file, and the largest estimated progress (specification
 * section 9).
 */
const ESTIMATED_FILE_BYTES = 3_145_728;
const MAX_ESTIMATED_PERCENT = 95;

/** Returns the received whole percent; an estimate without a known length. */
export function receivedPercent(
  receivedBytes: number,
  totalBytes: number | undefined,
  count: number,
): number {
  if (totalBytes)
    return Math.min(100, Math.floor((receivedBytes / totalBytes) * 100));
  const estimate = Math.floor(
    (receivedBytes / (count * ESTIMATED_FILE_BYTES)) * 100,
  );
  return Math.min(MAX_ESTIMATED_PERCENT, estimate);
}
