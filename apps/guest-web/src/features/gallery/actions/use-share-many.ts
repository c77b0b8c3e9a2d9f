import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MediaItem } from '@hatira/contract';
import {
  canShareFile,
  fetchFile,
  isDeclined,
  needsTap,
} from '../../../shared/media/viewer/sharing/share-file';
import { useToast } from '../../../shared/ui/dialog/toast';

/** The browser holds all of them in memory. */
const MOST_BYTES = 100_000_000;
/** More than messengers take at once. */
const MOST_FILES = 20;

export function mayShare(items: readonly MediaItem[]): boolean {
  const bytes = items.reduce((sum, { file_size: size }) => sum + size, 0);
  return (
    items.length <= MOST_FILES &&
    bytes <= MOST_BYTES &&
    items.every(canShareFile)
  );
}

/** Shares several files; a second tap sends what came too late for the first. */
export function useShareMany() {
  const { t } = useTranslation();
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  const fetched = useRef(new Map<string, File>());
  const abort = useRef<AbortController>(undefined);
  useEffect(() => () => abort.current?.abort(), []);

  const fileOf = async (item: MediaItem, signal: AbortSignal) => {
    const file =
      fetched.current.get(item.id) ?? (await fetchFile(item, signal));
    fetched.current.set(item.id, file);
    return file;
  };
  const send = async (items: readonly MediaItem[]) => {
    const { signal } = (abort.current = new AbortController());
    const ids = new Set(items.map(({ id }) => id));
    for (const id of [...fetched.current.keys()])
      if (!ids.has(id)) fetched.current.delete(id);
    const files: File[] = [];
    for (const item of items) files.push(await fileOf(item, signal));
    await navigator.share({ files });
    fetched.current.clear();
  };
  const share = async (items: readonly MediaItem[]) => {
    setBusy(true);
    try {
      await send(items);
    } catch (error) {
      if (needsTap(error)) toast({ text: t('viewer.shareReady') });
      else if (!isDeclined(error))
        toast({ text: t('viewer.shareError'), kind: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, share: (items: readonly MediaItem[]) => void share(items) };
}
