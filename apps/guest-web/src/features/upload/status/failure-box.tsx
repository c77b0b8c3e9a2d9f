import type { LateView } from '../late/use-late-view';
import type { Uploads } from '../session/use-uploads';
import styles from './failure-box.module.css';

interface FailureBoxProps {
  uploads: Uploads;
  late: LateView | undefined;
}

/** There from the start: screen readers ignore an alert that arrives with its text. */
export function FailureBox({ uploads, late }: FailureBoxProps) {
  const { crash, empty, hasConnectionIssue } = uploads;
  const { items, isUploading } = uploads.snapshot;
  const failed = isUploading
    ? []
    : items.filter(({ status }) => status === 'failed');
  const isQuiet =
    failed.length === 0 && empty.length === 0 && !hasConnectionIssue && !crash;
  return (
    <div role="alert" className={isQuiet || !late ? styles.quiet : styles.box}>
      {late && <late.FailureList uploads={uploads} failed={failed} />}
    </div>
  );
}
