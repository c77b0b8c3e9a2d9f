import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { makePreview } from '../preview/make-preview';
import { Play } from '../preview/tile-icons';
import { FileInput } from './file-input';
import styles from './chosen-files.module.css';

/** Further files are a number. */
const MOST_PICTURES = 4;

interface ChosenFilesProps {
  files: File[];
  /** Further files for the same note. */
  onAdd: (files: File[]) => void;
}

/** The pictures that get the note: phones show no names in their picker. */
export function ChosenFiles({ files, onAdd }: ChosenFilesProps) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const [first] = files;
  const hidden = files.length - MOST_PICTURES;
  return (
    <div className={styles.chosen}>
      <div className={styles.pictures}>
        {files.slice(0, MOST_PICTURES).map((file, index) => (
          <Picture key={index} file={file} />
        ))}
        {hidden > 0 && <span className={styles.rest}>+{hidden}</span>}
        <button
          type="button"
          className={styles.add}
          aria-label={t('upload.note.more')}
          title={t('upload.note.more')}
          onClick={() => input.current!.click()}
        >
          +
        </button>
        <FileInput ref={input} multiple onChoose={onAdd} />
      </div>
      {files.length === 1 ? (
        <p className={styles.file} title={first!.name}>
          {t('upload.note.file')}: <strong>{first!.name}</strong>
        </p>
      ) : (
        <p className={styles.file} role="status">
          {t('upload.note.files', { count: files.length })}
        </p>
      )}
    </div>
  );
}

/** A file that cannot be shown here keeps its place. */
function Picture({ file }: { file: File }) {
  const preview = usePreview(file);
  const show = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(preview!);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [preview],
  );
  if (!preview)
    return (
      <span className={styles.picture}>
        {file.type.startsWith('video/') && <Play />}
      </span>
    );
  return <img ref={show} className={styles.picture} alt="" />;
}

function usePreview(file: File): Blob | undefined {
  const [preview, setPreview] = useState<Blob>();
  useEffect(() => {
    let isMounted = true;
    makePreview(file, `note ${file.name} ${file.size}`).then(
      (made) => isMounted && setPreview(made),
      () => undefined,
    );
    return () => {
      isMounted = false;
    };
  }, [file]);
  return preview;
}
