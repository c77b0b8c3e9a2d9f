import {
  API,
  BULK_DOWNLOAD_TIMEOUT_MS,
  type ByteRange,
} from '@hatira/contract';
import { ApiError } from '../api-error.js';
import { readAnswer } from '../answer.js';

/** @param totalBytes undefined if the answer has no length */
export type ReceiveProgress = (
  receivedBytes: number,
  totalBytes: number | undefined,
) => void;

/**
 * One zip, in memory.
 * @throws ApiError
 */
export function downloadSelection(
  ids: readonly string[],
  onProgress: ReceiveProgress,
): Promise<Blob> {
  const xhr = new XMLHttpRequest();
  xhr.open('POST', API.bulkDownload);
  xhr.setRequestHeader('content-type', 'application/json');
  return receive(xhr, { onProgress, body: JSON.stringify({ ids }) });
}

/** @throws ApiError */
export async function downloadArchivePart(
  url: string,
  { start, end }: ByteRange,
  onProgress: ReceiveProgress,
): Promise<Blob> {
  const xhr = new XMLHttpRequest();
  xhr.open('GET', url);
  xhr.setRequestHeader('range', `bytes=${start}-${end - 1}`);
  const part = await receive(xhr, { onProgress });
  // A proxy that ignores the range sends the whole file.
  if (part.size !== end - start)
    throw new ApiError({ status: 0, code: 'network' });
  return part;
}

function receive(
  xhr: XMLHttpRequest,
  { onProgress, body }: { onProgress: ReceiveProgress; body?: string },
): Promise<Blob> {
  return new Promise<Blob>((resolve, reject) => {
    const fail = (code: 'timeout' | 'network' | 'aborted') =>
      reject(new ApiError({ status: 0, code }));
    xhr.responseType = 'blob';
    xhr.timeout = BULK_DOWNLOAD_TIMEOUT_MS;
    xhr.onprogress = ({ lengthComputable, loaded, total }) =>
      onProgress(loaded, lengthComputable ? total : undefined);
    xhr.onload = () => resolve(blobOf(xhr));
    xhr.ontimeout = () => fail('timeout');
    xhr.onerror = () => fail('network');
    xhr.onabort = () => fail('aborted');
    xhr.send(body);
  });
}

async function blobOf(xhr: XMLHttpRequest): Promise<Blob> {
  const { response, status } = xhr as { response: Blob; status: number };
  if (status === 200 || status === 206) return response;
  const text = await response.text();
  return readAnswer<never>({
    status,
    text,
    retryAfter: xhr.getResponseHeader('retry-after'),
  });
}
