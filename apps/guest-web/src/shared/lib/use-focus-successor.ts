import { useLayoutEffect, useRef, type FocusEvent } from 'react';

/**
 * Moves the focus within a group when its element is removed. Spread the result
 * as handlers.
 */
export function useFocusSuccessor(
  successor: () => HTMLElement | null | undefined,
) {
  const held = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (!held.current || held.current.isConnected) return;
    held.current = null;
    const isLost =
      document.activeElement === document.body ||
      document.activeElement === null;
    if (isLost) successor()?.focus({ preventScroll: true });
  });
  const onFocus = ({ target }: FocusEvent) => {
    held.current = target;
  };
  const onBlur = ({ target }: FocusEvent) => {
    // A window in the background keeps its focus.
    if (document.activeElement !== target) held.current = null;
  };
  return { onFocus, onBlur };
}
