import { Catch, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { ProblemBody } from '@hatira/contract';
import type { Request, Response } from 'express';
import { Problem } from './problem.js';
import { toProblem } from './to-problem.js';

/** Answers every failed call in the standard body; logs what is our fault with its cause. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    sendProblem(toProblem(error), http.getRequest<Request>(), http.getResponse<Response>());
  }
}

/** Writes a problem as the answer; an answer that has begun can only be cut off, so that nobody takes it for whole. */
export function sendProblem(problem: Problem, request: Request, response: Response): void {
  if (problem.status >= 500) request.log.error({ err: problem.cause ?? problem, code: problem.code }, problem.message);
  if (response.headersSent) {
    response.destroy();
    return;
  }
  if (problem.retryAfterSeconds !== undefined) response.setHeader('Retry-After', problem.retryAfterSeconds);
  // The rest of a refused body is never read: closing is the one answer that every client understands at once.
  if (!request.complete) response.setHeader('Connection', 'close');
  response
    .status(problem.status)
    .type('application/json')
    .send(JSON.stringify(bodyOf(problem, String(request.id))));
}

function bodyOf(problem: Problem, requestId: string): ProblemBody {
  return {
    success: false,
    error: problem.message,
    message: problem.message,
    code: problem.code,
    requestId,
    ...(problem.details && { details: problem.details }),
  };
}
