import { ApiError } from './api-error.js';
import { readAnswer } from './answer.js';

export interface RequestOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  json?: unknown;
  timeoutMs: number;
  signal?: AbortSignal;
  /** Bypasses every cache, for the upload page (specification section 7). */
  noStore?: boolean;
  headers?: Record<string, string>;
}

export interface Answer<T> {
  status: number;
  body: T;
  headers: Headers;
  etag: string | null;
}

/**
 * Returns the JSON body.
 * @throws ApiError
 */
export async function request<T>(
  url: string,
  options: RequestOptions,
): Promise<T> {
  return (await requestAnswer<T>(url, options)).body;
}

/** Returns the answer with status and headers. */
export async function requestAnswer<T>(
  url: string,
  options: RequestOptions,
): Promise<Answer<T>> {
  const abort = new AbortController();
  let isTimedOut = false;
  const timer = setTimeout(() => {
    isTimedOut = true;
    abort.abort();
  }, options.timeoutMs);
  const forward = () => abort.abort();
  options.signal?.addEventListener('abort', forward);
  if (options.signal?.aborted) forward();
  try {
    const response = await fetch(url, fetchInit(options, abort.signal));
    const text = await response.text();
    const { headers, status } = response;
    const body = readAnswer<T>({
      status,
      text,
      retryAfter: headers.get('retry-after'),
    });
    return { status, body, headers, etag: headers.get('etag') };
  } catch (error) {
    if (error instanceof ApiError) throw error;
    throw new ApiError({
      status: 0,
      code: failureCode(isTimedOut, options.signal),
    });
  } finally {
    clearTimeout(timer);
    options.signal?.removeEventListener('abort', forward);
  }
}

function failureCode(
  isTimedOut: boolean,
  signal?: AbortSignal,
): 'timeout' | 'aborted' | 'network' {
  if (isTimedOut) return 'timeout';
  return signal?.aborted ? 'aborted' : 'network';
}

function fetchInit(
  { method = 'GET', json, noStore, ...more }: RequestOptions,
  signal: AbortSignal,
): RequestInit {
  const headers: Record<string, string> = {
    accept: 'application/json',
    ...more.headers,
  };
  if (json !== undefined) headers['content-type'] = 'application/json';
  if (noStore) Object.assign(headers, NO_CACHE_HEADERS);
  return {
    method,
    headers,
    signal,
    credentials: 'same-origin',
    ...(json !== undefined && { body: JSON.stringify(json) }),
    ...(noStore && { cache: 'no-store' as const }),
  };
}

/** The headers of the upload page. */
export const NO_CACHE_HEADERS = {
  'cache-control': 'no-cache',
  pragma: 'no-cache',
};
