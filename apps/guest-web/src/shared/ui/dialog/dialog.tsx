import {
  useEffect,
  useId,
  useRef,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { useScrollLock } from '../../lib/use-scroll-lock';
import styles from './dialog.module.css';

interface DialogProps {
  title: string;
  /** Escape or the back gesture; also a tap beside the dialog where that `closesOutside`. */
  onClose: () => void;
  /** False where something is being written: a stray tap must not throw it away. */
  closesOutside?: boolean;
  /** Title and content in the middle, as on an invitation. */
  isCentred?: boolean;
  children: ReactNode;
}

/**
 * A modal dialog, open as long as it is mounted. Focus goes in when it opens and back when it closes; the page
 * behind does not scroll.
 */
export function Dialog({
  title,
  onClose,
  closesOutside = true,
  isCentred = false,
  children,
}: DialogProps) {
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

  // A click on the dialog element itself is one beside its content, unless it only ends there, as that of a selection
  // of text does that was drawn beyond the edge.
  const pressedOutside = useRef(false);
  const clickOutside = ({ target, currentTarget }: MouseEvent) => {
    if (closesOutside && pressedOutside.current && target === currentTarget)
      onClose();
  };

  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog
      ref={ref}
      className={styles.dialog}
      aria-labelledby={titleId}
      aria-modal="true"
      onCancel={cancel}
      onPointerDown={({ target, currentTarget }) =>
        (pressedOutside.current = target === currentTarget)
      }
      onClick={clickOutside}
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
