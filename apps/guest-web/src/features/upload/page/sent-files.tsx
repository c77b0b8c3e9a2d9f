import { Suspense, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/button/button';
import { GuestAlbum } from '../album/album-part';
import { useAlbumState, type AlbumState } from '../album/use-album-state';
import { FileGrid, type FileGridProps } from '../status/file-grid';
import type { OwnUploads } from '../mine/dialog/own-uploads';
import { repeatedFiles } from '../mine/repeated-files';
import { noteSentHere } from '../mine/sent-here';
import { useSentBefore } from '../mine/use-sent-before';
import styles from './sent-files.module.css';

interface SentFilesProps extends FileGridProps {
  /** As the page was opened; undefined: the couple shows guests no album. */
  album: AlbumState | undefined;
}

/** This visit's files, the way to those of earlier visits, and the album. */
export function SentFiles({ album: atFirst, ...props }: SentFilesProps) {
  const { items } = props;
  const { album, tell } = useAlbumState(atFirst);
  const sentBefore = useSentBefore();
  const repeated = useMemo(
    () => repeatedFiles(items, sentBefore),
    [items, sentBefore],
  );
  const hasSentNow = items.some(({ status }) => status === 'done');
  const hasSent = hasSentNow || (sentBefore?.size ?? 0) > 0;
  useEffect(() => {
    if (hasSentNow) noteSentHere();
  }, [hasSentNow]);
  return (
    <>
      <FileGrid {...props} repeated={repeated} />
      {hasSent && <OwnUploadsButton />}
      {album && (
        <Suspense>
          <GuestAlbum album={album} onState={tell} />
        </Suspense>
      )}
    </>
  );
}

interface Opening {
  /** The open list, whose code comes with the first tap. */
  List?: typeof OwnUploads;
  hasFailed?: boolean;
}

function OwnUploadsButton() {
  const { t } = useTranslation();
  const [{ List, hasFailed }, show] = useState<Opening>({});
  const open = () => {
    show({});
    import('../mine/dialog/load-own-uploads')
      .then(({ loadOwnUploads }) => loadOwnUploads())
      .then(
        (loaded) => show({ List: loaded }),
        () => show({ hasFailed: true }),
      );
  };
  return (
    <>
      <div className={styles.mine}>
        <Button kind="text" onClick={open}>
          {t('upload.mine.open')}
        </Button>
        <p role="status" className={styles.failed}>
          {hasFailed && t('upload.mine.unavailable')}
        </p>
      </div>
      {List && <List onClose={() => show({})} />}
    </>
  );
}
