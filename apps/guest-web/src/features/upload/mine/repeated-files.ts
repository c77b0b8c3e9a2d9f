import type { UploadItem } from '../engine/upload-item';

/**
 * Ids of files that this phone had sent before: the server stores the same
 * content with the same note once, and answers its address again.
 * @param sentBefore addresses of earlier visits
 */
export function repeatedFiles(
  items: readonly UploadItem[],
  sentBefore: ReadonlySet<string> | undefined,
): Set<string> {
  const repeated = new Set<string>();
  const seen = new Set<string>();
  for (const { id, storageUrl, isKnown } of items) {
    if (storageUrl === undefined) continue;
    if (isKnown || sentBefore?.has(storageUrl) || seen.has(storageUrl))
      repeated.add(id);
    seen.add(storageUrl);
  }
  return repeated;
}
