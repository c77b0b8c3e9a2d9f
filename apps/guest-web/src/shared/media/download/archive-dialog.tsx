import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ArchiveState } from '@hatira/contract';
import { currentLanguage } from '../../i18n/i18n';
import { Button, LinkButton } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { DownloadIcon } from '../../ui/icons';
import { formatBytes } from '../format-size';
import styles from './archive-dialog.module.css';
import { ArchiveMail } from './archive-mail';
import { ArchiveProgress } from './archive-progress';
import { useDownloadFailure } from './use-download-failure';

interface ArchiveDialogProps {
  archive: ArchiveState;
  /** Undefined where the page does not know any more what the archive is made of. */
  onAgain: (() => Promise<void>) | undefined;
  onMail: ((email: string) => Promise<unknown>) | undefined;
  onClose: () => void;
}

/** One archive: how far it is prepared, the link that works from the first moment on, and a message when it is ready. */
export function ArchiveDialog({ archive, onAgain, onMail, onClose }: ArchiveDialogProps) {
  const { t } = useTranslation();
  const { downloadUrl, fileCount, status, totalBytes } = archive;
  const size = formatBytes(totalBytes, currentLanguage());
  return (
    <Dialog title={t('downloads.title')} onClose={onClose}>
      <div className={styles.content}>
        {status === 'expired' ? (
          <Ended archive={archive} onAgain={onAgain} />
        ) : (
          <>
            <p className={styles.facts}>{t('downloads.contents', { count: fileCount, size })}</p>
            <LinkButton className={styles.link} href={downloadUrl} download>
              <DownloadIcon />
              {t('downloads.now')}
            </LinkButton>
            <p className={styles.hint}>{t('downloads.resume')}</p>
            <ArchiveProgress archive={archive} />
            {onMail && (status === 'queued' || status === 'building') && <ArchiveMail onMail={onMail} />}
          </>
        )}
        <Button kind="quiet" onClick={onClose}>
          {t('common.close')}
        </Button>
      </div>
    </Dialog>
  );
}

/** It cannot be downloaded any more; the same can be prepared anew. */
function Ended({ archive: { reason }, onAgain }: Pick<ArchiveDialogProps, 'archive' | 'onAgain'>) {
  const { t } = useTranslation();
  const fail = useDownloadFailure();
  const [isBusy, setIsBusy] = useState(false);
  const again = async () => {
    setIsBusy(true);
    await onAgain!().catch(fail);
    setIsBusy(false);
  };
  return (
    <>
      <p role="status">{t(reason === 'files_deleted' ? 'downloads.filesDeleted' : 'downloads.expired')}</p>
      {onAgain && (
        <Button disabled={isBusy} onClick={() => void again()}>
          {t('downloads.again')}
        </Button>
      )}
    </>
  );
}
