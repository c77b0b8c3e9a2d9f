import { PROBLEMS, type ProblemCode } from '@hatira/contract';
import { problem } from '@hatira/contract/schemas';

export interface RefusalDetails {
  details?: Record<string, unknown>;
  /** The unit is the second. */
  retryAfter?: number;
}

/** An answer that is built from the contract's table of problems. */
export class Refusal {
  constructor(
    readonly code: ProblemCode,
    private readonly more: RefusalDetails,
  ) {}

  toResponse(): Response {
    const { status, text } = PROBLEMS[this.code];
    const { details, retryAfter } = this.more;
    const body = problem.parse({
      success: false,
      error: text,
      message: text,
      code: this.code,
      requestId: 'a-component-spec',
      ...(details && { details }),
    });
    const headers = new Headers();
    if (retryAfter !== undefined)
      headers.set('retry-after', String(retryAfter));
    return Response.json(body, { status, headers });
  }
}

/** Refuses a call with the status and text of the contract's problem. */
export function refuse(code: ProblemCode, more: RefusalDetails = {}): Refusal {
  return new Refusal(code, more);
}

/** Fails a call as a lost network does. */
export function networkFailure(): Response {
  return Response.error();
}

/**
 * Answers as a server or proxy that does not keep the contract.
 * @param body text of the body
 */
export function foreignAnswer(status: number, body = ''): Response {
  return new Response(body, { status });
}
