import { createContext, useContext } from 'react';
import type { ArchiveState, GalleryAccess } from '@hatira/contract';

export interface Downloads {
  access: GalleryAccess;
  /** Newest first. */
  archives: readonly ArchiveState[];
  isAsking: boolean;
  show: (archive: ArchiveState) => void;
  /** The number of all files. Undefined: unknown. */
  reportCount: (count: number | undefined) => void;
  /**
   * Prepares and downloads an archive.
   * @returns false when the browser downloads it, without progress here
   * @throws ApiError
   */
  saveAsArchive: (
    ids: readonly string[],
    onPercent: (percent: number) => void,
  ) => Promise<boolean>;
  /**
   * Asks first; reports failures.
   * @param count undefined: unknown
   */
  prepareEverything: (count: number | undefined) => Promise<void>;
}

export const DownloadsContext = createContext<Downloads | null>(null);

export function useDownloads(): Downloads {
  return useContext(DownloadsContext)!;
}
