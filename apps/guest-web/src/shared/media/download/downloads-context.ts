import { createContext, useContext } from 'react';
import type { ArchiveState, GalleryAccess } from '@hatira/contract';

export interface Downloads {
  access: GalleryAccess;
  /** Newest first. */
  archives: readonly ArchiveState[];
  isAsking: boolean;
  show: (archive: ArchiveState) => void;
  /**
   * Prepares an archive and downloads it.
   * @returns false when the browser downloads it, without a progress here
   * @throws ApiError
   */
  saveAsArchive: (
    ids: readonly string[],
    onPercent: (percent: number) => void,
  ) => Promise<boolean>;
  /**
   * Asks first, and reports failures.
   * @param count undefined when the page does not know it
   */
  prepareEverything: (count: number | undefined) => Promise<void>;
}

export const DownloadsContext = createContext<Downloads | null>(null);

export function useDownloads(): Downloads {
  return useContext(DownloadsContext)!;
}
