import type { WaitReason } from './network/attempts';
import type { ScannedCode } from './scanned-code';

export type UploadStatus =
  'queued' | 'sending' | 'waiting' | 'finishing' | 'done' | 'failed';

export interface UploadItem {
  readonly id: string;
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  readonly type: string;
  /** Milliseconds since the epoch. */
  readonly lastModified: number;
  readonly note?: string;
  readonly scanned: ScannedCode;
  readonly status: UploadStatus;
  /** 100 only after the server has confirmed the file. */
  readonly percent: number;
  readonly waitingFor?: WaitReason;
  readonly error?: unknown;
  readonly storageUrl?: string;
  /** The wedding had it: its bytes were not sent. */
  readonly isKnown?: boolean;
}

export function isSettled({ status }: UploadItem): boolean {
  return status === 'done' || status === 'failed';
}

/** Keeps the last percent for the server's answer. */
export function percentOf(sentBytes: number, totalBytes: number): number {
  return Math.min(99, Math.floor((sentBytes / totalBytes) * 100));
}
