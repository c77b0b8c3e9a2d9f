import type { Proof } from '../engine/slice-plan';

/** An unconfirmed file, as stored between visits of the page. */
export interface PendingRecord {
  id: string;
  /** Slug key of the wedding. */
  wedding: string;
  name: string;
  /** Bytes. */
  size: number;
  type: string;
  lastModified: number;
  note?: string;
  /** Milliseconds since the epoch. */
  addedAtMs: number;
  /** A small JPEG, by which the guest knows the file. */
  preview?: ArrayBuffer;
}

export interface PendingUpload extends PendingRecord {
  /**
   * Undefined when only the name is stored; the guest has to choose the file
   * again.
   */
  file?: File;
}

/** Of a video that the phone converted again. */
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

/** Judges a match by the date: phones usually keep it, but not always. */
export function proofFor(before: { lastModified: number }, file: File): Proof {
  return before.lastModified === file.lastModified ? 'likely' : 'doubtful';
}
