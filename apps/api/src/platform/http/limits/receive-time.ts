import type { CanActivate } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import { announcedBytes } from '../body-size.js';
import { Problem } from '../errors/problem.js';
import { sendProblem } from '../errors/problem.filter.js';

/** The time of at most 1 MB: a phone with 0.5 Mbit/s needs 16 s. */
const BODY_MS = 20_000;

const timers = new WeakMap<Request, NodeJS.Timeout>();

/**
 * Answers `request_timeout` after 20 s of body. Routes that take files extend
 * it with `limitReceiveTime`.
 */
export function limitBodyTime(
  request: Request,
  response: Response,
  next: NextFunction,
): void {
  if (announcedBytes(request) > 0) {
    abortAfter(BODY_MS, request, () => {
      if (response.headersSent) request.destroy();
      else sendProblem(new Problem('request_timeout'), request, response);
    });
  }
  next();
}

export interface ReceiveTime {
  /** Milliseconds between bytes. */
  idleMs: number;
  totalMs: number;
}

/**
 * A guard that admits every request and limits its time. It comes before those
 * that refuse: the body of a refused file is read with the file's time, too.
 */
export function receivesWithin(limits: ReceiveTime): CanActivate {
  return {
    canActivate: (context) => {
      limitReceiveTime(context.switchToHttp().getRequest<Request>(), limits);
      return true;
    },
  };
}

/**
 * Limits a file's time in total and between bytes. Closes the dead connection
 * of a phone that left, so that its retry does not wait.
 */
export function limitReceiveTime(request: Request, limits: ReceiveTime): void {
  const abort = () => {
    if (!request.complete) request.destroy();
  };
  request.setTimeout(limits.idleMs, abort);
  abortAfter(limits.totalMs, request, abort);
}

function abortAfter(ms: number, request: Request, abort: () => void): void {
  clearTimeout(timers.get(request));
  // A read body emits no further `close` to clear a timer.
  if (request.closed) return;
  const timer = setTimeout(() => {
    if (!request.complete) abort();
  }, ms);
  timers.set(request, timer);
  request.once('close', () => clearTimeout(timer));
}
