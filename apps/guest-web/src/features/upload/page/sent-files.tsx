import { Suspense, useEffect, useMemo } from 'react';
import { slugKey } from '@hatira/contract';
import { GuestAlbum } from '../album/album-part';
import { useAlbumState, type AlbumState } from '../album/use-album-state';
import type { Uploads } from '../session/use-uploads';
import { FileGrid } from '../status/file-grid';
import { dropFile } from '../session/drop-file';
import { savedKey } from '../session/visit';
import { useVisitTabs } from '../session/use-visit-tabs';
import { useOtherTab } from '../status/use-other-tab';
import { repeatedFiles } from '../mine/repeated-files';
import { currentUploadPath } from '../mine/upload-path';
import { noteSentHere } from '../mine/sent-here';
import { useSentBefore } from '../mine/use-sent-before';
import { NextSteps } from './next-steps';

interface SentFilesProps {
  uploads: Uploads;
  /** The page's foot, which is always seen; null until it is there. */
  foot: HTMLElement | null;
  /** As the page was opened; undefined: the couple shows guests no album. */
  album: AlbumState | undefined;
}

/** This visit's files, the way to those of earlier visits, and the album. */
export function SentFiles({ album: atFirst, foot, uploads }: SentFilesProps) {
  const { items } = uploads.snapshot;
  const { album, tell } = useAlbumState(atFirst);
  const otherTab = useOtherTab();
  const tabs = useVisitTabs(uploads);
  const wedding = slugKey(currentUploadPath());
  const drop = (url: string) => dropFile(uploads, url);
  const sentBefore = useSentBefore();
  const repeated = useMemo(
    () => repeatedFiles(items, sentBefore),
    [items, sentBefore],
  );
  const hasSentNow = items.some(({ status }) => status === 'done');
  useEffect(() => {
    if (hasSentNow) noteSentHere();
  }, [hasSentNow]);
  return (
    <>
      {tabs && (
        <tabs.VisitTabs
          uploads={uploads}
          wedding={wedding}
          keyOf={savedKey}
          onDropped={drop}
        />
      )}
      {otherTab && !uploads.snapshot.isUploading && <otherTab.OtherTab />}
      <FileGrid
        items={items}
        onRetry={uploads.retry}
        onDismiss={uploads.dismiss}
        repeated={repeated}
      />
      <NextSteps
        uploads={uploads}
        onRemoved={drop}
        foot={foot}
        hasSent={hasSentNow || (sentBefore?.size ?? 0) > 0}
        hasAlbum={album?.isOpen === true}
      />
      {album && (
        <Suspense>
          <GuestAlbum album={album} onState={tell} />
        </Suspense>
      )}
    </>
  );
}
