import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { downloadSelection } from '@hatira/api-client';
import type { MediaItem } from '@hatira/contract';
import { askFirst } from '../../../shared/media/download/ask-first';
import {
  receivedPercent,
  downloadMode,
} from '../../../shared/media/download/bulk-plan';
import { bulkSettings } from '../../../shared/media/download/bulk-settings';
import { useDownloads } from '../../../shared/media/download/downloads-context';
import { saveBlob, zipName } from '../../../shared/media/download/save-blob';
import {
  useDownloadFailure,
  useDownloadProblem,
} from '../../../shared/media/download/use-download-failure';
import { withoutDeleted } from '../../../shared/media/download/without-deleted';
import { useToast } from '../../../shared/ui/dialog/toast';
import type { Selection } from '../grid/selection';

/** How long `complete` is shown (specification section 9). */
const COMPLETE_MS = 2_000;

/**
 * `idle`, whole percent, `complete` for two seconds, or `error` until the next
 * attempt or another selection (specification section 4).
 */
export type BulkDownloadState = 'idle' | 'complete' | 'error' | number;

/**
 * Downloads the selection: a small one as a zip at once, a large one as an
 * archive.
 */
export function useBulkDownload(
  items: readonly MediaItem[],
  selection: Selection,
) {
  const { t } = useTranslation();
  const toast = useToast();
  const { access, prepare } = useDownloads();
  const fail = useDownloadFailure();
  const say = useDownloadProblem();
  const [state, setState] = useState<BulkDownloadState>('idle');
  useReset(state, setState);
  // The error belongs to the previous selection.
  useEffect(
    () =>
      selection.subscribe(() =>
        setState((now) => (now === 'error' ? 'idle' : now)),
      ),
    [selection],
  );

  const download = useCallback(async () => {
    const chosen = items.filter(({ id }) => selection.has(id));
    const ids = chosen.map(({ id }) => id);
    const { limits } = await bulkSettings();
    const count = ids.length;
    const way = downloadMode(
      {
        count,
        bytes: chosen.reduce((sum, { file_size }) => sum + file_size, 0),
      },
      limits,
    );
    if (way === 'refused')
      say({ key: 'tooManyFiles', count, max: limits.maxFiles });
    if (way === 'refused' || !askFirst(t, count, { limits, access }))
      return 'idle';
    if (way === 'archive') {
      await prepare(ids);
      return 'idle';
    }
    const { result: zip, goneCount } = await withoutDeleted(ids, (rest) =>
      downloadSelection(rest, (received, total) =>
        setState(receivedPercent(received, total, rest.length)),
      ),
    );
    saveBlob(zip, zipName());
    if (goneCount > 0)
      toast({ text: t('downloads.gone', { count: goneCount }) });
    return 'complete';
  }, [items, selection, say, t, toast, access, prepare]);

  const start = useCallback(async () => {
    setState(0);
    try {
      setState(await download());
    } catch (error) {
      setState('error');
      fail(error);
    }
  }, [download, fail]);

  return { state, start };
}

function useReset(
  state: BulkDownloadState,
  setState: (state: BulkDownloadState) => void,
): void {
  useEffect(() => {
    if (state !== 'complete') return undefined;
    const timer = setTimeout(() => setState('idle'), COMPLETE_MS);
    return () => clearTimeout(timer);
  }, [state, setState]);
}
