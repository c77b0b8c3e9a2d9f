import { Injectable } from '@nestjs/common';
import { Problem } from '../../http/problem.js';

/** What one process holds at most of slices that cannot be written straight to their place. */
const BUDGET_BYTES = 64 * 1024 ** 2;
const RETRY_AFTER_SECONDS = 2;

/** Bounds the memory that slices take while they wait: for fields behind the bytes, or for another request's write. */
@Injectable()
export class HeldBytes {
  private used = 0;

  /** @returns the call that gives the bytes back. @throws Problem `slice_in_progress` when there is no room now */
  reserve(bytes: number): () => void {
    if (this.used + bytes > BUDGET_BYTES) {
      throw new Problem('slice_in_progress', { retryAfterSeconds: RETRY_AFTER_SECONDS });
    }
    this.used += bytes;
    return () => {
      this.used -= bytes;
    };
  }
}
