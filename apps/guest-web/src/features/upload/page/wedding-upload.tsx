import { useEffect, useRef, useState } from 'react';
import { PrivacyLine } from '../../../shared/ui/page/privacy-line';
import type { WeddingPage } from '../opening/check-upload-path';
import { ContactLinks } from './contact-links';
import { CoupleHeading } from './couple-heading';
import { FailureBox } from '../failures/failure-box';
import { PageBackground } from './page-background';
import { Introduction } from './introduction';
import { LanguageCorner } from './language-corner';
import { OverallProgress } from '../status/overall-progress';
import { PendingNotice } from '../pending/pending-notice';
import { UploadActions } from '../chooser/upload-actions';
import { useFileDrop } from '../chooser/use-file-drop';
import { useUploadSwitch } from '../opening/use-upload-switch';
import { useUploads } from '../session/use-uploads';
import { useSendingParts } from './use-sending-parts';
import styles from './wedding-upload.module.css';

interface WeddingUploadProps {
  uploadPath: string;
  page: WeddingPage;
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
  const isDropTarget = useFileDrop((files) => {
    if (!uploadSwitch.isEnabled) explain();
    // The buttons are disabled, too.
    else if (!isUploading) uploads.add(files.map((file) => ({ file })));
  });
  const [isPictureShown, setPictureShown] = useState(false);
  const progress = useRef<HTMLDivElement>(null);
  const { isUploading, items } = uploads.snapshot;
  const hasFiles = items.length > 0;
  const parts = useSendingParts();

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
      {backgroundVersion && (
        <PageBackground
          uploadPath={uploadPath}
          version={backgroundVersion}
          onShown={() => setPictureShown(true)}
        />
      )}
      <CoupleHeading heading={page.heading} isCompact={hasFiles}>
        <LanguageCorner isCompact={hasFiles} />
      </CoupleHeading>
      <main
        className={`${styles.sheet} ${isDropTarget ? styles.dropTarget : ''}`}
      >
        <Introduction isBrief={hasFiles} />
        {parts && <parts.DemoNotice />}
        <PendingNotice pending={uploads.pending} parts={parts} />
        <FailureBox uploads={uploads} parts={parts} />
        {parts && (
          <parts.FileGrid
            items={items}
            album={page.album}
            onRetry={uploads.retry}
            onDismiss={uploads.dismiss}
          />
        )}
        <div className={styles.rest} />
        <ContactLinks />
        <PrivacyLine />
        <div className={styles.foot}>
          <OverallProgress ref={progress} uploads={uploads} parts={parts} />
          <UploadActions uploadSwitch={uploadSwitch} uploads={uploads} />
        </div>
      </main>
    </div>
  );
}
