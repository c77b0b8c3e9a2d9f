import type { ProblemCode } from '@hatira/contract';

/** Failures that happen on this side of the line, or that carry no body of ours. */
export type ClientErrorCode =
  'timeout' | 'network' | 'aborted' | 'unreadable_answer' | 'http_error';

export interface ApiErrorFields {
  /** HTTP status; 0 where no answer came. */
  status: number;
  code: ProblemCode | ClientErrorCode;
  /** The server's text for a person; empty where it gave none. */
  message?: string;
  details?: Record<string, unknown>;
  requestId?: string;
  /** How long the server asks to wait before the next try (`Retry-After`), in milliseconds. */
  retryAfterMs?: number;
}

/** Every failed call of this library rejects with one of these. */
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

  /** Our own time ran out, or a server or proxy between us said that its did. */
  get isTimeout(): boolean {
    return (
      this.code === 'timeout' || this.status === 408 || this.status === 504
    );
  }

  /** No answer came at all. */
  get isNetworkFailure(): boolean {
    return this.status === 0 && this.code !== 'aborted';
  }
}
