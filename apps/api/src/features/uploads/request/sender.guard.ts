import {
  createParamDecorator,
  Injectable,
  type CanActivate,
  type ExecutionContext,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { pathSegment } from '@hatira/contract/schemas';
import type { Request, Response } from 'express';
import { toProblem } from '../../../platform/http/errors/to-problem.js';
import { parseOrRefuse } from '../../../platform/http/zod.pipe.js';
import {
  UploadAdmissionService,
  type UploadSender,
} from '../admission/upload-admission.service.js';
import { countFailure } from './upload-metrics.interceptor.js';
import { UploadStage } from './upload-stage.js';

type SenderRequest = Request & { sender?: UploadSender };

/** Finds the wedding and the guest of a call; 404 `wedding_not_found`. */
@Injectable()
export class SenderGuard implements CanActivate {
  constructor(
    private readonly admission: UploadAdmissionService,
    private readonly reflector: Reflector,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const http = context.switchToHttp();
    const request = http.getRequest<SenderRequest>();
    const { uploadPath } = request.params;
    const slug = parseOrRefuse(pathSegment, uploadPath, 'wedding_not_found');
    try {
      request.sender = await this.admission.enter(
        slug,
        request,
        http.getResponse<Response>(),
      );
    } catch (error) {
      const stage = this.reflector.get(UploadStage, context.getHandler());
      if (stage) countFailure(stage, request, toProblem(error));
      throw error;
    }
    return true;
  }
}

/** The sender of a request that `SenderGuard` has admitted. */
export const Sender = createParamDecorator(
  (_: unknown, context: ExecutionContext): UploadSender => senderOf(context),
);

/** @throws Error on a route without `SenderGuard` */
export function senderOf(context: ExecutionContext): UploadSender {
  const { sender } = context.switchToHttp().getRequest<SenderRequest>();
  if (!sender) throw new Error('The route has no SenderGuard');
  return sender;
}
