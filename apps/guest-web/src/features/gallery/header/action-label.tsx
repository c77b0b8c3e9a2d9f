import styles from './selection.module.css';

interface ActionLabelProps {
  text: string;
  /** The word for a phone, which has one line. */
  brief: string;
}

/** An action of the selection in full, on a phone in one word for the eye. */
export function ActionLabel({ text, brief }: ActionLabelProps) {
  return (
    <>
      <span className={styles.full}>{text}</span>
      <span className={styles.brief} aria-hidden="true">
        {brief}
      </span>
    </>
  );
}
