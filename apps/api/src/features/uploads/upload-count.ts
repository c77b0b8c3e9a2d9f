import type { Request } from 'express';
import { toProblem } from '../../platform/http/errors/to-problem.js';
import {
  sliceSeconds,
  uploadsFailed,
  type UploadStage,
} from '../../platform/metrics/metrics.js';

/** Counts failures and measures slices. */
export async function counted<T>(
  stage: UploadStage,
  request: Request,
  work: () => Promise<T>,
): Promise<T> {
  const startedAt = performance.now();
  try {
    const result = await work();
    if (stage === 'slice')
      sliceSeconds.observe((performance.now() - startedAt) / 1000);
    return result;
  } catch (error) {
    const isGone = request.destroyed && !request.complete;
    uploadsFailed.inc({
      stage,
      reason: isGone ? 'client_gone' : toProblem(error).code,
    });
    throw error;
  }
}
