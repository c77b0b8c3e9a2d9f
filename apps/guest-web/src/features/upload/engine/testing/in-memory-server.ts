import { ApiError } from '@hatira/api-client';
import { missingRanges, SLICE_BYTES, coveredRanges } from '@hatira/contract';
import type { UploadApi } from '../network/upload-api';

interface Kept {
  name: string;
  bytes: Uint8Array;
  note?: string;
}

/** Stores bytes under the API's rules and fails on request. */
export class InMemoryServer implements UploadApi {
  readonly files: Kept[] = [];
  readonly calls: string[] = [];
  /** The failures of the next requests with bytes, one each. */
  readonly failures: ApiError[] = [];
  /** The call that fails; undefined: any. */
  failOn: string | undefined;
  /** Offsets of slices that are acknowledged, then lost. */
  readonly losses: number[] = [];
  latencyMs = 1;
  inFlight = 0;
  maxInFlight = 0;
  readonly #uploads = new Map<string, Map<number, Uint8Array>>();

  readonly uploadFile: UploadApi['uploadFile'] = async (
    { body, fileName, note },
    transfer,
  ) => {
    this.calls.push(`upload ${fileName}`);
    await this.#receive(transfer?.signal);
    this.files.push({ name: fileName, bytes: await bytesOf(body), note });
    return `/media/${this.files.length}`;
  };

  readonly uploadSlice: UploadApi['uploadSlice'] = async (
    { uploadId, start, body },
    transfer,
  ) => {
    this.calls.push(`slice ${start / SLICE_BYTES}`);
    await this.#receive(transfer?.signal);
    const slices = this.#uploads.get(uploadId) ?? new Map<number, Uint8Array>();
    this.#uploads.set(uploadId, slices);
    const lost = this.losses.indexOf(start);
    const bytes = await bytesOf(body);
    const kept = slices.get(start / SLICE_BYTES);
    if (kept && Buffer.compare(kept, bytes) !== 0)
      throw new ApiError({ status: 409, code: 'slice_conflict' });
    if (lost >= 0) this.losses.splice(lost, 1);
    else slices.set(start / SLICE_BYTES, bytes);
    transfer?.onProgress?.(body.size);
  };

  readonly completeUpload: UploadApi['completeUpload'] = async ({
    uploadId,
    fileName,
    fileSize,
    note,
  }) => {
    this.calls.push('complete');
    await this.#receive();
    const slices = this.#uploads.get(uploadId) ?? new Map<number, Uint8Array>();
    const missing = missingRanges(slices.keys(), fileSize);
    if (missing.length > 0)
      throw new ApiError({
        status: 409,
        code: 'upload_incomplete',
        details: { missing },
      });
    const bytes = new Uint8Array(fileSize);
    for (const [index, slice] of slices) bytes.set(slice, index * SLICE_BYTES);
    this.files.push({ name: fileName, bytes, note });
    return `/media/${this.files.length}`;
  };

  readonly fetchUploadState: UploadApi['fetchUploadState'] = async (
    _uploadPath,
    uploadId,
  ) => {
    this.calls.push('state');
    await this.#receive();
    const slices = this.#uploads.get(uploadId);
    if (!slices) throw new ApiError({ status: 404, code: 'upload_not_found' });
    const total = 3 * SLICE_BYTES;
    return {
      status: 'receiving',
      total,
      received: coveredRanges(slices.keys(), total),
    };
  };

  async #receive(signal?: AbortSignal): Promise<void> {
    const call = this.calls.at(-1);
    this.inFlight += 1;
    this.maxInFlight = Math.max(this.maxInFlight, this.inFlight);
    try {
      await new Promise((resolve) => setTimeout(resolve, this.latencyMs));
      if (signal?.aborted) throw new ApiError({ status: 0, code: 'aborted' });
      const failure =
        !this.failOn || this.failOn === call
          ? this.failures.shift()
          : undefined;
      if (failure) throw failure;
    } finally {
      this.inFlight -= 1;
    }
  }
}

function bytesOf(blob: Blob): Promise<Uint8Array> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(new Uint8Array(reader.result as ArrayBuffer));
    reader.readAsArrayBuffer(blob);
  });
}
