import { API, GALLERY_TIMEOUT_MS } from '@hatira/contract';
import { startDownload } from './save-blob';

/**
 * Starts the browser's download, which takes any size and survives the page.
 * @throws when the file is gone or the server does not answer in time
 */
export async function downloadFile(id: string): Promise<void> {
  const url = API.download(id);
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), GALLERY_TIMEOUT_MS);
  try {
    const answer = await fetch(url, {
      method: 'HEAD',
      cache: 'no-store',
      signal: abort.signal,
    });
    if (!answer.ok) throw new Error(`The download answers ${answer.status}`);
  } finally {
    clearTimeout(timer);
  }
  startDownload(url);
}
