import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay } from '@hatira/contract';
import { formatLanguage } from '../../../shared/i18n/i18n';
import type { PendingUpload } from './pending-record';
import styles from './pending-notice.module.css';

/** Shows "3 of your files have not arrived yet". */
export function PendingNotice({ pending }: { pending: PendingUpload[] }) {
  const { t } = useTranslation();
  const toChoose = pending.filter(({ file }) => !file);
  const isQuiet = pending.length === 0;
  // Screen readers ignore a live region that arrives with its text.
  return (
    <div className={isQuiet ? styles.quiet : styles.notice} role="status">
      {!isQuiet && (
        <p className={styles.title}>
          {t('upload.pending', { count: pending.length })}
        </p>
      )}
      {toChoose.length < pending.length && (
        <p>{t('upload.pendingContinues')}</p>
      )}
      {toChoose.length > 0 && (
        <>
          <p>
            {t('upload.pendingPickAgain', {
              names: toChoose.map(({ name }) => name).join(', '),
            })}
          </p>
          <ul className={styles.files}>
            {toChoose.map((record) => (
              <MissingFile key={record.id} record={record} />
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

/** Phones show no file names in their picker, but pictures and dates. */
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
