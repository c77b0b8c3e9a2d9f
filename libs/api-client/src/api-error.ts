import type { ProblemCode } from '@hatira/contract';

/** Failures of the client, or answers without a problem of the API. */
export type ClientErrorCode =
  'timeout' | 'network' | 'aborted' | 'unreadable_answer' | 'http_error';

export interface ApiErrorFields {
  /** 0 without an answer. */
  status: number;
  code: ProblemCode | ClientErrorCode;
  /** The text for people; may be empty. */
  message?: string;
  details?: Record<string, unknown>;
  requestId?: string;
  /** `Retry-After` in milliseconds. */
  retryAfterMs?: number;
}

export class ApiError extends Error {
  readonly status: number;
  readonly code: ProblemCode | ClientErrorCode;
  readonly details: Record<string, unknown>;
  readonly requestId: string | undefined;
  readonly retryAfterMs: number | undefined;

  constructor({
    status,
    code,
    message = '',
    details = {},
    requestId,
    retryAfterMs,
  }: ApiErrorFields) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.details = details;
    this.requestId = requestId;
    this.retryAfterMs = retryAfterMs;
  }

  /** The client, the server or a proxy ended the call. */
  get isTimeout(): boolean {
    return (
      this.code === 'timeout' || this.status === 408 || this.status === 504
    );
  }

  get isNetworkFailure(): boolean {
    return this.status === 0 && this.code !== 'aborted';
  }
}
