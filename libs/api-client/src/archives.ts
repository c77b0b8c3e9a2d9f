import {
  API,
  BULK_DOWNLOAD_TIMEOUT_MS,
  GALLERY_TIMEOUT_MS,
  type ArchiveState,
  type Language,
  type Success,
} from '@hatira/contract';
import { ApiError } from './api-error.js';
import { readAnswer } from './answer.js';
import { request } from './request.js';

const options = { timeoutMs: GALLERY_TIMEOUT_MS };

export interface ArchiveRequest {
  hash: number;
  /** Absent: the whole wedding. */
  ids?: readonly string[] | undefined;
  /** Receives a message when the archive is ready. */
  email?: string | undefined;
  /** Of the message. */
  language: Language;
}

/** Creates an archive, which can be downloaded at once; the same selection is the same archive. */
export async function createArchive(
  wanted: ArchiveRequest,
): Promise<ArchiveState> {
  const answer = await request<Success<ArchiveState>>(API.archives, {
    ...options,
    method: 'POST',
    json: wanted,
  });
  return answer.data;
}

export async function fetchArchive(
  id: string,
  signal?: AbortSignal,
): Promise<ArchiveState> {
  return (
    await request<Success<ArchiveState>>(API.archive(id), {
      ...options,
      signal,
    })
  ).data;
}

/** The archives of a link that can be downloaded, newest first. */
export async function fetchArchives(
  hash: number,
  signal?: AbortSignal,
): Promise<ArchiveState[]> {
  return (
    await request<Success<ArchiveState[]>>(API.archivesOf(hash), {
      ...options,
      signal,
    })
  ).data;
}

/** @param totalBytes undefined if the answer has no length */
export type ReceiveProgress = (
  receivedBytes: number,
  totalBytes: number | undefined,
) => void;

/**
 * Downloads a small selection as one zip, into memory.
 * @throws ApiError
 */
export function downloadSelection(
  ids: readonly string[],
  onProgress: ReceiveProgress,
): Promise<Blob> {
  return new Promise<Blob>((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    const fail = (code: 'timeout' | 'network' | 'aborted') =>
      reject(new ApiError({ status: 0, code }));
    xhr.open('POST', API.bulkDownload);
    xhr.responseType = 'blob';
    xhr.timeout = BULK_DOWNLOAD_TIMEOUT_MS;
    xhr.setRequestHeader('content-type', 'application/json');
    xhr.onprogress = ({ lengthComputable, loaded, total }) =>
      onProgress(loaded, lengthComputable ? total : undefined);
    xhr.onload = () => resolve(blobOf(xhr));
    xhr.ontimeout = () => fail('timeout');
    xhr.onerror = () => fail('network');
    xhr.onabort = () => fail('aborted');
    xhr.send(JSON.stringify({ ids }));
  });
}

async function blobOf(xhr: XMLHttpRequest): Promise<Blob> {
  const { response, status } = xhr as { response: Blob; status: number };
  if (status === 200) return response;
  const text = await response.text();
  return readAnswer<never>({
    status,
    text,
    retryAfter: xhr.getResponseHeader('retry-after'),
  });
}
