import { useEffect, useState } from 'react';

const IDLE_MS = 3_000;
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'focusin'];

/** True some seconds after the last sign of the visitor. */
export function useIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const wake = () => {
      clearTimeout(timer);
      setIsIdle(false);
      timer = setTimeout(() => setIsIdle(true), IDLE_MS);
    };
    wake();
    for (const sign of SIGNS) window.addEventListener(sign, wake, true);
    // The focus of a clicked button would keep the controls.
    const letGo = ({ detail, target }: MouseEvent) => {
      const focused = document.activeElement;
      if (
        detail > 0 &&
        target instanceof Node &&
        focused instanceof HTMLButtonElement &&
        focused.contains(target)
      )
        focused.blur();
    };
    window.addEventListener('click', letGo);
    return () => {
      window.removeEventListener('click', letGo);
      clearTimeout(timer);
      for (const sign of SIGNS) window.removeEventListener(sign, wake, true);
    };
  }, []);
  return isIdle;
}
