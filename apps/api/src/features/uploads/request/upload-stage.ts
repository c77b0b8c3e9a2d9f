import { Reflector } from '@nestjs/core';
import type { UploadStage as Stage } from '../../../platform/metrics/metrics.js';

/** Names the part of an upload that a handler receives. */
export const UploadStage = Reflector.createDecorator<Stage>();
