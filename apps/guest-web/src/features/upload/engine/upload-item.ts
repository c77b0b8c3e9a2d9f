import type { WaitReason } from './network/attempts';

export type UploadStatus =
  'queued' | 'sending' | 'waiting' | 'finishing' | 'done' | 'failed';

/** The page's view of one file. Immutable. */
export interface UploadItem {
  readonly id: string;
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  readonly type: string;
  /** As the phone reports it, in milliseconds since the epoch. */
  readonly lastModified: number;
  readonly note?: string;
  readonly status: UploadStatus;
  /** 0 to 99 during the upload; 100 after the server has confirmed the file. */
  readonly percent: number;
  readonly waitingFor?: WaitReason;
  readonly error?: unknown;
  readonly storageUrl?: string;
}

export function isSettled({ status }: UploadItem): boolean {
  return status === 'done' || status === 'failed';
}

/**
 * Returns the sent share in whole percent; the last percent belongs to the
 * server's answer.
 */
export function percentOf(sentBytes: number, totalBytes: number): number {
  return Math.min(99, Math.floor((sentBytes / totalBytes) * 100));
}
