import { useLayoutEffect, useRef, type FocusEvent } from 'react';

/**
 * When the element that has the focus goes, another one of its group has it: who uses keys is not thrown back to the
 * top of the page. Whoever has the focus elsewhere, or has none, is left alone. The group's component calls this and
 * takes the answer as its handlers.
 */
export function useFocusHeir(heir: () => HTMLElement | null | undefined) {
  const held = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (!held.current || held.current.isConnected) return;
    held.current = null;
    const isLost =
      document.activeElement === document.body ||
      document.activeElement === null;
    if (isLost) heir()?.focus({ preventScroll: true });
  });
  const onFocus = ({ target }: FocusEvent) => {
    held.current = target;
  };
  const onBlur = ({ target }: FocusEvent) => {
    // A window that is left for another keeps its focus.
    if (document.activeElement !== target) held.current = null;
  };
  return { onFocus, onBlur };
}
