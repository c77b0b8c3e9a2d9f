import type { PendingFiles } from './pending-files';
import styles from './pending-notice.module.css';
import type { PendingUpload } from './pending-record';

interface PendingNoticeProps {
  pending: PendingUpload[];
  /** Undefined until they have loaded. */
  parts: { PendingFiles: typeof PendingFiles } | undefined;
}

/** Screen readers ignore a live region that arrives with its text. */
export function PendingNotice({ pending, parts }: PendingNoticeProps) {
  const isShown = parts !== undefined && pending.length > 0;
  return (
    <div className={isShown ? undefined : styles.quiet} role="status">
      {isShown && <parts.PendingFiles pending={pending} />}
    </div>
  );
}
