import { Fragment, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/button/button';
import type { UploadSwitch } from '../opening/use-upload-switch';
import { FileInput } from './file-input';
import { Camera, Note } from './icons';
import { LateNoteDialog, loadNoteDialog } from './late-note-dialog';
import type { Uploads } from '../session/use-uploads';
import styles from './upload-actions.module.css';

interface UploadActionsProps {
  uploadSwitch: UploadSwitch;
  uploads: Uploads;
}

/** Says so while uploads are closed. */
export function UploadActions({ uploadSwitch, uploads }: UploadActionsProps) {
  const { t } = useTranslation();
  const manyFiles = useRef<HTMLInputElement>(null);
  const oneFile = useRef<HTMLInputElement>(null);
  const [fileForNote, setFileForNote] = useState<File | null>(null);
  const { isUploading, items } = uploads.snapshot;
  const afterwards = items.length > 0 ? styles.settled : '';

  const open = (input: HTMLInputElement) => {
    if (!uploadSwitch.isEnabled) return uploadSwitch.explain();
    uploads.watchPicker(input);
    input.click();
  };

  const chooseForNote = ([file]: File[]) => {
    if (!file) return;
    // An empty file is not sent, so it needs no note.
    if (file.size === 0) uploads.add([{ file }]);
    else setFileForNote(file);
  };

  return (
    <div
      className={`${styles.actions} ${isUploading ? styles.resting : afterwards}`}
    >
      <Button
        className={styles.button}
        disabled={isUploading}
        onClick={() => open(manyFiles.current!)}
      >
        <span className={styles.label}>
          <Camera />
          {breakableAtSlashes(t('upload.uploadFiles'))}
        </span>
      </Button>
      <Button
        kind="quiet"
        className={styles.button}
        disabled={isUploading}
        onClick={() => {
          loadNoteDialog().catch(() => undefined);
          open(oneFile.current!);
        }}
      >
        <span className={styles.label}>
          <Note />
          {t('upload.uploadWithNote')}
        </span>
      </Button>
      <FileInput
        ref={manyFiles}
        multiple
        onChoose={(files) => uploads.add(files.map((file) => ({ file })))}
      />
      <FileInput ref={oneFile} onChoose={chooseForNote} />
      {fileForNote && (
        <LateNoteDialog
          file={fileForNote}
          onCancel={() => setFileForNote(null)}
          onConfirm={(note, more = []) => {
            setFileForNote(null);
            uploads.add(
              [fileForNote].concat(more).map((file) => ({ file, note })),
            );
          }}
        />
      )}
    </div>
  );
}

/** Else a narrow button breaks the word after the slash. */
function breakableAtSlashes(text: string) {
  return text.split('/').map((part, index) => (
    <Fragment key={part}>
      {index > 0 && '/'}
      <wbr />
      {part}
    </Fragment>
  ));
}
