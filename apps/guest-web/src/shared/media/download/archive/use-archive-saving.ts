import { useCallback, useState } from 'react';
import type { ArchiveState } from '@hatira/contract';
import { startDownload } from '../../file/save-blob';

export interface Saving {
  id: string;
  percent: number;
}

/** Saves an archive; its dialog and the page show progress. */
export function useArchiveSaving() {
  const [saving, setSaving] = useState<Saving>();
  const save = useCallback(
    async (
      archive: ArchiveState,
      onPercent: (percent: number) => void,
    ): Promise<boolean> => {
      const { fitsInPage, saveArchive } = await import('./save-archive');
      if (!fitsInPage(archive)) {
        startDownload(archive.downloadUrl);
        return false;
      }
      const report = (percent: number) => {
        setSaving({ id: archive.id, percent });
        onPercent(percent);
      };
      report(0);
      await saveArchive(archive, report).finally(() => setSaving(undefined));
      return true;
    },
    [],
  );
  return { saving, save };
}
