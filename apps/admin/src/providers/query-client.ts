import { ApiError } from '@hatira/api-client';
import { QueryClient } from '@tanstack/react-query';

const MAX_RETRIES = 2;

/**
 * Retries only reads, after network failures and busy answers. Changes fail at
 * once without a network; their values, such as passwords, are not kept.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: mayBeTriedAgain },
      mutations: { networkMode: 'always', gcTime: 0 },
    },
  });
}

/** @param count failures so far */
export function mayBeTriedAgain(count: number, error: Error): boolean {
  return count < MAX_RETRIES && mayPass(error);
}

function mayPass(error: Error): boolean {
  return (
    error instanceof ApiError &&
    error.code !== 'aborted' &&
    (error.status === 0 || error.status >= 502)
  );
}
