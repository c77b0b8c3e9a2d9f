import { createContext, useContext } from 'react';
import type { ArchiveState, GalleryAccess } from '@hatira/contract';

/** Large downloads of a wedding, shared by its pages. */
export interface Downloads {
  /** Access of the link that opened the page. */
  access: GalleryAccess;
  /** The requested archives, newest first. */
  archives: readonly ArchiveState[];
  /** A request for an archive is in flight. */
  isAsking: boolean;
  /** Shows an existing archive. */
  show: (archive: ArchiveState) => void;
  /**
   * Prepares an archive of these and shows it.
   * @throws ApiError
   */
  prepare: (ids: readonly string[]) => Promise<void>;
  /**
   * Asks, prepares an archive of the whole wedding, and reports failures.
   * @param count of the wedding's files; undefined when the page does not know
   * it
   */
  prepareEverything: (count: number | undefined) => Promise<void>;
}

export const DownloadsContext = createContext<Downloads | null>(null);

export function useDownloads(): Downloads {
  return useContext(DownloadsContext)!;
}
