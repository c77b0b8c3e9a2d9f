import { ApiError } from '@hatira/api-client';
import { PROBLEMS_IN_ENGLISH } from './problem-translations';

/**
 * What a failed call says to a person: the server's own text where it gives one that says something, else the fixed
 * text of the action. An English interface translates what is said in Turkish, unless the specification quotes it.
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
