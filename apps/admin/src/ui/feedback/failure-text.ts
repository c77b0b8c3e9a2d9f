import { ApiError } from '@hatira/api-client';
import { PROBLEMS_IN_ENGLISH } from './problem-translations';

/**
 * Returns the server's text where useful, else the fixed one. English
 * translates texts that the specification does not quote.
 */
export function failureText(
  error: unknown,
  fallback: string,
  language: string,
): string {
  if (
    !(error instanceof ApiError) ||
    error.message === '' ||
    error.code === 'internal_error'
  )
    return fallback;
  const translation =
    language === 'en'
      ? PROBLEMS_IN_ENGLISH[error.code as keyof typeof PROBLEMS_IN_ENGLISH]
      : undefined;
  return translation ?? error.message;
}
