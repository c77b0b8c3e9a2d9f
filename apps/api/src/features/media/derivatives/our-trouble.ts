import { QueryFailedError } from 'typeorm';
import { ToolMissingError } from '../../../platform/imaging/process/tool-missing-error.js';
import { WorkStoppedError } from '../../../platform/imaging/process/work-stopped-error.js';
import {
  ObjectMissingError,
  StorageFullError,
  StorageUnavailableError,
} from '../../../platform/storage/storage-errors.js';

const CLASSES = [
  QueryFailedError,
  ToolMissingError,
  ObjectMissingError,
  StorageFullError,
  StorageUnavailableError,
  WorkStoppedError,
];

/**
 * Whether a step failed by trouble around it (a full disk, a database that is away, a program that is not installed)
 * and not by the file: such an attempt does not count, or one bad hour would leave a whole wedding without pictures.
 */
export function isOurTrouble(error: unknown): boolean {
  if (CLASSES.some((kind) => error instanceof kind)) return true;
  return (
    error instanceof Error &&
    typeof (error as NodeJS.ErrnoException).syscall === 'string'
  );
}
