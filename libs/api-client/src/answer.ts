import type { ProblemBody } from '@hatira/contract';
import { ApiError } from './api-error.js';

export interface RawAnswer {
  status: number;
  text: string;
  retryAfter: string | null;
}

/** @throws ApiError for a failed status or a body that is not JSON */
export function readAnswer<T>({ status, text, retryAfter }: RawAnswer): T {
  const body = parseJson(text);
  if (status >= 200 && status < 300) {
    if (typeof body !== 'object' || body === null)
      throw new ApiError({ status, code: 'unreadable_answer' });
    return body as T;
  }
  const problem = (body ?? {}) as Partial<ProblemBody>;
  throw new ApiError({
    status,
    code: problem.code ?? 'http_error',
    message: problem.message ?? problem.error,
    details: problem.details,
    requestId: problem.requestId,
    retryAfterMs: retryAfterMs(retryAfter),
  });
}

/** Seconds or an HTTP date. */
function retryAfterMs(
  header: string | null,
  nowMs = Date.now(),
): number | undefined {
  if (!header) return undefined;
  const seconds = Number(header);
  const waitMs = Number.isFinite(seconds)
    ? seconds * 1000
    : Date.parse(header) - nowMs;
  return Number.isNaN(waitMs) ? undefined : Math.max(0, waitMs);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
