import type { ScannedCode } from '../engine/scanned-code';
import type { Proof } from '../engine/slice-plan';

/** An unconfirmed file, stored between visits. */
export interface PendingRecord {
  id: string;
  /** Slug key. */
  wedding: string;
  name: string;
  /** Bytes. */
  size: number;
  type: string;
  lastModified: number;
  note?: string;
  /** Absent in a record of an earlier release. */
  scanned?: ScannedCode;
  /** Milliseconds since the epoch. */
  addedAtMs: number;
  /** A small JPEG. */
  preview?: ArrayBuffer;
}

export interface PendingUpload extends PendingRecord {
  /**
   * Undefined: only the name is stored, and the guest must choose the file
   * again.
   */
  file?: File;
}

/** A phone may convert a video again. */
const SIZE_TOLERANCE = 0.05;

/** Returns `same` to resume the upload, `similar` to replace it. */
export function matchPending(
  pending: PendingRecord,
  file: File,
): 'same' | 'similar' | 'other' {
  if (pending.name !== file.name) return 'other';
  if (pending.size === file.size) return 'same';
  return Math.abs(pending.size - file.size) <= pending.size * SIZE_TOLERANCE
    ? 'similar'
    : 'other';
}

/** Phones usually keep the date, but not always. */
export function proofFor(before: { lastModified: number }, file: File): Proof {
  return before.lastModified === file.lastModified ? 'likely' : 'doubtful';
}
