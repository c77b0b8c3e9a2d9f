import { useTranslation } from 'react-i18next';
import { ApiError } from '@hatira/api-client';
import { Button } from '../../../shared/ui/button/button';
import { FixedText } from '../../../shared/ui/fixed-text';
import type { UploadItem } from '../engine/upload-item';
import { isRefused, isTransient } from '../engine/failure-policy';
import { FailureLines } from './failure-lines';
import { FIXED } from '../opening/fixed-texts';
import type { Uploads } from '../session/use-uploads';
import styles from './failure-box.module.css';

interface FailureListProps {
  uploads: Uploads;
  failed: UploadItem[];
}

/** Specification section 8. */
export function FailureList({ uploads, failed }: FailureListProps) {
  const { t } = useTranslation();
  const { crash, empty, hasConnectionIssue } = uploads;
  const { items } = uploads.snapshot;
  return (
    <>
      {crash && (
        <p>
          <FixedText
            fixed={FIXED.crashed(crash)}
            translation={t('upload.crashed', { message: crash })}
          />
        </p>
      )}
      {hasConnectionIssue && (
        <p>
          {isArmed(items) ? (
            t('upload.connectionRetry')
          ) : (
            <FixedText
              fixed={FIXED.connectionIssue}
              fixedLanguage="en"
              translation={t('upload.connectionIssue')}
            />
          )}
        </p>
      )}
      {empty.length > 0 && (
        <p>
          {t('upload.emptyFiles', {
            count: empty.length,
            names: empty.join(', '),
          })}
        </p>
      )}
      {failed.length > 0 && <FailedFiles failed={failed} uploads={uploads} />}
    </>
  );
}

/** True when a file goes again without the guest: a refresh would only disturb it. */
function isArmed(items: readonly UploadItem[]): boolean {
  return items.some(
    ({ waitingFor, error }) =>
      waitingFor === 'connection' || isTransient(error),
  );
}

/** Sends only retryable failures again. */
function FailedFiles({
  failed,
  uploads: { dismiss, retry },
}: FailureListProps) {
  const { t } = useTranslation();
  const idsOf = (items: UploadItem[]) => items.map(({ id }) => id);
  const hopeful = failed.filter(({ error }) => !isRefused(error));
  return (
    <>
      {hopeful.length > 0 ? (
        <Button kind="quiet" onClick={() => retry(idsOf(hopeful))}>
          {t('upload.retryAll')}
        </Button>
      ) : (
        <Button kind="quiet" onClick={() => dismiss(idsOf(failed))}>
          {t('common.close')}
        </Button>
      )}
      <p className={styles.title}>
        <FixedText
          fixed={FIXED.failedFiles}
          translation={t('upload.failedFiles')}
        />
      </p>
      <FailureLines failed={failed} />
      <p>
        <FixedText
          fixed={FIXED.failedAdvice}
          translation={
            failed.every(isOfWrongKind)
              ? FIXED.failedAdvice
              : t('upload.failedAdvice')
          }
        />
      </p>
      {failed.some(({ error }) => isTransient(error)) && (
        <p>{t('upload.goesAgain')}</p>
      )}
    </>
  );
}

/** Neither another attempt nor a smaller file helps. */
function isOfWrongKind({ error }: UploadItem): boolean {
  return error instanceof ApiError && error.status === 415;
}
