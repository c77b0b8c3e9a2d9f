import {
  Injectable,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { tap } from 'rxjs';
import { isClientGone } from '../../../platform/http/client-gone.js';
import { onProblem } from '../../../platform/http/errors/on-problem.js';
import type { Problem } from '../../../platform/http/errors/problem.js';
import {
  sliceSeconds,
  uploadsFailed,
  type UploadStage as Stage,
} from '../../../platform/metrics/metrics.js';
import { UploadStage } from './upload-stage.js';

/** Counts the failed requests of each stage, and measures slices. */
@Injectable()
export class UploadMetrics implements NestInterceptor {
  constructor(private readonly reflector: Reflector) {}

  intercept(context: ExecutionContext, next: CallHandler) {
    const stage = this.reflector.get(UploadStage, context.getHandler());
    const request = context.switchToHttp().getRequest<Request>();
    const startedAt = performance.now();
    return next.handle().pipe(
      tap(() => {
        if (stage === 'slice')
          sliceSeconds.observe((performance.now() - startedAt) / 1000);
      }),
      onProblem((problem) => countFailure(stage, request, problem)),
    );
  }
}

/** Counts a failed request by its problem, or as that of a client that is gone. */
export function countFailure(
  stage: Stage,
  request: Request,
  { code }: Problem,
): void {
  const reason = isClientGone(request) ? 'client_gone' : code;
  uploadsFailed.inc({ stage, reason });
}
