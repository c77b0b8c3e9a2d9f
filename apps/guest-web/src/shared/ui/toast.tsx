import { createContext, useCallback, useContext, useEffect, useState, type ReactNode } from 'react';
import { Button } from './button';
import styles from './toast.module.css';

/** How long a toast stays (specification section 9). */
const TOAST_MS = 5_000;

export interface Toast {
  text: string;
  kind?: 'success' | 'error';
  /** One thing to do about it, such as taking it back. A toast with an action stays twice as long. */
  action?: { label: string; run: () => void };
}

const ToastContext = createContext<(toast: Toast) => void>(() => undefined);

/** Shows a short message at the foot of the page; a new one takes the place of the last. */
export function useToast(): (toast: Toast) => void {
  return useContext(ToastContext);
}

export function ToastProvider({ children }: { children: ReactNode }) {
  const [toast, setToast] = useState<Toast | null>(null);
  const close = useCallback(() => setToast(null), []);

  useEffect(() => {
    if (!toast) return undefined;
    const timer = setTimeout(close, toast.action ? 2 * TOAST_MS : TOAST_MS);
    return () => clearTimeout(timer);
  }, [toast, close]);

  return (
    <ToastContext.Provider value={setToast}>
      {children}
      <div className={styles.region} role="status">
        {toast && <ToastCard toast={toast} onClose={close} />}
      </div>
    </ToastContext.Provider>
  );
}

function ToastCard({ toast, onClose }: { toast: Toast; onClose: () => void }) {
  const { action, kind = 'success', text } = toast;
  const act = () => {
    onClose();
    action?.run();
  };
  return (
    <div className={`${styles.toast} ${styles[kind]}`}>
      <span>{text}</span>
      {action && (
        <Button kind="text" onClick={act}>
          {action.label}
        </Button>
      )}
    </div>
  );
}
