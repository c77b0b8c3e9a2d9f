import type { UploadItem } from '../engine/upload-item';

export function totalBytesOf(items: readonly UploadItem[]): number {
  return items.reduce((sum, { size }) => sum + size, 0);
}

/** Counts a failed file as sent: none of it is left. */
export function sentBytesOf(items: readonly UploadItem[]): number {
  return items.reduce(
    (sum, { size, percent, status }) =>
      sum + (status === 'failed' ? size : (size * percent) / 100),
    0,
  );
}
