import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import {
  formatBytes,
  type ArchiveLayout,
  type ArchiveReason,
  type ArchiveState,
} from '@hatira/contract';
import { formatLanguage } from '../../../i18n/i18n';
import { useFocusSuccessor } from '../../../lib/use-focus-successor';
import { Button, LinkButton } from '../../../ui/button/button';
import { Dialog } from '../../../ui/dialog/dialog';
import { DownloadIcon } from '../../../ui/button/icons';
import { AgainButton } from './again-button';
import styles from './archive-dialog.module.css';
import { LayoutChoice } from './layout-choice';
import { useLayoutChoice } from './use-layout-choice';
import { ArchiveMail } from './archive-mail';
import { ArchiveProgress, SavingProgress } from './archive-progress';

interface ArchiveDialogProps {
  archive: ArchiveState;
  /** Deleted before the request. */
  goneCount: number;
  /** The files of the gallery that are not in the archive; 0 for an archive of everything. */
  missingCount: number;
  /** While the page downloads it. */
  savedPercent: number | undefined;
  onAgain: (() => Promise<unknown>) | undefined;
  /** Absent: the archive's contents are unknown. */
  onLayout: ((layout: ArchiveLayout) => Promise<unknown>) | undefined;
  onMail: ((email: string) => Promise<unknown>) | undefined;
  onClose: () => void;
}

/** Offers the link from the start. */
export function ArchiveDialog({
  archive,
  goneCount,
  missingCount,
  savedPercent,
  onAgain,
  onLayout,
  onMail,
  onClose,
}: ArchiveDialogProps) {
  const { t } = useTranslation();
  const { fileCount, fileName, status, totalBytes } = archive;
  const size = formatBytes(totalBytes, formatLanguage());
  const content = useRef<HTMLDivElement>(null);
  const focusGroup = useFocusSuccessor(() =>
    content.current?.closest('dialog'),
  );
  return (
    <Dialog title={t('downloads.title')} onClose={onClose}>
      <div ref={content} className={styles.content} {...focusGroup}>
        {status === 'expired' ? (
          <Ended archive={archive} onAgain={onAgain} />
        ) : (
          <>
            <p className={styles.facts}>
              {t('downloads.contents', { count: fileCount, size })}
              <br />
              <span className={styles.file}>{fileName}</span>
            </p>
            {goneCount > 0 && (
              <p role="status">{t('downloads.gone', { count: goneCount })}</p>
            )}
            {missingCount > 0 && onAgain && (
              <Missing count={missingCount} onAgain={onAgain} />
            )}
            {savedPercent === undefined ? (
              <Start archive={archive} onLayout={onLayout} />
            ) : (
              <SavingProgress percent={savedPercent} />
            )}
            <ArchiveProgress archive={archive} />
            {onMail && (status === 'queued' || status === 'building') && (
              <ArchiveMail onMail={onMail} />
            )}
          </>
        )}
        <Button kind="quiet" onClick={onClose}>
          {t('common.close')}
        </Button>
      </div>
    </Dialog>
  );
}

interface MissingProps {
  count: number;
  onAgain: () => Promise<unknown>;
}

function Missing({ count, onAgain }: MissingProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.missing}>
      <p role="status">{t('downloads.missing', { count })}</p>
      <AgainButton kind="quiet" onAgain={onAgain}>
        {t('downloads.againWithAll')}
      </AgainButton>
    </div>
  );
}

function Start({
  archive: { downloadUrl, layout },
  onLayout,
}: Pick<ArchiveDialogProps, 'archive' | 'onLayout'>) {
  const { t } = useTranslation();
  const choice = useLayoutChoice(layout, (wanted) => onLayout!(wanted));
  return (
    <>
      {onLayout && (
        <LayoutChoice layout={choice.layout} onChoose={choice.choose} />
      )}
      <p className={styles.hint}>{t('downloads.album')}</p>
      {choice.problem && (
        <p className={styles.problem} role="alert">
          {choice.problem}
        </p>
      )}
      <LinkButton
        className={styles.link}
        href={choice.isAsking ? undefined : downloadUrl}
        role="link"
        aria-disabled={choice.isAsking}
        download
      >
        <DownloadIcon />
        {t('downloads.now')}
      </LinkButton>
      <p className={styles.hint}>{t('downloads.resume')}</p>
    </>
  );
}

const ENDED_TEXTS: Partial<
  Record<ArchiveReason, 'downloads.filesDeleted' | 'downloads.linkEnded'>
> = {
  files_deleted: 'downloads.filesDeleted',
  link_renewed: 'downloads.linkEnded',
};

function Ended({
  archive: { reason },
  onAgain,
}: Pick<ArchiveDialogProps, 'archive' | 'onAgain'>) {
  const { t } = useTranslation();
  return (
    <>
      <p role="status">
        {t(ENDED_TEXTS[reason ?? 'age'] ?? 'downloads.expired')}
      </p>
      {onAgain && (
        <AgainButton onAgain={onAgain}>{t('downloads.again')}</AgainButton>
      )}
    </>
  );
}
