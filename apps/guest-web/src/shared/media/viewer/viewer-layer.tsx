import { useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { useScrollLock } from '../../lib/use-scroll-lock';
import styles from './viewer-layer.module.css';

interface ViewerLayerProps {
  /** Accessible name. */
  label: string;
  children: ReactNode;
}

/**
 * Covers its siblings and makes them inert. It is not a `<dialog>`, because
 * messages with an undo stay above it.
 */
export function ViewerLayer({ label, children }: ViewerLayerProps) {
  const ref = useRef<HTMLDivElement>(null);
  useScrollLock();
  useCoveredSiblings(ref);
  return (
    <div
      ref={ref}
      role="dialog"
      aria-modal="true"
      aria-label={label}
      tabIndex={-1}
      data-viewer-layer
      className={styles.layer}
    >
      {children}
    </div>
  );
}

function useCoveredSiblings(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const layer = ref.current!;
    const covered = [...layer.parentElement!.children].filter(
      (each) => each !== layer && !each.matches('[role="status"], [inert]'),
    );
    for (const each of covered) each.setAttribute('inert', '');
    layer.focus({ preventScroll: true });
    // Browsers without `inert` let the focus leave.
    const returnFocus = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.closest('[inert]')) layer.focus();
    };
    document.addEventListener('focusin', returnFocus);
    return () => {
      document.removeEventListener('focusin', returnFocus);
      for (const each of covered) each.removeAttribute('inert');
    };
  }, [ref]);
}
