import type { BulkLimits } from '@hatira/contract';

export interface Bulk {
  count: number;
  bytes: number;
}

export function downloadMode(
  { count, bytes }: Bulk,
  limits: BulkLimits,
): 'streamed' | 'archive' | 'refused' {
  if (count > limits.maxFiles) return 'refused';
  return count > limits.streamedFiles || bytes > limits.streamedBytes
    ? 'archive'
    : 'streamed';
}

export function questionOf(
  count: number,
  limits: BulkLimits,
): 'confirm' | 'large' | 'veryLarge' | undefined {
  if (count > limits.veryLargeFiles) return 'veryLarge';
  if (count > limits.largeFiles) return 'large';
  return count > limits.confirmFiles ? 'confirm' : undefined;
}

/** Specification section 9. */
const ESTIMATED_FILE_BYTES = 3_145_728;
const MAX_ESTIMATED_PERCENT = 95;

/** Estimates the percent without a known length. */
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
