import type { Uploads } from '../session/use-uploads';
import type { FailureList } from './failure-list';
import styles from './failure-box.module.css';

interface FailureBoxProps {
  uploads: Uploads;
  /** Undefined until they have loaded. */
  parts: { FailureList: typeof FailureList } | undefined;
}

/** There from the start: screen readers ignore an alert that arrives with its text. */
export function FailureBox({ uploads, parts }: FailureBoxProps) {
  const { crash, empty, hasConnectionIssue } = uploads;
  const { items, isUploading } = uploads.snapshot;
  const failed = isUploading
    ? []
    : items.filter(({ status }) => status === 'failed');
  const isQuiet =
    failed.length === 0 && empty.length === 0 && !hasConnectionIssue && !crash;
  return (
    <div role="alert" className={isQuiet || !parts ? styles.quiet : styles.box}>
      {parts && <parts.FailureList uploads={uploads} failed={failed} />}
    </div>
  );
}
