import { QueryFailedError } from 'typeorm';

const UNIQUE_VIOLATION = '23505';

/** The name of the unique index that a query would have broken; undefined for every other failure. */
export function brokenUniqueness(error: unknown): string | undefined {
  if (!(error instanceof QueryFailedError)) return undefined;
  const { code, constraint } = error.driverError as {
    code?: string;
    constraint?: string;
  };
  return code === UNIQUE_VIOLATION ? constraint : undefined;
}
