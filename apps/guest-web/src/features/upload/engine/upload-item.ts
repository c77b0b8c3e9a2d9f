import type { WaitReason } from './network/attempts';

export type UploadStatus =
  'queued' | 'sending' | 'waiting' | 'finishing' | 'done' | 'failed';

/** One file as the page shows it. Never changed, only replaced. */
export interface UploadItem {
  readonly id: string;
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  readonly type: string;
  /** As the phone tells it, in milliseconds since the epoch. */
  readonly lastModified: number;
  readonly note?: string;
  readonly status: UploadStatus;
  /** 0 to 99 on the way; 100 only once the server has answered that it keeps the file. */
  readonly percent: number;
  readonly waitingFor?: WaitReason;
  readonly error?: unknown;
  readonly storageUrl?: string;
}

export function isSettled({ status }: UploadItem): boolean {
  return status === 'done' || status === 'failed';
}

/** What has left of a file, in whole percent; the last one belongs to the server's answer. */
export function percentOf(sentBytes: number, totalBytes: number): number {
  return Math.min(99, Math.floor((sentBytes / totalBytes) * 100));
}
