import { PROBLEMS, type ProblemCode } from '@hatira/contract';

export interface ProblemOptions {
  details?: Record<string, unknown>;
  /** Sent as `Retry-After`. */
  retryAfterSeconds?: number;
  cause?: unknown;
}

/** The error of services; `code` gives status and text. */
export class Problem extends Error {
  readonly details: Record<string, unknown> | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    readonly code: ProblemCode,
    { details, retryAfterSeconds, cause }: ProblemOptions = {},
  ) {
    super(PROBLEMS[code].text, { cause });
    this.details = details;
    this.retryAfterSeconds = retryAfterSeconds;
  }

  get status(): number {
    return PROBLEMS[this.code].status;
  }
}
