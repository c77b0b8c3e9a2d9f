import { useEffect } from 'react';

/** F, Enter or a click fills the screen; an arrow shows the next item. */
export function useScreenKeys(skip: () => void): void {
  useEffect(() => {
    const fill = () => {
      const root = document.documentElement;
      // Refused without a gesture, absent in some televisions.
      if (!document.fullscreenElement)
        void root.requestFullscreen?.().catch(() => undefined);
    };
    const onKey = ({ altKey, ctrlKey, key, metaKey }: KeyboardEvent) => {
      if (altKey || ctrlKey || metaKey) return;
      if (key === 'Enter' || key.toLowerCase() === 'f') fill();
      if (key === 'ArrowRight') skip();
    };
    window.addEventListener('keydown', onKey);
    window.addEventListener('click', fill);
    return () => {
      window.removeEventListener('keydown', onKey);
      window.removeEventListener('click', fill);
    };
  }, [skip]);
}
