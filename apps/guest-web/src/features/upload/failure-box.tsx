import { useTranslation } from 'react-i18next';
import { Button } from '../../shared/ui/button';
import { FixedText } from '../../shared/ui/fixed-text';
import type { UploadItem } from './engine/upload-item';
import { failureReason } from './failure-reason';
import { FIXED } from './fixed-texts';
import type { Uploads } from './use-uploads';
import styles from './failure-box.module.css';

/** All that went wrong, line by line, and what to do about it (specification section 8). */
export function FailureBox({ uploads }: { uploads: Uploads }) {
  const { t } = useTranslation();
  const { items, isUploading } = uploads.snapshot;
  const failed = isUploading ? [] : items.filter(({ status }) => status === 'failed');
  const isEmpty = failed.length === 0 && !uploads.hasConnectionIssue && !uploads.crash;

  return (
    <div role="alert" className={isEmpty ? undefined : styles.box}>
      {uploads.crash && (
        <p>
          <FixedText
            fixed={FIXED.crashed(uploads.crash)}
            translation={t('upload.crashed', { message: uploads.crash })}
          />
        </p>
      )}
      {uploads.hasConnectionIssue && <p>{t('upload.connectionIssue')}</p>}
      {failed.length > 0 && (
        <>
          <p className={styles.title}>
            <FixedText fixed={FIXED.failedFiles} translation={t('upload.failedFiles')} />
          </p>
          <ul className={styles.lines}>
            {failed.map((item) => (
              <FailureLine key={item.id} item={item} />
            ))}
          </ul>
          <p>{t('upload.failedAdvice')}</p>
          <Button kind="quiet" onClick={uploads.retryAll}>
            {t('upload.retryAll')}
          </Button>
        </>
      )}
    </div>
  );
}

function FailureLine({ item }: { item: UploadItem }) {
  const { t, i18n } = useTranslation();
  const { text, key, hintKey } = failureReason(item.error);
  const line = `${item.name}: ${text}`;
  // What the server says without a code of ours has no translation.
  const translation = i18n.exists(`errors.${key}`) ? t(`errors.${key}` as 'errors.failed') : text;
  return (
    <li>
      <FixedText fixed={line} translation={translation === text ? line : translation} />
      {hintKey && <p className={styles.hint}>{t(`errors.${hintKey}` as 'errors.fileTakenBack')}</p>}
    </li>
  );
}
