import { downloadArchivePart } from '@hatira/api-client';
import { BULK_DOWNLOAD_TIMEOUT_MS, type ArchiveState } from '@hatira/contract';
import { withRetries } from '../../../lib/with-retries';
import { receivedPercent } from '../bulk-plan';
import { saveBlob } from '../../file/save-blob';

/** A dropped connection costs at most this. */
const PART_BYTES = 16 * 1024 * 1024;
/** A phone may lack room; the browser downloads larger ones. */
const MOST_BYTES = 1_000_000_000;

export function fitsInPage({ totalBytes }: ArchiveState): boolean {
  return totalBytes <= MOST_BYTES;
}

/**
 * Downloads the archive in parts, repeats failed ones, and saves it.
 * @throws ApiError also after the time limit of specification section 9
 */
export async function saveArchive(
  { downloadUrl, fileName, totalBytes }: ArchiveState,
  onPercent: (percent: number) => void,
): Promise<void> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), BULK_DOWNLOAD_TIMEOUT_MS);
  const parts: Blob[] = [];
  try {
    for (let start = 0; start < totalBytes; start += PART_BYTES) {
      const range = { start, end: Math.min(totalBytes, start + PART_BYTES) };
      const part = () =>
        downloadArchivePart(downloadUrl, range, (receivedBytes) =>
          onPercent(receivedPercent(start + receivedBytes, totalBytes, 1)),
        );
      parts.push(await withRetries(part, limit.signal));
    }
  } finally {
    clearTimeout(timer);
  }
  saveBlob(new Blob(parts, { type: 'application/zip' }), fileName);
}
