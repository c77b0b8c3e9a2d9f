import { QueryFailedError } from 'typeorm';

const UNIQUE_VIOLATION = '23505';

/** The unique index, if a query violated one. */
export function brokenUniqueness(error: unknown): string | undefined {
  if (!(error instanceof QueryFailedError)) return undefined;
  const { code, constraint } = error.driverError as {
    code?: string;
    constraint?: string;
  };
  return code === UNIQUE_VIOLATION ? constraint : undefined;
}
