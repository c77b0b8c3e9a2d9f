import {
  useCallback,
  useEffect,
  useState,
  type Dispatch,
  type SetStateAction,
} from 'react';
import { useTranslation } from 'react-i18next';
import { downloadSelection } from '@hatira/api-client';
import { zipName, type MediaItem } from '@hatira/contract';
import { askFirst } from '../../../shared/media/download/ask-first';
import {
  receivedPercent,
  downloadMode,
} from '../../../shared/media/download/bulk-plan';
import { bulkSettings } from '../../../shared/media/download/bulk-settings';
import { useDownloads } from '../../../shared/media/download/downloads-context';
import { saveBlob } from '../../../shared/media/file/save-blob';
import {
  useDownloadFailure,
  useDownloadProblem,
} from '../../../shared/media/download/use-download-failure';
import { withoutDeleted } from '../../../shared/media/download/without-deleted';
import { useToast } from '../../../shared/ui/dialog/toast';
import type { Selection } from '../tools/selection';

/** Specification section 9. */
const COMPLETE_MS = 2_000;

/**
 * Whole percent, `complete` for two seconds, or `error` until the next attempt
 * or selection (specification section 4).
 */
export type BulkDownloadState = 'idle' | 'complete' | 'error' | number;

/** A zip for a small selection, an archive for a large one. */
export function useBulkDownload(
  items: readonly MediaItem[],
  selection: Selection,
) {
  const fail = useDownloadFailure();
  const [state, setState] = useState<BulkDownloadState>('idle');
  useReset(state, selection, setState);
  const download = useDownload(setState);

  const start = useCallback(async () => {
    setState(0);
    try {
      setState(await download(items.filter(({ id }) => selection.has(id))));
    } catch (error) {
      setState('error');
      fail(error);
    }
  }, [items, selection, download, fail]);

  return { state, start };
}

function useDownload(onProgress: (percent: number) => void) {
  const { t } = useTranslation();
  const { access, saveAsArchive } = useDownloads();
  const report = useDownloadProblem();
  const saveZip = useSaveZip(onProgress);

  return useCallback(
    async (chosen: readonly MediaItem[]): Promise<BulkDownloadState> => {
      const ids = chosen.map(({ id }) => id);
      const { limits } = await bulkSettings();
      const count = ids.length;
      const bytes = chosen.reduce((sum, { file_size }) => sum + file_size, 0);
      const mode = downloadMode({ count, bytes }, limits);
      if (mode === 'refused')
        report({ key: 'tooManyFiles', count, max: limits.maxFiles });
      if (mode === 'refused' || !askFirst(t, count, { limits, access }))
        return 'idle';
      if (mode === 'archive') {
        return (await saveAsArchive(ids, onProgress)) ? 'complete' : 'idle';
      }
      await saveZip(ids);
      return 'complete';
    },
    [t, access, saveAsArchive, report, onProgress, saveZip],
  );
}

function useSaveZip(onProgress: (percent: number) => void) {
  const { t } = useTranslation();
  const toast = useToast();

  return useCallback(
    async (ids: readonly string[]): Promise<void> => {
      const { result: zip, goneCount } = await withoutDeleted(ids, (rest) =>
        downloadSelection(rest, (received, total) =>
          onProgress(receivedPercent(received, total, rest.length)),
        ),
      );
      saveBlob(zip, zipName());
      if (goneCount > 0)
        toast({ text: t('downloads.gone', { count: goneCount }) });
    },
    [t, toast, onProgress],
  );
}

function useReset(
  state: BulkDownloadState,
  selection: Selection,
  setState: Dispatch<SetStateAction<BulkDownloadState>>,
): void {
  useEffect(() => {
    if (state !== 'complete') return undefined;
    const timer = setTimeout(() => setState('idle'), COMPLETE_MS);
    return () => clearTimeout(timer);
  }, [state, setState]);
  useEffect(
    () =>
      selection.subscribe(() =>
        setState((now) => (now === 'error' ? 'idle' : now)),
      ),
    [selection, setState],
  );
}
