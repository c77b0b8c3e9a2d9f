import {
  Catch,
  type ArgumentsHost,
  type ExceptionFilter,
} from '@nestjs/common';
import type { ProblemBody } from '@hatira/contract';
import type { Request, Response } from 'express';
import { announcedBytes, DRAIN_BYTES } from '../body-size.js';
import { limitDrainTime } from '../drain-time.js';
import { problemsAnswered } from '../../metrics/metrics.js';
import { Problem } from './problem.js';
import { toProblem } from './to-problem.js';

/** Answers failures; logs internal ones. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    sendProblem(
      toProblem(error),
      http.getRequest<Request>(),
      http.getResponse<Response>(),
    );
  }
}

/** Time for a client with a larger body to stop sending after the answer. */
const LINGER_MS = 10_000;
const LINGER_TOO_SLOW_MS = 1_000;

const CAUSE_LENGTH = 200;

/**
 * Sends a problem. Aborts an answer that has begun, which would look complete.
 */
export function sendProblem(
  problem: Problem,
  request: Request,
  response: Response,
): void {
  problemsAnswered.inc({ code: problem.code });
  if (problem.status >= 500) log(problem, request);
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const unread =
    request.complete || request.destroyed ? 0 : announcedBytes(request);
  const isTooSlow = problem.code === 'request_timeout';
  const answer = () => write(problem, request, response);
  if (unread > 0 && unread <= DRAIN_BYTES && !isTooSlow) {
    drain(request, answer);
  } else {
    answer();
    if (unread > 0) linger(request, isTooSlow ? LINGER_TOO_SLOW_MS : LINGER_MS);
  }
}

/** Closes a body that drips. */
function drain(request: Request, answer: () => void): void {
  request.once('end', answer);
  limitDrainTime(request, () => {
    request.off('end', answer);
    answer();
    linger(request, LINGER_TOO_SLOW_MS);
  });
  request.resume();
}

/** An outage causes thousands of temporary refusals: one line each. */
function log(problem: Problem, request: Request): void {
  const { code, cause, message, status } = problem;
  if (status === 500)
    request.log.error({ err: cause ?? problem, code }, message);
  else request.log.warn({ code, cause: shortCause(cause) }, message);
}

/** `ECONNREFUSED: connect ECONNREFUSED 127.0.0.1:5432` */
function shortCause(cause: unknown): string | undefined {
  if (!(cause instanceof Error)) return undefined;
  const { code = cause.name } = cause as NodeJS.ErrnoException;
  return `${code}: ${cause.message}`.split('\n')[0]?.slice(0, CAUSE_LENGTH);
}

/** Closing at once drops the answer of a client that still sends. */
function linger(request: Request, ms: number): void {
  request.resume();
  const timer = setTimeout(() => request.destroy(), ms);
  request.once('close', () => clearTimeout(timer));
}

/** Browsers would cache the error under the file's headers. */
function removeFileHeaders(response: Response, { code }: Problem): void {
  const names = [
    'ETag',
    'Content-Disposition',
    'Content-Length',
    'Last-Modified',
    'Content-Encoding',
  ];
  if (code !== 'range_not_satisfiable') names.push('Content-Range');
  for (const name of names) response.removeHeader(name);
  response.setHeader('Cache-Control', 'no-store');
}

function write(problem: Problem, request: Request, response: Response): void {
  // The body's timeout may have answered during the read.
  if (response.headersSent) return;
  removeFileHeaders(response, problem);
  if (problem.retryAfterSeconds !== undefined)
    response.setHeader('Retry-After', problem.retryAfterSeconds);
  response
    .status(problem.status)
    .type('application/json')
    .send(JSON.stringify(bodyOf(problem, requestId(request))));
}

function requestId({ id }: Request): string {
  return typeof id === 'string' ? id : '';
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
