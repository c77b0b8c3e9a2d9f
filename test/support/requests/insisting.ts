import { sliceCount } from '@hatira/contract';
import type { Response } from 'supertest';
import { until } from '../until.js';
import type { SlicedFile, TestGuest } from './guest.js';

const RETRYABLE = [429, 503, 507];

/** Repeats a call as our page does. Each failure must allow a retry. */
export async function insisting(
  call: () => PromiseLike<Response>,
): Promise<void> {
  const answer = async () => {
    const { status, headers, body } = await call();
    if (status === 200) return status;
    expect(RETRYABLE).toContain(status);
    expect(body).toMatchObject({
      success: false,
      code: expect.any(String),
      error: expect.any(String),
    });
    if (status !== 507)
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    return { status, body: body as unknown };
  };
  await until('the call succeeds', answer, (seen) => seen === 200);
}

/** Sends and completes a file in slices, with retries. */
export async function sendInsisting(
  guest: TestGuest,
  file: SlicedFile,
): Promise<void> {
  for (let index = 0; index < sliceCount(file.bytes.length); index++)
    await insisting(() => guest.slice(file, index));
  await insisting(() => guest.complete(file));
}
