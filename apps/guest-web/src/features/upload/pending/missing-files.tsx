import { useCallback } from 'react';
import { formatDay } from '@hatira/contract';
import { formatLanguage } from '../../../shared/i18n/i18n';
import type { PendingUpload } from './pending-record';
import styles from './missing-files.module.css';

/** Phones show no file names in their picker. */
export function MissingFiles({ files }: { files: PendingUpload[] }) {
  return (
    <ul className={styles.files}>
      {files.map((record) => (
        <MissingFile key={record.id} record={record} />
      ))}
    </ul>
  );
}

function MissingFile({ record }: { record: PendingUpload }) {
  return (
    <li className={styles.file}>
      {record.preview && <Picture preview={record.preview} />}
      <time dateTime={new Date(record.lastModified).toISOString()}>
        {dateOf(record)}
      </time>
    </li>
  );
}

function Picture({ preview }: { preview: ArrayBuffer }) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(new Blob([preview]));
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [preview],
  );
  return <img ref={show} className={styles.picture} alt="" />;
}

function dateOf({ lastModified }: PendingUpload): string {
  const date = new Date(lastModified);
  const time = date.toTimeString().slice(0, 'HH:MM'.length);
  return `${formatDay(date, formatLanguage())} ${time}`;
}
