import { ConfigError } from '../../platform/config/load-config.js';
import { LoadRefusedError } from '../../platform/database/dump/database-load.js';
import {
  isRefusedConnection,
  MORE_CONNECTIONS,
} from '../../platform/database/pool/refused-connection.js';
import { UnusableDatabaseError } from '../../platform/database/unusable-database-error.js';
import { isStorageError } from '../../platform/storage/storage-errors.js';

/** Missing table, missing column. */
const OTHER_TABLES = new Set(['42P01', '42703']);
const LOST_CONNECTION = /^Connection terminated/;

/** Returns the words for a command that failed; with the stack for a fault of the product itself. */
export function failureText(error: unknown): string {
  if (error instanceof LoadRefusedError || error instanceof ConfigError)
    return error.message;
  const { code, message, stack } = error as NodeJS.ErrnoException;
  if (isRefusedConnection(error))
    return `Failed: ${message}. ${MORE_CONNECTIONS}, or stop other programs.`;
  if (OTHER_TABLES.has(code ?? ''))
    return `Failed: ${message}; check DATABASE_URL, and start the product once after an upgrade`;
  return isOutside(error)
    ? `Failed: ${message || String(code)}`
    : (stack ?? String(error));
}

/** True for the fault of a server, a disk or the configuration. */
function isOutside(error: unknown): boolean {
  const { code = '', message } = error as NodeJS.ErrnoException;
  return (
    error instanceof UnusableDatabaseError ||
    isStorageError(error) ||
    /^(E[A-Z]+|[0-9A-Z]{5})$/.test(code) ||
    LOST_CONNECTION.test(message)
  );
}
