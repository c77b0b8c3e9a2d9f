import {
  applyDecorators,
  HttpCode,
  UseGuards,
  UseInterceptors,
} from '@nestjs/common';
import {
  receivesWithin,
  type ReceiveTime,
} from '../../../platform/http/limits/receive-time.js';
import { HallTurns } from './hall-turns.interceptor.js';
import { RefusalLimit } from './refusal-limit.interceptor.js';
import { SenderGuard } from './sender.guard.js';
import { UploadFailures } from './upload-failures.interceptor.js';
import { UploadMetrics } from './upload-metrics.interceptor.js';
import { UploadStage } from './upload-stage.js';

/**
 * The way of a request with bytes: its time is limited, its sender is found,
 * its failure is counted for the operator and for staff, it takes its place in
 * the hall, and a sender of many refused files is refused.
 * @param within the time that the body may take
 */
export const ReceivesFile = (stage: 'single' | 'slice', within: ReceiveTime) =>
  applyDecorators(
    HttpCode(200),
    UploadStage(stage),
    UseGuards(receivesWithin(within), SenderGuard),
    UseInterceptors(UploadMetrics, UploadFailures, HallTurns, RefusalLimit),
  );
