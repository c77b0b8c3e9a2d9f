import {
  API,
  PANEL_TIMEOUT_MS,
  STAFF_API,
  type BackgroundRow,
} from '@hatira/contract';
import { ApiError } from '../api-error.js';
import { panelRequest } from './panel-request.js';
import { uploadRequest, type UploadOptions } from '../guests/upload-request.js';

interface BackgroundAnswer {
  success: boolean;
  data?: BackgroundRow;
  error?: string;
}

/** Undefined without one (404, or an answer without success). */
export async function fetchBackground(
  hash: number,
  signal?: AbortSignal,
): Promise<BackgroundRow | undefined> {
  try {
    const { body } = await panelRequest<BackgroundAnswer>(
      API.background(hash),
      { signal },
    );
    return body.success ? body.data : undefined;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined;
    throw error;
  }
}

/**
 * Uploads the page's image. Times out after 60 s without progress: 50 MB take
 * long on slow networks, and the answer waits for the renditions.
 */
export async function uploadBackground(
  hash: number,
  file: File,
  { onProgress, signal }: Omit<UploadOptions, 'timeoutMs'> = {},
): Promise<BackgroundRow> {
  const form = new FormData();
  form.append('background', file, file.name);
  const stall = new StallWatch(PANEL_TIMEOUT_MS, signal);
  try {
    const answer = await uploadRequest<BackgroundAnswer>(
      API.backgroundUpload(hash),
      form,
      {
        timeoutMs: 0,
        signal: stall.signal,
        onProgress: (sentBytes) => {
          stall.moved();
          onProgress?.(sentBytes);
        },
      },
    );
    if (!answer.success || !answer.data) {
      throw new ApiError({
        status: 200,
        code: 'unreadable_answer',
        message: answer.error,
      });
    }
    return answer.data;
  } catch (error) {
    throw stall.isOver ? new ApiError({ status: 0, code: 'timeout' }) : error;
  } finally {
    stall.stop();
  }
}

/** To the trash. */
export async function deleteBackground(hash: number): Promise<void> {
  const { body } = await panelRequest<BackgroundAnswer>(API.background(hash), {
    method: 'DELETE',
  });
  if (!body.success)
    throw new ApiError({
      status: 200,
      code: 'unreadable_answer',
      message: body.error,
    });
}

/** @throws ApiError 409 if the wedding has another one */
export async function restoreBackground(id: string): Promise<void> {
  await panelRequest(STAFF_API.restoreBackground(id), { method: 'POST' });
}

/** @param confirm exactly its wedding's path */
export async function eraseBackground(
  id: string,
  confirm: string,
): Promise<void> {
  await panelRequest(STAFF_API.eraseBackground(id), {
    method: 'POST',
    json: { confirm },
  });
}

class StallWatch {
  private readonly abort = new AbortController();
  private timer: ReturnType<typeof setTimeout> | undefined;
  isOver = false;

  constructor(
    private readonly patienceMs: number,
    private readonly outer: AbortSignal | undefined,
  ) {
    outer?.addEventListener('abort', this.forward);
    if (outer?.aborted) this.forward();
    this.moved();
  }

  get signal(): AbortSignal {
    return this.abort.signal;
  }

  moved(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.isOver = true;
      this.abort.abort();
    }, this.patienceMs);
  }

  stop(): void {
    clearTimeout(this.timer);
    this.outer?.removeEventListener('abort', this.forward);
  }

  private readonly forward = () => this.abort.abort();
}
