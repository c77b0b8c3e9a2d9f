import {
  ApiError,
  fetchUploadSwitch,
  hasBackground,
  validatePath,
} from '@hatira/api-client';
import { withJitter } from '../../../shared/lib/with-jitter';
import type { UploadSwitch } from '@hatira/contract';
import { isCheckRepeatable } from '../engine/failure-policy';
import type { PathErrorKey } from './fixed-texts';

/** No upload page; `key` names the text to show. */
export class UploadPathError extends Error {
  constructor(readonly key: PathErrorKey) {
    super(key);
  }
}

const ATTEMPTS = 3;
/**
 * Tripled before the last attempt: a phone in the hall may still be joining the
 * network.
 */
const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 10_000;

/**
 * Starts both calls at once; evaluates them in the order of specification
 * section 4.
 * @throws UploadPathError
 */
export async function checkUploadPath(
  uploadPath: string,
): Promise<UploadSwitch> {
  if (!uploadPath.trim()) throw new UploadPathError('missing');
  const validity = settle(() => validatePath(uploadPath));
  const upload = settle(() => fetchUploadSwitch(uploadPath));

  const checked = await validity;
  if (!checked.value)
    throw new UploadPathError(
      isNotFound(checked.error) ? 'unknown' : 'checkFailed',
    );
  if (!checked.value.success || !checked.value.isValid)
    throw new UploadPathError('unknown');

  const info = await upload;
  if (!info.value) throw new UploadPathError('infoFailed');
  if (!info.value.success) throw new UploadPathError('noInfo');
  return info.value;
}

/** Only logs a failed check (specification section 8). */
export async function checkBackground(
  uploadPath: string,
  version: string,
): Promise<boolean> {
  try {
    return await hasBackground(uploadPath, version);
  } catch (error) {
    // eslint-disable-next-line no-console -- required by the specification
    console.warn('The check for a background failed.', error);
    return false;
  }
}

interface Settled<T> {
  value?: T;
  error?: unknown;
}

async function settle<T>(call: () => Promise<T>): Promise<Settled<T>> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return { value: await call() };
    } catch (error) {
      if (attempt === ATTEMPTS || !isCheckRepeatable(error)) return { error };
      await new Promise((resolve) =>
        setTimeout(resolve, waitMs(error, attempt)),
      );
    }
  }
}

function waitMs(error: unknown, attempt: number): number {
  const askedMs = error instanceof ApiError ? error.retryAfterMs : undefined;
  return withJitter(
    Math.min(
      Math.max(askedMs ?? 0, FIRST_PAUSE_MS * 3 ** (attempt - 1)),
      LONGEST_PAUSE_MS,
    ),
  );
}

function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}
