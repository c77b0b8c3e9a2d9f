import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
  type FocusEvent,
  type ReactNode,
} from 'react';
import { Button } from '../button/button';
import styles from './toast.module.css';

/** Specification section 9. */
const TOAST_MS = 5_000;

export interface Toast {
  text: string;
  kind?: 'success' | 'error';
  /** Doubles the time. */
  action?: ToastAction;
}

interface ToastAction {
  label: string;
  run: () => void;
  /** Not called when replaced by another action. */
  onEnd?: () => void;
}

/** Neither replaces the other. */
interface Shown {
  message?: Toast | undefined;
  offer?: Toast | undefined;
}

const ToastContext = createContext<(toast: Toast) => void>(() => undefined);

/**
 * Returns a function that shows a toast. A message replaces the last; one with
 * an action gives way only to an action.
 */
export function useToast(): (toast: Toast) => void {
  return useContext(ToastContext);
}

export function ToastProvider({ children }: { children: ReactNode }) {
  const [{ message, offer }, setShown] = useState<Shown>({});
  const show = useCallback(
    (toast: Toast) =>
      setShown((now) => ({
        ...now,
        [toast.action ? 'offer' : 'message']: toast,
      })),
    [],
  );
  const close = useCallback(
    (toast: Toast) =>
      setShown((now) => ({
        message: now.message === toast ? undefined : now.message,
        offer: now.offer === toast ? undefined : now.offer,
      })),
    [],
  );
  return (
    <ToastContext.Provider value={show}>
      {children}
      <div className={styles.region} role="status">
        {offer && <ToastCard toast={offer} onClose={close} />}
        {message && <ToastCard toast={message} onClose={close} />}
      </div>
    </ToastContext.Provider>
  );
}

function ToastCard({
  toast,
  onClose,
}: {
  toast: Toast;
  onClose: (toast: Toast) => void;
}) {
  const { action, kind = 'success', text } = toast;
  const end = useCallback(() => {
    onClose(toast);
    toast.action?.onEnd?.();
  }, [toast, onClose]);
  const { isHeld, hold } = useHold();
  const { rememberOrigin, returnFocus } = useReturnFocus();

  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(end, toast.action ? 2 * TOAST_MS : TOAST_MS);
    return () => clearTimeout(timer);
  }, [toast, end, isHeld]);

  const act = () => {
    returnFocus();
    end();
    action?.run();
  };
  return (
    <div
      className={`${styles.toast} ${styles[kind] ?? ''}`}
      {...hold}
      onFocusCapture={rememberOrigin}
    >
      <span className={action && styles.text}>{text}</span>
      {action && (
        <Button kind="text" className={styles.action} onClick={act}>
          {action.label}
        </Button>
      )}
    </div>
  );
}

/** Restarts the time after hover and focus. */
function useHold() {
  const [isPointedAt, setIsPointedAt] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const hold = {
    onPointerEnter: () => setIsPointedAt(true),
    onPointerLeave: () => setIsPointedAt(false),
    onFocus: () => setIsFocused(true),
    onBlur: () => setIsFocused(false),
  };
  return { isHeld: isPointedAt || isFocused, hold };
}

/** Returns keyboard focus to its origin. */
function useReturnFocus() {
  const from = useRef<EventTarget | null>(null);
  const rememberOrigin = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget) from.current = relatedTarget;
  };
  const returnFocus = () => {
    if (from.current instanceof HTMLElement && from.current.isConnected)
      from.current.focus({ preventScroll: true });
  };
  return { rememberOrigin, returnFocus };
}
