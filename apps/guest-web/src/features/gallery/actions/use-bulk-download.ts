import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useToast } from '../../../shared/ui/toast';
import type { Selection } from '../grid/selection';
import { downloadFile } from '../../../shared/media/download-file';

/** So many single files a browser takes one after the other without getting lost; more need an archive. */
const MAX_SEPARATE_FILES = 30;
/** How long the end is shown (specification section 9). */
const COMPLETE_MS = 2_000;

/** `idle`, the percentage of files handed to the browser, or `complete` for two seconds (specification section 4). */
export type BulkDownloadState = 'idle' | 'complete' | number;

/** Downloads the selected files one after the other. */
export function useBulkDownload(selection: Selection): { state: BulkDownloadState; start: () => Promise<void> } {
  const { t } = useTranslation();
  const toast = useToast();
  const [state, setState] = useState<BulkDownloadState>('idle');

  const start = useCallback(async () => {
    const ids = selection.ids();
    if (ids.length > MAX_SEPARATE_FILES) {
      const text = t('admin.tooManyFiles', { count: ids.length, max: MAX_SEPARATE_FILES });
      return toast({ text, kind: 'error' });
    }
    if (ids.length > 1) toast({ text: t('gallery.downloadHint') });
    try {
      for (const [index, id] of ids.entries()) {
        setState(Math.round((index / ids.length) * 100));
        await downloadFile(id);
      }
      setState('complete');
      setTimeout(() => setState('idle'), COMPLETE_MS);
    } catch {
      setState('idle');
      toast({ text: t('admin.bulkDownloadError'), kind: 'error' });
    }
  }, [selection, t, toast]);

  return { state, start };
}
