import type { Proof } from '../engine/slice-plan';

/** A file that has not been confirmed yet, as it is remembered between visits of the page. */
export interface PendingRecord {
  /** The upload's id. */
  id: string;
  /** The wedding, by its slug key. */
  wedding: string;
  name: string;
  /** Bytes. */
  size: number;
  type: string;
  lastModified: number;
  note?: string;
  /** Milliseconds since the epoch. */
  addedAtMs: number;
}

export interface PendingUpload extends PendingRecord {
  /** Undefined where only the name could be kept; the guest is asked to choose the file again. */
  file?: File;
}

/** How far the size of a video may be off when a phone has converted it anew. */
const SIZE_TOLERANCE = 0.05;

/** Is this newly chosen file the one that was remembered? `same` may go on where it stopped, `similar` takes its place. */
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

/** How sure it is that a file of the same name and size is the one from before: phones keep its date, but not always. */
export function proofFor(before: { lastModified: number }, file: File): Proof {
  return before.lastModified === file.lastModified ? 'likely' : 'doubtful';
}
