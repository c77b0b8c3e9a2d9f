import type { BulkLimits } from '@hatira/contract';

/** What is to be downloaded. */
export interface Bulk {
  count: number;
  bytes: number;
}

/** Streamed at once, prepared as an archive, or more than may be chosen (design section 3, bulk download). */
export function wayOf(
  { count, bytes }: Bulk,
  limits: BulkLimits,
): 'streamed' | 'archive' | 'refused' {
  if (count > limits.maxFiles) return 'refused';
  return count > limits.streamedFiles || bytes > limits.streamedBytes
    ? 'archive'
    : 'streamed';
}

/** What is asked before so many files are downloaded; undefined: nothing. */
export function questionOf(
  count: number,
  limits: BulkLimits,
): 'confirm' | 'large' | 'veryLarge' | undefined {
  if (count > limits.veryLargeFiles) return 'veryLarge';
  if (count > limits.largeFiles) return 'large';
  return count > limits.confirmFiles ? 'confirm' : undefined;
}

/** A file's size where nothing better is known, and where such a progress ends (specification section 9). */
const ESTIMATED_FILE_BYTES = 3_145_728;
const MAX_ESTIMATED_PERCENT = 95;

/** Whole percent of what has arrived; by an estimate where the length is not known. */
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
