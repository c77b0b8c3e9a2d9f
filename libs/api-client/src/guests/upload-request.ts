import { ApiError } from '../api-error.js';
import { readAnswer } from '../answer.js';
import { NO_CACHE_HEADERS } from '../request.js';

export interface UploadOptions {
  timeoutMs: number;
  signal?: AbortSignal;
  /** Called very often, with the bytes of the body sent so far. */
  onProgress?: (sentBytes: number) => void;
}

/**
 * `fetch` cannot report upload progress.
 * @throws ApiError
 */
export function uploadRequest<T>(
  url: string,
  form: FormData,
  options: UploadOptions,
): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    const stop = () => xhr.abort();
    const fail = (code: 'timeout' | 'network' | 'aborted') =>
      reject(new ApiError({ status: 0, code }));
    xhr.open('POST', url);
    xhr.timeout = options.timeoutMs;
    xhr.setRequestHeader('accept', 'application/json');
    for (const [name, value] of Object.entries(NO_CACHE_HEADERS))
      xhr.setRequestHeader(name, value);
    xhr.upload.onprogress = (event) => options.onProgress?.(event.loaded);
    xhr.onload = () =>
      resolve(Promise.resolve(xhr).then((answered) => answerOf<T>(answered)));
    xhr.ontimeout = () => fail('timeout');
    xhr.onerror = () => fail('network');
    xhr.onabort = () => fail('aborted');
    xhr.onloadend = () => options.signal?.removeEventListener('abort', stop);
    if (options.signal?.aborted) return fail('aborted');
    options.signal?.addEventListener('abort', stop);
    xhr.send(form);
  });
}

function answerOf<T>(xhr: XMLHttpRequest): T {
  return readAnswer({
    status: xhr.status,
    text: xhr.responseText,
    retryAfter: xhr.getResponseHeader('retry-after'),
  });
}
