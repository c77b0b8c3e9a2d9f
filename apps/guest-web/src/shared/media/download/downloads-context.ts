import { createContext, useContext } from 'react';
import type { ArchiveState, GalleryAccess } from '@hatira/contract';

/** Large downloads of a wedding, as its pages share them. */
export interface Downloads {
  /** Of the link that opened the page. */
  access: GalleryAccess;
  /** Those that somebody asked for, the newest first. */
  archives: readonly ArchiveState[];
  /** An archive is being asked for. */
  isAsking: boolean;
  /** Shows an archive that is there already. */
  show: (archive: ArchiveState) => void;
  /** Prepares an archive of these and shows it. @throws ApiError */
  prepare: (ids: readonly string[]) => Promise<void>;
  /**
   * Prepares one of the whole wedding, if that is really wanted; says itself what goes wrong.
   * @param count of the wedding's files; undefined where the page does not know it
   */
  prepareEverything: (count: number | undefined) => Promise<void>;
}

export const DownloadsContext = createContext<Downloads | null>(null);

export function useDownloads(): Downloads {
  return useContext(DownloadsContext)!;
}
