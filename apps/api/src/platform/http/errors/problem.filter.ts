import {
  Catch,
  type ArgumentsHost,
  type ExceptionFilter,
} from '@nestjs/common';
import type { ProblemBody } from '@hatira/contract';
import type { Request, Response } from 'express';
import { limitDrainTime } from '../limits/drain-time.js';
import { problemsAnswered } from '../../metrics/metrics.js';
import { Problem } from './problem.js';
import { toProblem } from './to-problem.js';

/** Answers every failed call in the standard body; logs what is our fault with its cause. */
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

/** A refused body up to this size is read to its end first: a browser that still sends would not see the answer. */
const DRAIN_BYTES = 8 * 1024 ** 2;

/** A larger one gets its answer at once, and so long to stop sending; one that came too slowly gets little. */
const LINGER_MS = 10_000;
const LINGER_TOO_SLOW_MS = 1_000;

const CAUSE_LENGTH = 200;

/** Writes a problem as the answer; an answer that has begun is cut off, so that no client takes it for whole. */
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

/** Reads the rest of a body before its answer; one that drips gets the answer and is closed. */
function drain(request: Request, answer: () => void): void {
  request.once('end', answer);
  limitDrainTime(request, () => {
    request.off('end', answer);
    answer();
    linger(request, LINGER_TOO_SLOW_MS);
  });
  request.resume();
}

/** Faults of ours with their stack; what is refused for now, by the thousand while a service is away, in one line. */
function log(problem: Problem, request: Request): void {
  const { code, cause, message, status } = problem;
  if (status === 500)
    request.log.error({ err: cause ?? problem, code }, message);
  else request.log.warn({ code, cause: shortly(cause) }, message);
}

/** `ECONNREFUSED: connect ECONNREFUSED 127.0.0.1:5432` */
function shortly(cause: unknown): string | undefined {
  if (!(cause instanceof Error)) return undefined;
  const { code = cause.name } = cause as NodeJS.ErrnoException;
  return `${code}: ${cause.message}`.split('\n')[0]?.slice(0, CAUSE_LENGTH);
}

/** A client that still sends would lose the answer if the connection were closed at once. */
function linger(request: Request, ms: number): void {
  request.resume();
  const timer = setTimeout(() => request.destroy(), ms);
  request.once('close', () => clearTimeout(timer));
}

/** Headers that were set for the file which then could not be sent would make browsers keep the error in its place. */
function forgetTheFile(response: Response, { code }: Problem): void {
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

function announcedBytes(request: Request): number {
  if (request.headers['transfer-encoding'] !== undefined) return Infinity;
  return Number(request.headers['content-length'] ?? 0);
}

function write(problem: Problem, request: Request, response: Response): void {
  // While the rest was read the time for the body may have ended, and that was the answer.
  if (response.headersSent) return;
  forgetTheFile(response, problem);
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
