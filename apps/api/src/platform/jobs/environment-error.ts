import { QueryFailedError } from 'typeorm';
import { isConnectionTrouble } from '../database/connection-trouble.js';
import { ToolMissingError } from '../imaging/process/tools.js';
import { WorkStoppedError } from '../imaging/process/program-failure.js';
import {
  ObjectMissingError,
  StorageFullError,
  StorageUnavailableError,
} from '../storage/storage-errors.js';

const CLASSES = [
  QueryFailedError,
  ToolMissingError,
  ObjectMissingError,
  StorageFullError,
  StorageUnavailableError,
  WorkStoppedError,
];

/**
 * True if the file is not the cause, as with a full disk. Such attempts do not
 * count: one bad hour would leave a wedding without pictures.
 */
export function isEnvironmentError(error: unknown): boolean {
  if (CLASSES.some((kind) => error instanceof kind)) return true;
  if (isConnectionTrouble(error)) return true;
  return (
    error instanceof Error &&
    typeof (error as NodeJS.ErrnoException).syscall === 'string'
  );
}
