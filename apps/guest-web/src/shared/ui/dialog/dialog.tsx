import {
  useEffect,
  useId,
  useRef,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { useScrollLock } from '../../lib/use-scroll-lock';
import styles from './dialog.module.css';

const CONTROLS = 'a[href], button, select, input';

interface DialogProps {
  title: string;
  /** Escape or the back gesture; with `closesOutside` also a tap outside. */
  onClose: () => void;
  /** False for a form: a stray tap must not discard it. */
  closesOutside?: boolean;
  /** An announcement, which takes the focus itself. */
  isCentred?: boolean;
  /** A phone's foot, or a corner below the page's bar. */
  isSheet?: boolean;
  children: ReactNode;
}

/** Stays open while mounted. */
export function Dialog({
  title,
  onClose,
  closesOutside = true,
  isCentred = false,
  isSheet = false,
  children,
}: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useScrollLock();

  useEffect(() => {
    const dialog = ref.current!;
    const opener = document.activeElement;
    open(dialog);
    // A ring around an untouched button looks wrong.
    if (isCentred) dialog.focus();
    // Otherwise the browser focuses the part that scrolls.
    if (isSheet) dialog.querySelector<HTMLElement>(CONTROLS)?.focus();
    return () => {
      dialog.close?.();
      // It was opened by the page.
      if (isCentred && opener === document.body) focusPage();
      else if (opener instanceof HTMLElement) opener.focus();
    };
  }, [isCentred, isSheet]);

  const cancel = (event: { preventDefault(): void }) => {
    event.preventDefault();
    onClose();
  };

  // A text selection may start inside and end outside.
  const pressedOutside = useRef(false);
  const clickOutside = ({ target, currentTarget }: MouseEvent) => {
    if (closesOutside && pressedOutside.current && target === currentTarget)
      onClose();
  };

  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog
      ref={ref}
      className={`${styles.dialog} ${isSheet ? styles.sheet : ''}`}
      aria-labelledby={titleId}
      aria-modal="true"
      tabIndex={-1}
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

/** Tab begins at the page's top, not at the dialog's place. */
function focusPage(): void {
  const { body } = document;
  body.tabIndex = -1;
  body.focus({ preventScroll: true });
  body.removeAttribute('tabindex');
}

/** Phones older than `<dialog>` get a covering layer by CSS. */
function open(dialog: HTMLDialogElement): void {
  if (typeof dialog.showModal === 'function') dialog.showModal();
  else {
    dialog.setAttribute('open', '');
    dialog.querySelector<HTMLElement>('input, textarea, button')?.focus();
  }
}
