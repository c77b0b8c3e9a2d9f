import { useEffect, useRef, useState } from 'react';
import { PrivacyLine } from '../../../shared/ui/page/privacy-line';
import type { UploadSwitch } from '@hatira/contract';
import { CoupleHeading } from './couple-heading';
import { FailureBox } from '../failures/failure-box';
import { PageBackground } from './page-background';
import { Introduction } from './introduction';
import { LanguageCorner } from './language-corner';
import { OverallProgress } from '../status/overall-progress';
import { PendingNotice } from '../pending/pending-notice';
import { UploadActions } from '../chooser/upload-actions';
import { useUploadSwitch } from '../opening/use-upload-switch';
import { useUploads } from '../session/use-uploads';
import { useSendingParts } from './use-sending-parts';
import styles from './wedding-upload.module.css';

interface WeddingUploadProps {
  uploadPath: string;
  page: UploadSwitch;
  /** Undefined: no background. */
  backgroundVersion: string | undefined;
}

export function WeddingUpload({
  uploadPath,
  page,
  backgroundVersion,
}: WeddingUploadProps) {
  const uploadSwitch = useUploadSwitch(uploadPath, page.isEnabled);
  const { close, explain } = uploadSwitch;
  const uploads = useUploads(uploadPath, close, explain);
  const [isDropTarget, setDropTarget] = useState(false);
  const take = (files: File[]) => {
    if (!uploadSwitch.isEnabled) explain();
    else uploads.add(files.map((file) => ({ file })));
  };
  const [isPictureShown, setPictureShown] = useState(false);
  const progress = useRef<HTMLDivElement>(null);
  const { isUploading, items } = uploads.snapshot;
  const hasFiles = items.length > 0;
  const [foot, setFoot] = useState<HTMLElement | null>(null);
  const parts = useSendingParts();
  const [date, setDate] = useState(page.date);

  const countBefore = useRef(0);

  useEffect(() => {
    const isShorter = items.length < countBefore.current;
    countBefore.current = items.length;
    // The focused button is gone; keyboard users continue at the progress.
    const isLost =
      (isUploading || isShorter) && document.activeElement === document.body;
    if (isLost) progress.current?.focus({ preventScroll: true });
  }, [isUploading, items.length]);

  return (
    <div className={`${styles.page} ${isPictureShown ? styles.onPicture : ''}`}>
      <CoupleHeading heading={{ ...page, date }} isCompact={hasFiles}>
        {backgroundVersion && (
          <PageBackground
            uploadPath={uploadPath}
            version={backgroundVersion}
            onShown={() => setPictureShown(true)}
          />
        )}
        <LanguageCorner isCompact={hasFiles} />
      </CoupleHeading>
      <main
        className={`${styles.sheet} ${isDropTarget ? styles.dropTarget : ''}`}
      >
        <Introduction isBrief={hasFiles} />
        {parts && <parts.PageNews page={page} onDate={setDate} />}
        {parts && <parts.FileDrop onDrop={take} onOver={setDropTarget} />}
        <PendingNotice pending={uploads.pending} parts={parts} />
        <FailureBox uploads={uploads} parts={parts} />
        {parts && (
          <parts.FileGrid uploads={uploads} album={page.album} foot={foot} />
        )}
        <div className={styles.foot}>
          <OverallProgress ref={progress} uploads={uploads} parts={parts} />
          <div ref={setFoot} />
          <UploadActions uploadSwitch={uploadSwitch} uploads={uploads} />
        </div>
        <div className={styles.rest} />
        <PrivacyLine />
        {parts && <parts.ContactLinks />}
      </main>
    </div>
  );
}
