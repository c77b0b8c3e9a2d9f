import { ApiError } from '@hatira/api-client';
import type { Text } from '../../i18n/use-text';

const MINUTE_MS = 60_000;

/** Returns the wait after too many attempts, else undefined. */
export function waitText(error: unknown, text: Text): string | undefined {
  if (
    !(error instanceof ApiError) ||
    error.status !== 429 ||
    error.retryAfterMs === undefined
  )
    return undefined;
  return text('login.wait', {
    smart_count: Math.max(1, Math.ceil(error.retryAfterMs / MINUTE_MS)),
  });
}
