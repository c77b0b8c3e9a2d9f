import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MediaItem } from '@hatira/contract';
import { useToast } from '../../../ui/dialog/toast';
import {
  canShareFile,
  fetchFile,
  isDeclined,
  linkOf,
  needsTap,
} from './share-file';

/** Shares the file where the browser can, otherwise copies its link. */
export function useShare(item: MediaItem) {
  const { t } = useTranslation();
  const toast = useToast();
  const [busyId, setBusyId] = useState<string>();
  const fetched = useRef<{ id: string; file: File }>(undefined);
  const abort = useRef<AbortController>(undefined);
  useEffect(
    () => () => {
      abort.current?.abort();
      fetched.current = undefined;
    },
    [item.id],
  );

  const shareFile = async () => {
    abort.current = new AbortController();
    const ready = fetched.current;
    const file =
      ready?.id === item.id
        ? ready.file
        : await fetchFile(item, abort.current.signal);
    fetched.current = { id: item.id, file };
    await navigator.share({ files: [file] });
  };
  const share = async () => {
    if (busyId === item.id) return;
    setBusyId(item.id);
    try {
      if (canShareFile(item)) await shareFile();
      else {
        await navigator.clipboard.writeText(linkOf(item));
        toast({ text: t('viewer.shareCopied') });
      }
    } catch (error) {
      if (needsTap(error) && fetched.current)
        toast({ text: t('viewer.shareReady') });
      else if (!isDeclined(error))
        toast({ text: t('viewer.shareError'), kind: 'error' });
    } finally {
      setBusyId(undefined);
    }
  };
  return { share: () => void share(), isSharing: busyId === item.id };
}
