import { isRefusedConnection } from './pool/refused-connection.js';

/**
 * No connection to PostgreSQL or Redis; PostgreSQL stops, starts or fails over;
 * deadlocks.
 */
const UNAVAILABLE = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  '08000',
  '08001',
  '08003',
  '08006',
  '25P03',
  '53200',
  '57P01',
  '57P02',
  '57P03',
  '40P01',
  '40001',
  '55P03',
  // The former primary has become read-only.
  '25006',
]);
/** The driver sets no codes. */
const LOST_CONNECTION =
  /Connection terminated|timeout exceeded when trying to connect|connection error and is not queryable|Client was closed/;
const DATABASE_FULL = '53100';

/** True if PostgreSQL, or Redis, may do the same later. */
export function isConnectionTrouble(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (
    UNAVAILABLE.has(codeOf(error)) ||
    LOST_CONNECTION.test(error.message) ||
    isRefusedConnection(error)
  );
}

export function isDatabaseFull(error: unknown): boolean {
  return codeOf(error) === DATABASE_FULL;
}

function codeOf(error: unknown): string {
  return (error as NodeJS.ErrnoException | undefined)?.code ?? '';
}
