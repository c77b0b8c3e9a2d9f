import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useScrollLock } from '../lib/use-scroll-lock';
import styles from './dialog.module.css';

interface DialogProps {
  title: string;
  /** Escape, the back gesture, or a click beside the dialog. */
  onClose: () => void;
  /** Title and content in the middle, as on an invitation. */
  isCentred?: boolean;
  children: ReactNode;
}

/**
 * A modal dialog, open as long as it is mounted. Focus goes in when it opens and back when it closes; the page
 * behind does not scroll.
 */
export function Dialog({ title, onClose, isCentred = false, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useScrollLock();

  useEffect(() => {
    const dialog = ref.current!;
    const opener = document.activeElement;
    open(dialog);
    return () => {
      dialog.close?.();
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);

  const cancel = (event: { preventDefault(): void }) => {
    event.preventDefault();
    onClose();
  };

  return (
    // A click on the dialog element itself is a click beside its content.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog
      ref={ref}
      className={styles.dialog}
      aria-labelledby={titleId}
      aria-modal="true"
      onCancel={cancel}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      <div className={`${styles.content} ${isCentred ? styles.centred : ''}`}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {children}
      </div>
    </dialog>
  );
}

/** Phones older than `<dialog>` show it in the flow of a covering layer, by the style sheet. */
function open(dialog: HTMLDialogElement): void {
  if (typeof dialog.showModal === 'function') dialog.showModal();
  else {
    dialog.setAttribute('open', '');
    dialog.querySelector<HTMLElement>('input, textarea, button')?.focus();
  }
}
