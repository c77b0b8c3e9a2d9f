import {
  API,
  GALLERY_TIMEOUT_MS,
  type ArchiveLayout,
  type ArchiveState,
  type Language,
  type Success,
} from '@hatira/contract';
import { request } from '../request.js';

const options = { timeoutMs: GALLERY_TIMEOUT_MS };

export interface ArchiveRequest {
  hash: number;
  /** Absent: the whole wedding. */
  ids?: readonly string[] | undefined;
  /** Absent: one folder. */
  layout?: ArchiveLayout | undefined;
  /** The address for a message when the archive is ready. */
  email?: string | undefined;
  /** The language of the message. */
  language: Language;
}

/**
 * Creates an archive, or finds that of the same selection; it can be downloaded
 * at once.
 */
export async function createArchive(
  wanted: ArchiveRequest,
): Promise<ArchiveState> {
  const answer = await request<Success<ArchiveState>>(API.archives, {
    ...options,
    method: 'POST',
    json: wanted,
  });
  return answer.data;
}

export async function fetchArchive(
  id: string,
  signal?: AbortSignal,
): Promise<ArchiveState> {
  return (
    await request<Success<ArchiveState>>(API.archive(id), {
      ...options,
      signal,
    })
  ).data;
}

/** Downloadable ones, newest first. */
export async function fetchArchives(
  hash: number,
  signal?: AbortSignal,
): Promise<ArchiveState[]> {
  return (
    await request<Success<ArchiveState[]>>(API.archivesOf(hash), {
      ...options,
      signal,
    })
  ).data;
}
