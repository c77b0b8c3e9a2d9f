import { ApiError } from '@hatira/api-client';
import { QueryClient } from '@tanstack/react-query';

const MAX_RETRIES = 2;

/** Reads are tried again only where that may help: a broken line or a server that is busy. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: { queries: { retry: mayBeTriedAgain } },
  });
}

/** @param count how often it has failed before */
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
