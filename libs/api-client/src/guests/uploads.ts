import {
  API,
  GUEST_UPLOAD_TIMEOUT_MS,
  KEEP_ALIVE_TIMEOUT_MS,
  type ByteRange,
  type Success,
  type Turn,
  type UploadedFile,
  type UploadState,
} from '@hatira/contract';
import { ApiError } from '../api-error.js';
import { request } from '../request.js';
import { uploadRequest, type UploadOptions } from './upload-request.js';

interface Transfer extends Omit<UploadOptions, 'timeoutMs'> {
  /** Called with each answer that has one: the hall is crowded. */
  onTurn?: (turn: Turn) => void;
}

interface Answered {
  turn?: Turn;
}

interface Dated {
  /** The file's date, in milliseconds since 1970. */
  lastModified: number;
  /** Digits: the guest's table. */
  table?: string | null;
  /** The event of the scanned code. */
  event?: string | null;
}

interface SentBytes {
  body: Blob;
  /**
   * The hash of the body, in hexadecimal digits; absent where it is not
   * computed.
   */
  sha256?: string;
}

export interface SingleUpload extends Dated, SentBytes {
  uploadPath: string;
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
  if (upload.sha256) form.append('sha256', upload.sha256);
  appendOrigin(form, upload);
  form.append('media', upload.body, upload.fileName);
  const url = API.upload(upload.uploadPath);
  const answer = await uploadRequest<Partial<Success<UploadedFile>> & Answered>(
    url,
    form,
    { ...transfer, timeoutMs: GUEST_UPLOAD_TIMEOUT_MS },
  );
  const storageUrl = storageUrlOf(answer);
  if (answer.turn) transfer.onTurn?.(answer.turn);
  return storageUrl;
}

export interface SliceUpload extends ByteRange, Dated, SentBytes {
  uploadPath: string;
  uploadId: string;
  fileName: string;
  mimeType: string;
  /** The size of the whole file. */
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
  if (slice.sha256) form.append('sha256', slice.sha256);
  appendOrigin(form, slice);
  form.append('chunk', slice.body, slice.fileName);
  const url = API.uploadChunk(slice.uploadPath);
  const options = { ...transfer, timeoutMs: GUEST_UPLOAD_TIMEOUT_MS };
  const answer = await uploadRequest<{ success?: boolean } & Answered>(
    url,
    form,
    options,
  );
  if (!answer.success)
    throw new ApiError({ status: 200, code: 'unreadable_answer' });
  if (answer.turn) transfer.onTurn?.(answer.turn);
}

export interface UploadCompletion extends Dated {
  uploadPath: string;
  uploadId: string;
  fileName: string;
  fileSize: number;
  mimeType: string;
  note?: string;
  /** The hash of the whole file; the server compares it. */
  contentHash?: string;
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
    json: { ...json, ...clockNow() },
    timeoutMs: GUEST_UPLOAD_TIMEOUT_MS,
    noStore: true,
    signal,
  } as const;
  return storageUrlOf(await request(url, options));
}

/** The server takes the clock's error off the file's date. */
function clockNow() {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return { clientNow: Date.now(), timeZone };
}

function appendOrigin(
  form: FormData,
  { lastModified, table, event }: Dated,
): void {
  const { clientNow, timeZone } = clockNow();
  form.append('lastModified', String(lastModified));
  form.append('clientNow', String(clientNow));
  form.append('timeZone', timeZone);
  if (table) form.append('table', table);
  if (event) form.append('event', event);
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

/** Reads the ranges of a 409 `upload_incomplete`. */
export function missingRangesOf(error: ApiError): ByteRange[] {
  const { missing } = error.details;
  return Array.isArray(missing) ? (missing as ByteRange[]) : [];
}
