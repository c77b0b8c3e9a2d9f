import {
  API,
  GUEST_UPLOAD_TIMEOUT_MS,
  KEEP_ALIVE_TIMEOUT_MS,
  type ByteRange,
  type Success,
  type UploadedFile,
  type UploadState,
} from '@hatira/contract';
import { ApiError } from './api-error.js';
import { request } from './request.js';
import { uploadRequest, type UploadOptions } from './upload-request.js';

type Transfer = Omit<UploadOptions, 'timeoutMs'>;

export interface SingleUpload {
  uploadPath: string;
  body: Blob;
  fileName: string;
  note?: string;
}

/** Returns its `storage_url`. */
export async function uploadFile(
  upload: SingleUpload,
  transfer: Transfer = {},
): Promise<string> {
  const form = new FormData();
  if (upload.note) form.append('note', upload.note);
  form.append('media', upload.body, upload.fileName);
  const url = API.upload(upload.uploadPath);
  return storageUrlOf(
    await uploadRequest(url, form, {
      ...transfer,
      timeoutMs: GUEST_UPLOAD_TIMEOUT_MS,
    }),
  );
}

export interface SliceUpload extends ByteRange {
  uploadPath: string;
  uploadId: string;
  body: Blob;
  fileName: string;
  mimeType: string;
  /** Of the whole file. */
  total: number;
}

/**
 * Sends a slice, fields first, so that the server writes bytes as they arrive.
 */
export async function uploadSlice(
  slice: SliceUpload,
  transfer: Transfer = {},
): Promise<void> {
  const form = new FormData();
  form.append('uploadId', slice.uploadId);
  form.append('fileName', slice.fileName);
  form.append('start', String(slice.start));
  form.append('end', String(slice.end));
  form.append('total', String(slice.total));
  form.append('mimeType', slice.mimeType);
  form.append('chunk', slice.body, slice.fileName);
  const url = API.uploadChunk(slice.uploadPath);
  const options = { ...transfer, timeoutMs: GUEST_UPLOAD_TIMEOUT_MS };
  const answer = await uploadRequest<{ success?: boolean }>(url, form, options);
  if (!answer.success)
    throw new ApiError({ status: 200, code: 'unreadable_answer' });
}

export interface UploadCompletion {
  uploadPath: string;
  uploadId: string;
  fileName: string;
  fileSize: number;
  mimeType: string;
  note?: string;
}

/**
 * Completes a sliced upload; returns its `storage_url`.
 * @throws ApiError 409 `upload_incomplete` if bytes are missing
 */
export async function completeUpload(
  completion: UploadCompletion,
  signal?: AbortSignal,
): Promise<string> {
  const { uploadPath, ...json } = completion;
  const url = API.completeUpload(uploadPath);
  const options = {
    method: 'POST',
    json,
    timeoutMs: GUEST_UPLOAD_TIMEOUT_MS,
    noStore: true,
    signal,
  } as const;
  return storageUrlOf(await request(url, options));
}

/**
 * The stored byte ranges.
 * @throws ApiError 404 `upload_not_found` before the first slice
 */
export async function fetchUploadState(
  uploadPath: string,
  uploadId: string,
  signal?: AbortSignal,
): Promise<UploadState> {
  const url = API.uploadState(uploadPath, uploadId);
  const options = { timeoutMs: GUEST_UPLOAD_TIMEOUT_MS, noStore: true, signal };
  return (await request<Success<UploadState>>(url, options)).data;
}

/** Keeps the connection open. */
export async function keepAlive(): Promise<void> {
  await request(API.keepAlive, {
    timeoutMs: KEEP_ALIVE_TIMEOUT_MS,
    noStore: true,
  });
}

/**
 * An answer without success or data is a failed file (specification section 7).
 */
function storageUrlOf(
  answer: Partial<Success<UploadedFile>> & { message?: string },
): string {
  if (!answer.success || !answer.data) {
    throw new ApiError({
      status: 200,
      code: 'unreadable_answer',
      message: answer.message,
    });
  }
  return answer.data.storage_url;
}

/** Of a 409 `upload_incomplete`. */
export function missingRangesOf(error: ApiError): ByteRange[] {
  const { missing } = error.details;
  return Array.isArray(missing) ? (missing as ByteRange[]) : [];
}
