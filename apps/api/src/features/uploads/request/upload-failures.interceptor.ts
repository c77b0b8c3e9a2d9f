import {
  Injectable,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import type { Request } from 'express';
import { isClientGone } from '../../../platform/http/client-gone.js';
import { onProblem } from '../../../platform/http/errors/on-problem.js';
import { UploadFailuresService } from '../failures/upload-failures.service.js';
import { senderOf } from './sender.guard.js';

/** Counts a guest's failures for staff, except those of a phone that is gone. */
@Injectable()
export class UploadFailures implements NestInterceptor {
  constructor(private readonly failures: UploadFailuresService) {}

  intercept(context: ExecutionContext, next: CallHandler) {
    const sender = senderOf(context);
    const request = context.switchToHttp().getRequest<Request>();
    return next.handle().pipe(
      onProblem(({ code }) => {
        if (isClientGone(request)) return;
        this.failures.count(sender, request.get('user-agent'), code);
      }),
    );
  }
}
