import type { LateView } from '../late/use-late-view';
import styles from './pending-notice.module.css';
import type { PendingUpload } from './pending-record';

interface PendingNoticeProps {
  pending: PendingUpload[];
  late: Pick<LateView, 'PendingFiles'> | undefined;
}

/** Screen readers ignore a live region that arrives with its text. */
export function PendingNotice({ pending, late }: PendingNoticeProps) {
  const isShown = late !== undefined && pending.length > 0;
  return (
    <div className={isShown ? undefined : styles.quiet} role="status">
      {isShown && <late.PendingFiles pending={pending} />}
    </div>
  );
}
